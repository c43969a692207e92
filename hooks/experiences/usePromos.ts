import { useState } from 'react';
import { useToast } from '@/hooks/ui/toasts/useToast';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { tryCall } from '@/lib/secureql/tryCall';
import type { ErrorCode } from '@/lib/shared/errors';
import type { Promo } from '@/lib/shared/promos/promo';

/** A creator's codes: new ones come on top, and each is put on or off. */
export function usePromos(first: readonly Promo[]) {
  const { t } = useTranslation('experiences');
  const toast = useToast();
  const [promos, setPromos] = useState(first);
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);

  async function turn(promoId: string, isOn: boolean): Promise<boolean> {
    setRefusal(null);
    const outcome = await tryCall('promos/switch/', { promoId, isOn });
    const item = outcome.answer?.switchPromo.item;
    setRefusal(outcome.refusal);
    if (!item) return false;
    setPromos((before) => before.map((promo) => (promo.id === item.id ? item : promo)));
    return true;
  }

  return {
    promos,
    refusal,
    add: (promo: Promo) => setPromos((before) => [promo, ...before]),
    /** Done at once, and taken back in the toast. */
    switchTo: async ({ id, code }: Promo, isOn: boolean) => {
      if (!(await turn(id, isOn))) return;
      toast.undoable(t(isOn ? 'codes.is_on' : 'codes.is_off', { code }), () => {
        void turn(id, !isOn);
      });
    },
  };
}
