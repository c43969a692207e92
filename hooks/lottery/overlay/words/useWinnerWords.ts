import { checkWay } from './checkWay';
import { holdersOf, shownWinner } from '@/hooks/lottery/fan/fanState';
import type { PlayedLottery } from '@/hooks/lottery/overlay/usePlayed';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { LotteryWinner } from '@/lib/shared/lottery/messages';
import { ENTRY } from '@/lib/shared/lottery/states';

/** Somebody who holds a prize, in words. */
export interface Holder {
  id: string;
  /** The prize's number. */
  slot: number;
  name: string;
  profilePhoto: string;
  prize: string;
}

export interface WinnerWords<Way> {
  /** Null: the prize found nobody. */
  winner: Holder | null;
  /** How many tickets they held. */
  held: string;
  /** The prize came from somebody who lost it. */
  isNext: boolean;
  /** The reveal is being played: large, with confetti. */
  isPlayed: boolean;
  /** Who else holds a prize: while the reveal is played only those who were shown before. */
  others: readonly Holder[];
  /** Until when the prize is kept; null: nothing runs. */
  claimBy: string | null;
  isClaimed: boolean;
  way: Way;
}

/** Who won what: whoever the reveal has come to, else how the draw stands. */
export function useWinnerWords<Way extends { url: string }>(
  lottery: PlayedLottery,
  way: Way,
): WinnerWords<Way> {
  const { t } = useTranslation('drawOverlay');
  const { prizes, scene, ticketTotal, winners } = lottery;
  const isPlayed = scene?.step.kind === 'winner' && scene.winner !== null;
  const shown = isPlayed ? scene.winner : shownWinner(lottery);
  const toHolder = (one: LotteryWinner): Holder => ({
    id: one.id,
    slot: one.slot,
    name: one.handle ?? t('gone'),
    profilePhoto: one.profilePhoto,
    prize: prizes[one.prize]?.title ?? '',
  });
  const others = holdersOf(lottery).filter(
    ({ id, slot }) => id !== shown?.id && (!isPlayed || slot < (shown?.slot ?? 0)),
  );
  const isWon = shown?.status === ENTRY.won;
  return {
    winner: shown && toHolder(shown),
    held: t('held', { mine: shown?.tickets ?? 0, count: ticketTotal }),
    isNext: winners.some(({ id, slot }) => slot === shown?.slot && id !== shown.id),
    isPlayed,
    others: others.map(toHolder),
    claimBy: isWon && !isPlayed ? (shown?.claimBy ?? null) : null,
    isClaimed: shown !== null && shown.status >= ENTRY.claimed,
    way: checkWay(way, lottery.id),
  };
}
