import { useTranslation } from '@/hooks/ui/useTranslation';
import styled from 'styled-components';
import { BigNumber } from '@/components/ui/BigNumber';
import { tabularFigures } from '@/styles/mixins';
import { color, space, weight } from '@/styles/tokens';
import { Preview } from './Preview';

/** Looks like the hash it stands for. */
const SEAL = '9f3c 07b2 … e1a7';

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
  const { t } = useTranslation('landing');
  return (
    <Preview>
      <BigNumber
        tone="chance"
        value={t('chance.odds.value', { count: 248 })}
        label={t('chance.odds')}
      />
      <Facts>
        <dt>{t('chance.closes')}</dt>
        <dd>02:14</dd>
        <dt>{t('chance.seal')}</dt>
        <dd>{SEAL}</dd>
      </Facts>
    </Preview>
  );
}
