import styled from 'styled-components';
import { Hex } from '@/components/shared/overlay/draw/draw.styles';
import { prizesInALine } from '@/hooks/lottery/overlay/words/prizesInALine';
import { s, Stage } from '@/components/shared/overlay/draw/stage.styles';
import { StageTop } from '@/components/shared/overlay/draw/StageTop';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { color, weight } from '@/styles/tokens';
import { Fingerprint } from './Fingerprint';
import { ColumnNames } from './names/ColumnNames';
import type { RevealProps } from './Reveal';
import { LargeRing } from './Rings';
import { useLockedWords } from '@/hooks/lottery/overlay/words/useLockedWords';

/** The ring, and what is to be said beside it. */
const Beside = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${s(64)};

  &.alone {
    justify-content: center;
    text-align: center;
  }

  > :last-child {
    min-width: 0;
  }

  h1 {
    font-size: ${s(66)};
    font-weight: ${weight.display};
    line-height: 1.08;
    letter-spacing: -0.02em;
  }

  p {
    margin: ${s(18)} 0 0;
    color: ${color.textQuiet};
    line-height: 1.35;
  }

  [data-canvas='small'] & {
    flex-direction: column;
    gap: ${s(36)};
    text-align: center;
  }
`;

const Print = styled.div`
  margin-top: ${s(26)};
  color: ${color.textQuiet};
  font-size: ${s(25)};
  font-weight: ${weight.strong};

  ${Hex} {
    margin-top: ${s(4)};
    color: ${color.text};
    font-size: ${s(30)};
    line-height: 1.5;
  }
`;

/** The reveal in the middle of the picture. */
export function RevealCard({ lottery, look }: RevealProps) {
  const { t } = useTranslation('drawOverlay');
  const { memberCount, prizes, prizeCount, scene, ticketTotal } = lottery;
  const isMiddle = look.place === 'MIDDLE';
  const tickets = t('tickets', { count: ticketTotal });
  if (scene?.step.kind === 'reel' && scene.winner) {
    const { key, winner } = scene;
    const among =
      prizeCount > 1 ? t('prize_of', { number: winner.slot, count: prizeCount }) : tickets;
    return (
      <Stage $isMiddle={isMiddle} className="pp-card pp-stage">
        <StageTop title={prizes[winner.prize]?.title ?? ''} among={among} />
        <ColumnNames key={key} lottery={lottery} winner={winner} isLarge />
      </Stage>
    );
  }
  return (
    <Stage $isMiddle={isMiddle} className="pp-card pp-stage">
      <StageTop
        title={prizesInALine(prizes, prizeCount, t)}
        among={look.hasCount ? `${t('people', { count: memberCount })} · ${tickets}` : ''}
      />
      {scene === null ? (
        <Locked lottery={lottery} />
      ) : (
        <Beside>
          <LargeRing px={380} until={null} seconds={1} />
          <div>
            <h1>{t('number.title')}</h1>
            <p>{t('number.text', { count: ticketTotal })}</p>
          </div>
        </Beside>
      )}
    </Stage>
  );
}

function Locked({ lottery }: Pick<RevealProps, 'lottery'>) {
  const { t } = useTranslation('drawOverlay');
  const { print, seconds, sentence, until } = useLockedWords(lottery);
  return (
    <Beside className={until === null ? 'alone' : undefined}>
      {until !== null && <LargeRing px={380} {...{ until, seconds }} />}
      <div>
        <h1>{t('locked.title')}</h1>
        <p>{sentence}</p>
        {print && (
          <Print className="pp-stage-print">
            {t('print')}
            <Fingerprint print={print} />
          </Print>
        )}
      </div>
    </Beside>
  );
}
