import { ToolMark } from '@/components/shared/ToolMark';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { useFittingText } from '@/hooks/ui/useFittingText';
import type { LiveLottery } from '@/lib/live/lottery/liveLottery';
import type { LotteryWinner } from '@/lib/shared/lottery/messages';
import { Confetti } from './Confetti';
import type { Ways } from '@/components/shared/overlay/draw/DrawOverlay';
import { StageRoot } from '@/components/shared/overlay/draw/Stage.styles';
import { TopCoin, WinnerCard, WinnerFoot, WinnerName, WinnerWords } from './Winner.styles';

/** A long name is shown in letters of at least this share of the usual size, then cut. */
const LEAST = 0.28;

interface Props {
  lottery: LiveLottery;
  winner: LotteryWinner;
  ways: Ways;
  /** The prize came from somebody who lost it. */
  isNext: boolean;
}

/** Who won, large, and how to check it. */
export function WinnerStage({ lottery, winner, ways, isNext }: Props) {
  const { t } = useTranslation('drawOverlay');
  const name = winner.handle ?? t('gone');
  const fitting = useFittingText<HTMLElement>(name, LEAST);
  return (
    <StageRoot className="pp-overlay">
      {!isNext && <Confetti />}
      <WinnerCard className="pp-stage pp-winner">
        <TopCoin>
          <ToolMark tool="chance" />
        </TopCoin>
        <WinnerWords>
          <p>{t(isNext ? 'winner.next_is' : 'winner.is')}</p>
          <WinnerName ref={fitting} className="pp-overlay-name" dir="auto">
            {name}
          </WinnerName>
          <p>
            <bdi>{lottery.prizes[winner.prize]?.title}</bdi>
          </p>
        </WinnerWords>
        <WinnerFoot>
          <p>
            <b>{t('check')}</b>{' '}
            <span className="far" dir="ltr">
              {ways.host}
              {ways.path}
            </span>
          </p>
          <p>{t('held', { mine: winner.tickets, count: lottery.ticketTotal })}</p>
        </WinnerFoot>
      </WinnerCard>
    </StageRoot>
  );
}
