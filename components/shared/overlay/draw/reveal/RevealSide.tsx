import styled from 'styled-components';
import { Loud } from '@/components/shared/overlay/shells/lines.styles';
import { prizesInALine } from '@/hooks/lottery/overlay/words/prizesInALine';
import { Side } from '@/components/shared/overlay/shells/Side';
import { Label } from '@/components/shared/overlay/shells/words.styles';
import { ToolMark } from '@/components/shared/ToolMark';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { k, overlayText } from '@/styles/overlay';
import { color } from '@/styles/tokens';
import { Fingerprint } from './Fingerprint';
import { ColumnNames } from './names/ColumnNames';
import type { RevealProps } from './Reveal';
import { LargeRing } from './Rings';
import { useLockedWords } from '@/hooks/lottery/overlay/words/useLockedWords';

const Told = styled.p`
  margin: ${k(14)} 0 ${k(24)};
  color: ${color.textQuiet};
  font-size: ${overlayText.label};
  line-height: 1.35;
`;

const Words = styled.div`
  margin-top: ${k(24)};

  &:first-child {
    margin-top: 0;
  }
`;

/** The reveal along a side of the picture. */
export function RevealSide({ lottery }: RevealProps) {
  const { t } = useTranslation('drawOverlay');
  const { prizes, prizeCount, scene, ticketTotal, title } = lottery;
  const mark = <ToolMark tool="chance" />;
  if (scene?.step.kind === 'reel' && scene.winner) {
    const { key, winner } = scene;
    return (
      <Side mark={mark} title={title} label={<bdi>{prizes[winner.prize]?.title}</bdi>}>
        <ColumnNames key={key} lottery={lottery} winner={winner} />
      </Side>
    );
  }
  return (
    <Side mark={mark} title={title} label={<bdi>{prizesInALine(prizes, prizeCount, t)}</bdi>}>
      {scene === null ? (
        <Locked lottery={lottery} />
      ) : (
        <>
          <LargeRing px={320} until={null} seconds={1} />
          <Words>
            <Loud>{t('number.title')}</Loud>
            <Told>{t('number.text', { count: ticketTotal })}</Told>
          </Words>
        </>
      )}
    </Side>
  );
}

function Locked({ lottery }: Pick<RevealProps, 'lottery'>) {
  const { t } = useTranslation('drawOverlay');
  const { print, seconds, sentence, until } = useLockedWords(lottery);
  return (
    <>
      {until !== null && <LargeRing px={320} {...{ until, seconds }} />}
      <Words>
        <Loud>{t('locked.title')}</Loud>
        <Told>{sentence}</Told>
      </Words>
      {print && (
        <div className="pp-stage-print">
          <Label>{t('print')}</Label>
          <Fingerprint print={print} />
        </div>
      )}
    </>
  );
}
