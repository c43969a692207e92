import { useState } from 'react';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { useSecureqlMutation } from '@/hooks/secureql/useSecureqlMutation';
import { useToast } from '@/hooks/ui/toasts/useToast';
import { errorOf } from '@/lib/secureql/browser/answer';
import type { Favorite } from './types';

interface Standing {
  isKept: boolean;
  notifyLive: boolean;
}

interface Options {
  /** Whether it is one already. */
  isKept?: boolean;
  /** Said where no answer comes. */
  failure: string;
}

/** One favorite and what its owner does with it: shown at once, taken back when it fails. */
export function useFavorite(
  favorite: Pick<Favorite, 'targetType' | 'targetId' | 'notifyLive'>,
  { isKept = true, failure }: Options,
) {
  const { t } = useTranslation('common');
  const { targetType, targetId, notifyLive: isNotified } = favorite;
  const [standing, setStanding] = useState<Standing>({ isKept, notifyLive: isNotified });
  const saving = useSecureqlMutation('favorites/save-favorite/');
  const removing = useSecureqlMutation('favorites/remove-favorite/');
  const toast = useToast();
  const isRunning = saving.isRunning || removing.isRunning;

  async function change(wish: Standing) {
    if (isRunning) return;
    setStanding(wish);
    const answer = wish.isKept
      ? await saving.run({ targetType, targetId, notifyLive: wish.notifyLive })
      : await removing.run({ targetType, targetId });
    const code = answer && errorOf(answer);
    if (answer && code === null) return;
    setStanding(standing);
    toast.error(code ? t(`errors:${code}`) : failure);
  }

  return {
    ...standing,
    isRunning,
    remove: () => change({ ...standing, isKept: false }),
    keep: () => change({ ...standing, isKept: true }),
    setNotifyLive: (notifyLive: boolean) => change({ isKept: true, notifyLive }),
  };
}
