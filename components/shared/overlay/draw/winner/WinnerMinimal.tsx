import styled from 'styled-components';
import { Clock } from '@/components/shared/draw/Clock';
import { CapsuleClock, Strong } from '@/components/shared/overlay/shells/lines.styles';
import { shield } from '@/components/shared/overlay/draw/drawIcons';
import { Capsule } from '@/components/shared/overlay/shells/Capsule';
import { Minimal } from '@/components/shared/overlay/shells/Minimal';
import { BigName, Label } from '@/components/shared/overlay/shells/words.styles';
import { ToolMark } from '@/components/shared/ToolMark';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { k } from '@/styles/overlay';
import { toneColors } from '@/styles/tokens';
import type { WinnerProps } from './Winner';

const Large = styled.div`
  max-width: 100%;

  > div {
    height: ${k(92)};
    padding: 0 ${k(44)};
  }

  ${BigName} {
    max-width: ${k(900)};
    font-size: ${k(58)};
  }

  [data-canvas='small'] && ${BigName} {
    max-width: ${k(500)};
  }
`;

const Check = styled(Strong)`
  display: flex;
  gap: ${k(14)};
  align-items: center;

  svg {
    flex: none;
    width: ${k(34)};
    height: ${k(34)};
    color: ${toneColors('good').text};
  }
`;

/** The winner on plates only as wide as their words. */
export function WinnerMinimal({ title, words }: WinnerProps) {
  const { t } = useTranslation('drawOverlay');
  const { claimBy, isClaimed, isNext, winner } = words;
  const mark = <ToolMark tool="chance" />;
  return (
    <Minimal>
      {winner === null ? (
        <Capsule mark={mark} className="pp-overlay-now">
          <Label>
            <bdi>{title}</bdi>
          </Label>
          <Strong>{t('nobody')}</Strong>
        </Capsule>
      ) : (
        <>
          <Capsule mark={mark}>
            <Label>{t(isNext ? 'winner.next' : 'winner.label')}</Label>
            <Strong className="pp-overlay-about">
              <bdi>{winner.prize}</bdi>
            </Strong>
          </Capsule>
          <Large>
            <Capsule tone="won" className="pp-overlay-now">
              <BigName className="pp-overlay-name">{winner.name}</BigName>
            </Capsule>
          </Large>
        </>
      )}
      {(claimBy !== null || isClaimed) && (
        <Capsule isSmall className="pp-overlay-claim">
          <Label>{t(isClaimed ? 'claimed' : 'claim_within')}</Label>
          {claimBy !== null && (
            <CapsuleClock $px={32}>
              <Clock until={claimBy} />
            </CapsuleClock>
          )}
        </Capsule>
      )}
      <Capsule isSmall>
        <Check>
          <DrawnIcon drawing={shield} />
          {t('anyone_draw')}
        </Check>
      </Capsule>
    </Minimal>
  );
}
