import { useRef } from 'react';
import { UserPhoto } from '@/components/ui/UserPhoto';
import { REEL_LENGTH, useReel } from '@/hooks/lottery/fan/useReveal';
import { useRolling } from '@/hooks/lottery/overlay/useRolling';
import { useFittingText } from '@/hooks/ui/useFittingText';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { LiveLottery } from '@/lib/live/lottery/liveLottery';
import type { LotteryWinner } from '@/lib/shared/lottery/messages';
import { Stage, StageRoot } from './Stage.styles';
import { StageTop } from './StageTop';
import { Names } from '@/components/shared/overlay/draw/winner/Winner.styles';

/** Names above and below the middle one. */
const AROUND = [-2, -1, 0, 1, 2];
/** A long name stands in letters of at least this share of the usual size. */
const LEAST = 0.4;

interface Props {
  lottery: LiveLottery;
  winner: LotteryWinner;
  onDone: () => void;
}

/** Names run by and stop at the winner, who is fixed before it begins. */
export function ReelStage({ lottery, winner, onDone }: Props) {
  const { t } = useTranslation('drawOverlay');
  const { at, isDone } = useReel(onDone);
  const list = useRef<HTMLDivElement>(null);
  useRolling(list, at);
  const fitting = useFittingText<HTMLElement>(isDone ? winner.id : '', LEAST);
  const { prizes, prizeCount, ticketTotal } = lottery;
  const handle = winner.handle ?? t('gone');
  const others = lottery.partyMembers.filter(({ id }) => id !== winner.id);
  const last = { handle, profilePhoto: winner.profilePhoto };
  const nameAt = (place: number) =>
    place === REEL_LENGTH ? last : (others[Math.max(0, place) % others.length] ?? last);
  const among =
    prizeCount > 1
      ? t('prize_of', { number: winner.slot, count: prizeCount })
      : t('tickets', { count: ticketTotal });
  return (
    <StageRoot className="pp-overlay">
      <Stage className="pp-stage">
        <StageTop title={prizes[winner.prize]?.title ?? ''} among={among} />
        <Names ref={list} className="pp-stage-names">
          {at === 0 ? (
            <span className="middle">
              <bdi>{t('drawing')}</bdi>
            </span>
          ) : (
            AROUND.map((by) => {
              const shown = nameAt(at + by);
              if (by !== 0) {
                return (
                  <span key={by} className={Math.abs(by) === 2 ? 'far' : undefined}>
                    {shown.handle}
                  </span>
                );
              }
              return (
                <span key={isDone ? 'stands' : by} className={isDone ? 'middle stands' : 'middle'}>
                  {isDone && <UserPhoto src={shown.profilePhoto} name={shown.handle} side={120} />}
                  <bdi ref={isDone ? fitting : undefined}>{shown.handle}</bdi>
                </span>
              );
            })
          )}
        </Names>
      </Stage>
    </StageRoot>
  );
}
