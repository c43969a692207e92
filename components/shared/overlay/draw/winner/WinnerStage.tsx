import { shield } from '@/components/shared/overlay/draw/drawIcons';
import { Coin } from '@/components/shared/overlay/shells/Coin';
import { FitLine } from '@/components/shared/overlay/shells/FitLine';
import { ToolMark } from '@/components/shared/ToolMark';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { WinnerProps } from './Winner';
import { WinnerCard, WinnerFoot, WinnerName, WinnerWords } from './Winner.styles';

/** A long name is shown in letters of at least this share of the usual size, then cut. */
const LEAST = 0.28;

/** Who won, large, and how to check it. */
export function WinnerStage({ look, words }: WinnerProps) {
  const { t } = useTranslation('drawOverlay');
  const { held, isNext, way, winner } = words;
  if (winner === null) return null;
  return (
    <WinnerCard
      $isMiddle={look.place === 'MIDDLE'}
      data-tone="won"
      className="pp-card pp-stage pp-winner"
    >
      <Coin tone="won" mark={<ToolMark tool="chance" />} />
      <WinnerWords>
        <p>{t(isNext ? 'winner.next_is' : 'winner.is')}</p>
        <WinnerName className="pp-overlay-name">
          <FitLine text={winner.name} least={LEAST} isCentred />
        </WinnerName>
        <p>
          <bdi>{winner.prize}</bdi>
        </p>
      </WinnerWords>
      <WinnerFoot>
        <p>
          <DrawnIcon drawing={shield} />
          <b>{t('check')}</b>
          <span className="far" dir="ltr">
            {way.host}
            {way.path}
          </span>
        </p>
        <p>{held}</p>
      </WinnerFoot>
    </WinnerCard>
  );
}
