import { useCountdown } from '@/hooks/ui/time/useCountdown';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { LiveLottery } from '@/lib/live/lottery/liveLottery';
import { prizesInALine } from './prizesInALine';
import { checkWay } from './checkWay';

/** The last seconds belong to the clock. */
const LAST_SECONDS = 10;

export interface CountdownWords<Way> {
  /** The first prize, and how many more there are. */
  prize: string;
  /** Says what the clock counts, or what the sentence is about. */
  label: string;
  /** Until when the clock runs; null: a sentence stands there. */
  until: string | null;
  sentence: string;
  /** The clock alone. */
  isLast: boolean;
  /** People may enter, or were in: there is something to count. */
  hasEntrants: boolean;
  way: Way;
  wayLabel: string;
}

/** What a draw says until its list is closed, and once it was cancelled. */
export function useCountdownWords<Way extends { url: string }>(
  lottery: LiveLottery,
  way: Way,
): CountdownWords<Way> {
  const { t } = useTranslation('drawOverlay');
  const { closesAt, creator, opensAt, prizes, prizeCount, state, title } = lottery;
  const isOpen = state === 'OPEN';
  const left = useCountdown(isOpen ? closesAt : null);
  const words = {
    prize: prizesInALine(prizes, prizeCount, t),
    until: null,
    isLast: false,
    hasEntrants: true,
    way,
    wayLabel: t('follow'),
  };
  switch (state) {
    case 'CANCELLED':
      return {
        ...words,
        label: t('cancelled_text'),
        sentence: t('cancelled'),
        hasEntrants: false,
        way: checkWay(way, lottery.id),
        wayLabel: t('check'),
      };
    case 'PAUSED':
      return { ...words, label: t('paused'), sentence: t('stay') };
    case 'OPEN':
      return {
        ...words,
        label: closesAt === null ? title : t('closes_in'),
        until: closesAt,
        sentence: t('by_hand', { name: creator.name }),
        isLast: left !== null && left <= LAST_SECONDS,
        wayLabel: t('enter'),
      };
    default:
      return { ...words, label: t('opens_in'), until: opensAt, sentence: '', hasEntrants: false };
  }
}
