import styled from 'styled-components';
import { Bar, Column } from '@/components/shared/overlay/shells/Bar';
import { Hero } from '@/components/shared/overlay/shells/words.styles';
import { ToolMark } from '@/components/shared/ToolMark';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Fingerprint } from './Fingerprint';
import type { RevealProps } from './Reveal';
import { BarNames } from './names/BarNames';
import { CoinRing } from './Rings';
import { useLockedWords } from '@/hooks/lottery/overlay/words/useLockedWords';

/** A small canvas has no room for the fingerprint. */
const Aside = styled.div`
  flex: none;

  [data-canvas='small'] &,
  [data-canvas='medium'] & {
    display: none;
  }
`;

/** On a small canvas it takes two lines. */
const Sentence = styled(Hero)`
  [data-canvas='small'] & {
    white-space: normal;
  }
`;

/** The reveal in a line: the ring is the coin, names run from right to left. */
export function RevealBar({ lottery }: RevealProps) {
  const { t } = useTranslation('drawOverlay');
  const { scene, ticketTotal } = lottery;
  if (scene?.step.kind === 'reel' && scene.winner) {
    return (
      <Bar mark={<ToolMark tool="chance" />}>
        <BarNames key={scene.key} lottery={lottery} winner={scene.winner} />
      </Bar>
    );
  }
  if (scene === null) return <LockedBar lottery={lottery} />;
  return (
    <Bar mark={<CoinRing until={null} seconds={1} />}>
      <Column label={t('number.title')} isGrowing>
        <Sentence>{t('number.text', { count: ticketTotal })}</Sentence>
      </Column>
    </Bar>
  );
}

function LockedBar({ lottery }: Pick<RevealProps, 'lottery'>) {
  const { t } = useTranslation('drawOverlay');
  const { print, seconds, sentence, until } = useLockedWords(lottery);
  const mark = until === null ? <ToolMark tool="chance" /> : <CoinRing {...{ until, seconds }} />;
  return (
    <Bar mark={mark}>
      <Column label={sentence} isGrowing>
        <Sentence>{t('locked.title')}</Sentence>
      </Column>
      {print && (
        <Aside className="pp-stage-print">
          <Column label={t('print')}>
            <Fingerprint print={print} />
          </Column>
        </Aside>
      )}
    </Bar>
  );
}
