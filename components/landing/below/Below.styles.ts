import styled from 'styled-components';
import { sectionGap, sectionHeading } from '@/components/landing/Landing.styles';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, size, space, toneColors, weight, type Tone } from '@/styles/tokens';

/** From here on two stand beside each other. */
export const beside = '(min-width: 861px)';

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
