import { shownWinner } from '@/hooks/lottery/fan/fanState';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { LiveLottery } from '@/lib/live/lottery/liveLottery';

interface PillWords {
  label: string;
  /** Until when a clock runs; null: words stand there. */
  until: string | null;
  words: string;
}

/** A draw in a line. */
export function usePillWords(lottery: LiveLottery): PillWords {
  const { t } = useTranslation('drawOverlay');
  const { closesAt, creator, opensAt, roundAt, state, title } = lottery;
  switch (state) {
    case 'SCHEDULED':
      return { label: t('pill.opens'), until: opensAt, words: t('opens_soon') };
    case 'OPEN':
      if (closesAt === null) {
        return { label: title, until: null, words: t('by_hand', { name: creator.name }) };
      }
      return { label: t('pill.closes'), until: closesAt, words: '' };
    case 'CLOSED':
      if (roundAt === null) return { label: title, until: null, words: t('drawing') };
      return { label: t('pill.locked'), until: roundAt, words: '' };
    case 'CLAIMING':
    case 'COMPLETED': {
      const winner = shownWinner(lottery);
      if (winner === null) return { label: title, until: null, words: t('nobody') };
      return { label: t('winner.label'), until: null, words: winner.handle ?? t('gone') };
    }
    default:
      return { label: title, until: null, words: t(state === 'PAUSED' ? 'paused' : 'cancelled') };
  }
}
