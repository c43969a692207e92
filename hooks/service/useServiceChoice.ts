import { useState } from 'react';
import { checkoutPath } from '@/lib/navigation/tools/experiencePath';
import type { ServicePage, TierView } from '@/lib/shared/experiences/views';
import { useNextTimes } from './useNextTimes';

/** Whether a tier cannot be bought any more. */
export const isSoldOut = ({ stockLeft }: TierView) => stockLeft === 0;

/** Which tier and time the reader is about to book: the most booked one, and its next time, at first. */
export function useServiceChoice({ id, tiers, kind, creator }: ServicePage) {
  const [tierId, chooseTier] = useState(() => firstOf(tiers)?.id ?? null);
  const [chosenAt, chooseTime] = useState<string | null>(null);
  const tier = tiers.find((one) => one.id === tierId) ?? firstOf(tiers);
  const isOpen = tier !== null && !isSoldOut(tier);
  const days = useNextTimes(creator.id, kind === 'SESSION' && isOpen ? tier : null);
  const offered = days?.flat() ?? [];
  const slot = offered.find(({ startsAt }) => startsAt === chosenAt) ?? offered[0] ?? null;
  return {
    tier,
    chooseTier,
    /** Undefined: not known yet. Null: they could not be read, or it has none. */
    days,
    slot,
    chooseTime,
    /** Where it goes on; null: this tier cannot be had. */
    path: isOpen ? checkoutPath(id, tier.id, slot?.startsAt) : null,
  };
}

export type ServiceChoice = ReturnType<typeof useServiceChoice>;

function firstOf(tiers: readonly TierView[]): TierView | null {
  const left = tiers.filter((tier) => !isSoldOut(tier));
  return left.find(({ isMostBooked }) => isMostBooked) ?? left[0] ?? tiers[0] ?? null;
}
