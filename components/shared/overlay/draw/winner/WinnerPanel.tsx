import styled, { css } from 'styled-components';
import { Clock } from '@/components/shared/draw/Clock';
import { Ends, Large, Loud } from '@/components/shared/overlay/shells/lines.styles';
import { Card } from '@/components/shared/overlay/shells/Card';
import { FitLine } from '@/components/shared/overlay/shells/FitLine';
import { FootJoin } from '@/components/shared/overlay/shells/JoinWay';
import { Plate } from '@/components/shared/overlay/shells/Panel';
import { Side } from '@/components/shared/overlay/shells/Side';
import { Label, Name, Num } from '@/components/shared/overlay/shells/words.styles';
import { ToolMark } from '@/components/shared/ToolMark';
import { UserPhoto } from '@/components/ui/UserPhoto';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { oneLine } from '@/styles/mixins';
import { k, overlayText, rounded } from '@/styles/overlay';
import { weight } from '@/styles/tokens';
import type { WinnerProps } from './Winner';
import type { Holder } from '@/hooks/lottery/overlay/words/useWinnerWords';

/** A long name stands in letters of at least this share of the usual size. */
const LEAST = 0.5;
/** More rows than these never fit, whatever the size of the source. */
const ROWS = 12;
const PHOTO = { card: 100, side: 150 };

const Face = styled.div<{ $isCentred: boolean; $isTight: boolean }>`
  display: flex;
  align-items: center;
  gap: ${k(22)};
  min-width: 0;

  > div {
    flex: 1;
    min-width: 0;
  }

  > img,
  > svg {
    flex: none;
    width: ${k(PHOTO.card)};
    height: ${k(PHOTO.card)};
    border-radius: ${rounded};
  }

  ${Label} {
    color: inherit;
  }

  ${({ $isCentred, $isTight }) =>
    $isCentred &&
    css`
      flex-direction: column;
      gap: ${k($isTight ? 10 : 22)};
      padding: ${k($isTight ? 0 : 20)} 0;
      text-align: center;

      > div {
        width: 100%;
      }

      > img,
      > svg {
        width: ${k($isTight ? PHOTO.card : PHOTO.side)};
        height: ${k($isTight ? PHOTO.card : PHOTO.side)};
      }
    `}
`;

const Big = styled.div<{ $px: number }>`
  font-size: ${({ $px }) => k($px)};
  line-height: 1.2;
`;

const Prize = styled.p`
  margin: 0;
  font-size: ${k(28)};
  font-weight: ${weight.strong};
  ${oneLine}
`;

const Claim = styled(Ends)`
  align-items: baseline;
  margin-top: ${k(12)};

  ${Label} {
    color: inherit;
  }
`;

/** Whole rows only: one that does not fit begins a second column, and that is outside of what shows. */
const Rows = styled.ol`
  display: flex;
  flex: 0 1 auto;
  flex-flow: column wrap;
  gap: ${k(10)} ${k(60)};
  min-height: 0;
  margin: 0;
  padding: 0;
  overflow: hidden;
  list-style: none;

  /* Nothing at the very top, so that even the first row gives way as a whole. */
  &::before {
    width: 100%;
    margin-bottom: ${k(-10)};
    content: '';
  }

  > li {
    display: flex;
    gap: ${k(14)};
    align-items: center;
    width: 100%;
    min-width: 0;
    font-size: ${overlayText.next};
  }

  > li > div {
    flex: 1;
    min-width: 0;
  }
`;

/** A card or a side panel: who won what, whose claim is awaited, and where to check it. */
export function WinnerPanel({ title, look, words }: WinnerProps) {
  const { t } = useTranslation('drawOverlay');
  const { others, way, winner } = words;
  const isSide = look.design === 'SIDE';
  const Shell = isSide ? Side : Card;
  const join = <FootJoin way={way} label={t('check')} codeLabel={look.hasCode ? t('qr') : null} />;
  return (
    <Shell mark={<ToolMark tool="chance" />} title={title} label={words.held} join={join}>
      {winner === null ? (
        <Plate isQuiet className="pp-overlay-now">
          <Loud>{t('nobody')}</Loud>
        </Plate>
      ) : (
        <Plate className="pp-overlay-now">
          <Face $isCentred={isSide} $isTight={others.length > 0}>
            <UserPhoto
              src={winner.profilePhoto}
              name={winner.name}
              side={isSide ? PHOTO.side : PHOTO.card}
            />
            <div>
              <Label>{t(words.isNext ? 'winner.next' : 'winner.label')}</Label>
              <Big $px={isSide ? 66 : 46} className="pp-overlay-name">
                <FitLine text={winner.name} least={LEAST} isCentred={isSide} />
              </Big>
              <Prize>
                <bdi>{winner.prize}</bdi>
              </Prize>
            </div>
          </Face>
          <ClaimLine {...{ words }} />
        </Plate>
      )}
      {others.length > 0 && <Others {...{ others }} />}
    </Shell>
  );
}

/** Until when the winner can claim, or that they did; nothing before the host's word. */
function ClaimLine({ words: { claimBy, isClaimed } }: Pick<WinnerProps, 'words'>) {
  const { t } = useTranslation('drawOverlay');
  if (claimBy === null && !isClaimed) return null;
  return (
    <Claim className="pp-overlay-claim">
      <Label>{t(isClaimed ? 'claimed' : 'claim_within')}</Label>
      {claimBy !== null && (
        <Large $px={60}>
          <Clock until={claimBy} />
        </Large>
      )}
    </Claim>
  );
}

function Others({ others }: { others: readonly Holder[] }) {
  const { t } = useTranslation('drawOverlay');
  return (
    <Rows className="pp-overlay-next" aria-label={t('others')}>
      {others.slice(0, ROWS).map(({ id, slot, name, prize }) => (
        <li key={id} className="pp-overlay-row">
          <Num>{slot}</Num>
          <div>
            <Name className="pp-overlay-name">{name}</Name>
            <Label>
              <bdi>{prize}</bdi>
            </Label>
          </div>
        </li>
      ))}
    </Rows>
  );
}
