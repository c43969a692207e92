import styled from 'styled-components';
import { sectionGap, sectionHeading } from '@/components/landing/Landing.styles';
import { color, measure, radius, size, space, toneColors, weight } from '@/styles/tokens';

const chance = toneColors('chance');
const good = toneColors('good');

/** Four pictures beside each other; on a phone each at the side of its words. */
export const Fair = styled.section`
  ${sectionGap}
  padding: ${space[8]} ${space[5]};
  border-radius: ${radius.huge};
  background: ${chance.soft};

  h2 {
    ${sectionHeading}
  }

  > p {
    max-width: ${measure.text};
    margin-top: ${space[3]};
    font-size: ${size.lead};
  }

  > p > small {
    font-size: ${size.small};
  }

  ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[6]};
    margin-block: ${space[8]} ${space[6]};
    counter-reset: fair;
  }

  li {
    display: grid;
    grid-template-columns: 6.75rem minmax(0, 1fr);
    gap: ${space[4]};
    align-items: center;
    counter-increment: fair;
  }

  h3::before {
    content: counter(fair);
    display: inline-grid;
    place-items: center;
    width: 1.75rem;
    height: 1.75rem;
    margin-inline-end: ${space[2]};
    border-radius: ${radius.round};
    background: ${chance.fill};
    color: ${chance.onFill};
    font-size: ${size.small};
  }

  svg {
    width: 100%;
    max-width: 14.5rem;
    overflow: visible;
  }

  .fill {
    fill: ${chance.fill};
  }

  .line {
    fill: none;
    stroke: ${chance.fill};
    stroke-linecap: round;
  }

  .on {
    fill: ${chance.onFill};
  }

  .on-line,
  .on-good {
    fill: none;
    stroke: ${chance.onFill};
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .on-good {
    stroke: ${good.onFill};
  }

  .pale {
    fill: ${chance.fill};
    opacity: 0.28;
  }

  .paper {
    fill: ${color.raised};
  }

  .good {
    fill: ${good.fill};
    stroke: ${chance.soft};
    stroke-width: 6;
  }

  text {
    fill: ${color.text};
    font-size: 14px;
    font-weight: ${weight.display};
    text-anchor: middle;
  }

  @media (min-width: 861px) {
    padding: 3.5rem ${space[12]} ${space[10]};

    ol {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: ${space[8]};
    }

    li {
      grid-template-rows: auto 1fr;
      grid-template-columns: minmax(0, 1fr);
      align-items: start;
    }

    svg {
      margin-inline: auto;
    }
  }
`;
