import styled from 'styled-components';
import { Clock } from '@/components/shared/draw/Clock';
import { BesideCode, Large } from '@/components/shared/overlay/shells/lines.styles';
import { shield, trophy } from '@/components/shared/overlay/draw/drawIcons';
import { Bar, Column } from '@/components/shared/overlay/shells/Bar';
import { FitLine } from '@/components/shared/overlay/shells/FitLine';
import { BarCode } from '@/components/shared/overlay/shells/JoinWay';
import { NameItem, WholeNames } from '@/components/shared/overlay/shells/Names';
import { Hero, Separator } from '@/components/shared/overlay/shells/words.styles';
import { ToolMark } from '@/components/shared/ToolMark';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { k } from '@/styles/overlay';
import { weight } from '@/styles/tokens';
import type { WinnerProps } from './Winner';

/** A long name stands in letters of at least this share of the usual size. */
const LEAST = 0.5;
/** More names than these never fit a line. */
const OTHERS = 6;

const Big = styled(Hero)`
  font-size: ${k(60)};
  line-height: 1.15;
  letter-spacing: 0;

  /* Of the size that it was shrunk to. */
  > bdi {
    letter-spacing: -0.02em;
  }
`;

/** What a small canvas has no room for. */
const Aside = styled.div`
  flex: none;
  text-align: right;

  p {
    display: flex;
    gap: ${k(10)};
    align-items: center;
    justify-content: flex-end;
    margin: 0;
    font-size: ${k(32)};
    font-weight: ${weight.strong};
    white-space: nowrap;
  }

  svg {
    width: ${k(38)};
    height: ${k(38)};
  }

  [data-canvas='medium'] &,
  [data-canvas='small'] & {
    display: none;
  }
`;

/** The one bar that inverts: the winner's. */
export function WinnerBar({ look, words }: WinnerProps) {
  const { t } = useTranslation('drawOverlay');
  const { claimBy, held, isClaimed, isNext, isPlayed, others, way, winner } = words;
  const code = look.hasCode && (
    <BarCode $side={208} text={way.url} label={t('qr')} className="pp-overlay-qr" />
  );
  if (winner === null) {
    return (
      <Bar mark={<ToolMark tool="chance" />} join={code}>
        <Column label={t('check')} isGrowing>
          <Hero className="pp-overlay-now">{t('nobody')}</Hero>
        </Column>
      </Bar>
    );
  }
  const label = t(isNext ? 'winner.next' : 'winner.label');
  return (
    <Bar tone="won" mark={<DrawnIcon drawing={trophy} />} join={code}>
      <BesideCode $hasCode={look.hasCode}>
        {' '}
        <Column isGrowing label={<Prize {...{ label, prize: winner.prize }} />}>
          <Big className="pp-overlay-now pp-overlay-name">
            <FitLine text={winner.name} least={LEAST} />
          </Big>
        </Column>
        {claimBy !== null && (
          <>
            <Separator />
            <Column label={t('claim_within')}>
              <Large $px={60} className="pp-overlay-claim">
                <Clock until={claimBy} />
              </Large>
            </Column>
          </>
        )}
        {!isPlayed && others.length > 0 && (
          <>
            <Separator />
            <Column label={t('others')} isGrowing>
              <WholeNames label={t('others')} className="pp-overlay-next">
                {others.slice(0, OTHERS).map(({ id, slot, name }) => (
                  <NameItem key={id} id={id} place={slot} name={name} />
                ))}
              </WholeNames>
            </Column>
          </>
        )}
        {(isPlayed || others.length === 0) && claimBy === null && (
          <Aside>
            <Column label={isClaimed ? t('claimed') : held}>
              <p>
                <DrawnIcon drawing={shield} />
                {t('anyone')}
              </p>
            </Column>
          </Aside>
        )}
      </BesideCode>
    </Bar>
  );
}

function Prize({ label, prize }: { label: string; prize: string }) {
  return (
    <>
      {label} · <bdi className="pp-overlay-about">{prize}</bdi>
    </>
  );
}
