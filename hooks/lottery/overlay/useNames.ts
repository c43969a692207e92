import { useRef } from 'react';
import { REEL_LENGTH, useReel } from '@/hooks/lottery/fan/useReveal';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { LotteryWinner } from '@/lib/shared/lottery/messages';
import type { PlayedLottery } from './usePlayed';
import { useRolling, type Direction } from './useRolling';

export interface NamesProps {
  lottery: PlayedLottery;
  winner: LotteryWinner;
}

/** One name as it goes by. */
export interface Passing {
  /** Places from the middle; below 0 it comes before. */
  by: number;
  handle: string;
  profilePhoto: string;
}

/**
 * Names that run by and stop at the winner, who is fixed before it begins. `shown`: so many places
 * around the middle; empty until the first name, and while nothing runs.
 */
export function useNames({ lottery, winner }: NamesProps, around: number, direction: Direction) {
  const { t } = useTranslation('drawOverlay');
  const { at, isDone } = useReel(lottery.next, lottery.isCalm);
  const list = useRef<HTMLDivElement>(null);
  useRolling(list, at, direction, lottery.isCalm);
  const last = { handle: winner.handle ?? t('gone'), profilePhoto: winner.profilePhoto };
  const others = lottery.partyMembers.filter(({ id }) => id !== winner.id);
  const nameAt = (place: number) =>
    place === REEL_LENGTH ? last : (others[Math.max(0, place) % others.length] ?? last);
  const shown: Passing[] =
    at === 0
      ? []
      : Array.from({ length: 2 * around + 1 }, (_, index) => {
          const by = index - around;
          const { handle, profilePhoto } = nameAt(at + by);
          return { by, handle, profilePhoto };
        });
  return { list, shown, isDone, drawing: t('drawing') };
}
