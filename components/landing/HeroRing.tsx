import { useTranslation } from '@/hooks/ui/useTranslation';
import styled, { css, keyframes } from 'styled-components';
import { numbersIn } from '@/lib/i18n/numbers';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, size, toneColors, weight } from '@/styles/tokens';

const queue = toneColors('queue');
const chance = toneColors('chance');
const fund = toneColors('fund');

const arrive = keyframes`
  from { transform: scale(0.92); }
`;

const Root = styled.div`
  position: relative;
  width: 100%;
  max-width: 32rem;
  margin-inline: auto;
  font-weight: ${weight.strong};

  &::before {
    content: '';
    display: block;
    padding-top: 91%;
  }
`;

const circle = css`
  position: absolute;
  display: grid;
  place-content: center;
  justify-items: center;
  width: 46%;
  height: 50.5%;
  padding: 4%;
  overflow: hidden;
  border-radius: ${radius.round};
  font-size: ${size.small};
  line-height: 1.2;
  text-align: center;
  animation: ${arrive} 240ms cubic-bezier(0.2, 0, 0, 1);

  b {
    font-size: clamp(2.125rem, 1.2rem + 3vw, 3.25rem);
    font-weight: ${weight.display};
    line-height: 1.1;
    white-space: nowrap;
    letter-spacing: -0.03em;
    ${tabularFigures}
  }
`;

const Queue = styled.div`
  ${circle}
  top: 0;
  left: 27%;
  background: ${queue.fill};
  color: ${queue.onFill};
`;

const Chance = styled.div`
  ${circle}
  top: 48.5%;
  left: 52.5%;
  background: ${chance.fill};
  color: ${chance.onFill};
`;

const Fund = styled.div`
  ${circle}
  top: 48.5%;
  left: 1.5%;
  padding-top: 11%;
  background: ${color.raised};
  box-shadow: inset 0 0 0 0.375rem ${fund.fill};
  color: ${fund.onFill};

  /* The words stand in what fills the vessel, with room above them. */
  &::before {
    content: '';
    position: absolute;
    inset: 21% 0 0;
    background: ${fund.fill};
  }

  span,
  b {
    position: relative;
  }
`;

const Plus = styled.svg`
  position: absolute;
  top: 51.5%;
  left: 45.5%;
  width: 9%;
  height: 9.9%;
  stroke: ${color.text};
  stroke-linecap: round;
`;

/** The animated logo: each circle shows what its tool shows. Decoration only. */
export function HeroRing() {
  const { t, i18n } = useTranslation('landing');
  const figures = numbersIn(i18n.language);
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  return (
    <Root aria-hidden="true">
      <Queue>
        <span>{t('queue.place')}</span>
        <b>{figures.format(3)}</b>
        <span>PlayQueue</span>
      </Queue>
      <Chance>
        <span>{t('chance.odds')}</span>
        <b>{`${figures.format(1)}/${figures.format(48)}`}</b>
        <span>PlayChance</span>
      </Chance>
      <Fund>
        <span>{t('fund.raised')}</span>
        <b>{percent.format(0.64)}</b>
        <span>PlayFund</span>
      </Fund>
      <Plus viewBox="0 0 24 24" fill="none" strokeWidth="5">
        <path d="M12 3v18M3 12h18" />
      </Plus>
    </Root>
  );
}
