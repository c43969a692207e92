import styled from 'styled-components';
import { sectionGap, sectionHeading } from '@/components/landing/Landing.styles';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, shadow, size, space, toneColors, weight, type Tone } from '@/styles/tokens';

const beside = '(min-width: 861px)';

export const Works = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[10]};
  margin-top: clamp(${space[10]}, 5vw, ${space[16]});
  padding: ${space[6]} clamp(${space[5]}, 3vw, ${space[8]});
  border-radius: ${radius.huge};
  background: ${color.sunken};

  p > * {
    display: block;
  }

  p span {
    color: ${color.textQuiet};
  }

  ul {
    display: flex;
    flex: 1 1 auto;
    flex-wrap: wrap;
    justify-content: start;
    gap: ${space[1]} ${space[8]};
    font-size: ${size.heading};
    font-weight: ${weight.display};
    letter-spacing: -0.02em;
  }

  @media ${beside} {
    ul {
      justify-content: center;
    }
  }
`;

export const Section = styled.section`
  ${sectionGap}
`;

export const Head = styled.div`
  margin-bottom: ${space[6]};

  h2 {
    ${sectionHeading}
    white-space: pre-line;
  }
`;

export const ToolCards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  @media ${beside} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** The screens wear their tool's colour as the creator's. */
const ownAccent = (tone: Tone) => {
  const { fill, onFill, soft, text } = toneColors(tone);
  return tone === 'accent'
    ? ''
    : `--accent: ${fill}; --on-accent: ${onFill}; --accent-soft: ${soft}; --accent-text: ${text};`;
};

/** In the quiet colour of its tool; the screen in it is cut by its lower edge. */
export const ToolCard = styled.article<{ $tone: Tone }>`
  display: grid;
  grid-template-rows: auto 1fr;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  overflow: hidden;
  padding: ${space[6]} clamp(${space[4]}, 3vw, ${space[8]}) 0;
  border-radius: ${radius.huge};
  background: ${({ $tone }) => toneColors($tone).soft};

  h3 {
    margin-block: ${space[4]} ${space[2]};
    font-size: clamp(1.5rem, 1.2rem + 1vw, 1.875rem);
    line-height: 1.1;
    letter-spacing: -0.02em;
  }

  > div > p:last-child {
    max-width: 46ch;
  }

  > [inert] {
    align-self: end;
    justify-self: center;
    width: 100%;
    max-width: 27.5rem;
    max-height: 20.5rem;
    ${({ $tone }) => ownAccent($tone)}
  }
`;

export const ToolName = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};

  span {
    margin-inline-start: auto;
    padding: ${space[1]} ${space[3]};
    border-radius: ${radius.round};
    background: ${color.raised};
    font-size: ${size.small};
    font-weight: ${weight.strong};
    ${tabularFigures}
  }
`;

export const Cost = styled.section`
  ${sectionGap}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  align-items: center;

  h2 {
    ${sectionHeading}
  }

  p {
    margin-top: ${space[3]};
    color: ${color.textQuiet};
  }

  p + p {
    font-size: ${size.small};
  }

  @media ${beside} {
    grid-template-columns: minmax(0, 23.75rem) minmax(0, 1fr);
    gap: 3.5rem;
  }
`;

export const CostTable = styled.table`
  width: 100%;
  padding: ${space[5]} clamp(${space[3]}, 2vw, ${space[6]});
  border-radius: ${radius.large};
  border-spacing: 0;
  background: ${color.raised};
  box-shadow: ${shadow.low};
  ${tabularFigures}

  th,
  td {
    padding: ${space[4]} 0 ${space[4]} ${space[2]};
    font-weight: ${weight.strong};
    text-align: end;
  }

  th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }

  td {
    white-space: nowrap;
  }

  thead th {
    padding-top: 0;
    padding-bottom: ${space[3]};
    color: ${color.textQuiet};
    font-size: ${size.small};
    vertical-align: bottom;
  }

  tbody th,
  td {
    border-top: 1px solid ${color.line};
  }

  tbody span {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }

  b {
    font-size: ${size.heading};
    font-weight: ${weight.display};
    white-space: nowrap;
  }

  svg {
    flex: none;
  }

  @media (max-width: 420px) {
    svg {
      display: none;
    }

    tbody th,
    td,
    b {
      font-size: ${size.small};
    }
  }
`;

export const Questions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]} ${space[5]};
  align-items: start;

  details {
    border-radius: ${radius.large};
    background: ${color.raised};
    box-shadow: ${shadow.low};
  }

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    padding: ${space[5]};
    border-radius: ${radius.large};
    list-style: none;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  h3 {
    font-size: ${size.lead};
    font-weight: ${weight.strong};
    letter-spacing: 0;
  }

  svg {
    flex: none;
  }

  details[open] svg {
    transform: rotate(180deg);
  }

  details > p {
    padding: 0 ${space[5]} ${space[5]};
    color: ${color.textQuiet};
  }

  @media ${beside} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
