import { useTranslation } from '@/hooks/ui/useTranslation';
import styled from 'styled-components';
import { BigNumber } from '@/components/ui/BigNumber';
import { useSampleDraw } from '@/hooks/landing/useSampleTools';
import { tabularFigures } from '@/styles/mixins';
import { color, space, weight } from '@/styles/tokens';
import { Preview } from './Preview';

/** A made-up hash. */
const SEAL = '9f3c 07b2 … e1a7';

const ENTRIES = 248;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]} ${space[6]};

  dt {
    color: ${color.textQuiet};
  }

  dd {
    font-weight: ${weight.strong};
    ${tabularFigures}
  }
`;

export function ChancePreview() {
  const { t, i18n } = useTranslation('landing');
  const { left, playback } = useSampleDraw();
  const clock = new Intl.DateTimeFormat(i18n.language, {
    minute: '2-digit',
    second: '2-digit',
    timeZone: 'UTC',
  });
  return (
    <Preview playback={playback}>
      <BigNumber
        tone="chance"
        value={t('chance.odds.value', { count: ENTRIES })}
        label={t('chance.odds')}
      />
      <Facts>
        <dt>{t('chance.closes')}</dt>
        <dd>{clock.format(1000 * left)}</dd>
        <dt>{t('chance.seal')}</dt>
        <dd>{SEAL}</dd>
      </Facts>
    </Preview>
  );
}
