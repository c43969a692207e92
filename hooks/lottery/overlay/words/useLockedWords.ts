import { hexGroups } from './hexGroups';
import { useCountdown } from '@/hooks/ui/time/useCountdown';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { LiveLottery } from '@/lib/live/lottery/liveLottery';

/** As many hex digits of the list's hash as page and stream show; fewer can be made to collide. */
const SHOWN = 32;
/** So long after its time the number is not called late. */
const PATIENCE_MS = 6000;
/** Half of the digits, with their gaps. */
const HALF = 19;

export interface LockedWords {
  /** When the public number comes; null without one. */
  until: string | null;
  /** How many seconds the whole ring is. */
  seconds: number;
  /** What decides, and when. */
  sentence: string;
  /** The fingerprint of the list in two halves; null: it has none. */
  print: readonly [string, string] | null;
}

/** The list is frozen and nobody knows the winner: the seconds until the public number. */
export function useLockedWords(lottery: LiveLottery): LockedWords {
  const { t } = useTranslation('drawOverlay');
  const { closedAt, entrantsHash, roundAt } = lottery;
  const left = useCountdown(roundAt);
  const lateAt = roundAt && new Date(Date.parse(roundAt) + PATIENCE_MS).toISOString();
  const isLate = useCountdown(left === 0 ? lateAt : null) === 0;
  const whole =
    roundAt && closedAt ? Math.ceil((Date.parse(roundAt) - Date.parse(closedAt)) / 1000) : 0;
  const digits = entrantsHash === null ? null : hexGroups(entrantsHash, SHOWN);
  const isTest = lottery.randomness === 'drand-test';

  function sentence(): string {
    if (roundAt === null) return t('locked.none');
    if (isLate) return t('locked.late');
    if (left === 0) return t('locked.now');
    return t(isTest ? 'locked.test' : 'locked.text', { count: left ?? whole });
  }

  return {
    until: roundAt,
    seconds: Math.max(1, whole),
    sentence: sentence(),
    print: digits === null ? null : [digits.slice(0, HALF), digits.slice(HALF + 1)],
  };
}
