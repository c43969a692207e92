import { useEffect, useRef } from 'react';
import { useToast } from '@/hooks/ui/toasts/useToast';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { ENTRY } from '@/lib/shared/lottery/states';
import { isAwaited, nameOf } from './claims';
import type { ConsoleLottery, HostClaim } from './types';

/** Says once of everybody whose time to claim passed, and who is up for the prize by that. */
export function useLapseNews({ claims }: ConsoleLottery) {
  const { t } = useTranslation('lotteryConsole');
  const toast = useToast();
  const awaited = useRef<readonly HostClaim[]>(claims.filter(isAwaited));

  useEffect(() => {
    const before = awaited.current;
    awaited.current = claims.filter(isAwaited);
    for (const was of before) {
      const now = claims.find(({ id }) => id === was.id);
      if (now?.status !== ENTRY.expired) continue;
      const next = claims.find(({ slot, status }) => slot === was.slot && status === ENTRY.won);
      const name = nameOf(was);
      toast.warning(
        next ? t('said.lapsed', { name, next: nameOf(next) }) : t('said.lapsed_nobody', { name }),
      );
    }
  }, [claims, t, toast]);
}
