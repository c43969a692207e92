import styled from 'styled-components';
import { Panel } from '@/components/console/frame/Frame.styles';
import { media } from '@/styles/media';
import { oneLine, tabularFigures } from '@/styles/mixins';
import { color, radius, size, space, toneColors, weight } from '@/styles/tokens';

/** The middle of the console. */
export const Hero = styled(Panel)`
  /* What is hidden from the eye alone scrolls along, and makes the page no longer. */
  position: relative;
  gap: ${space[4]};
  padding: ${space[5]} ${space[4]};

  @media ${media.desk} {
    flex: 1 1 auto;
    min-height: 0;
    padding: ${space[6]};
    overflow-y: auto;
  }
`;

/** One thing, in the middle of the stage. */
export const Middle = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  max-width: 29rem;
  margin: auto;
  padding: ${space[4]} 0;
  text-align: center;

  h2 {
    font-size: ${size.title};
    line-height: 1.15;
  }

  p {
    color: ${color.textQuiet};
  }
`;

/** A sign in a round, over the words of the middle. */
export const Sign = styled.span<{ $isGood: boolean }>`
  display: grid;
  place-items: center;
  width: 5.25rem;
  height: 5.25rem;
  border-radius: ${radius.round};
  background: ${({ $isGood }) => ($isGood ? toneColors('good').soft : color.sunken)};
  color: ${({ $isGood }) => ($isGood ? toneColors('good').text : color.textQuiet)};
`;

/** The clock, and the first prize beside it or, where there is no room, below it. */
export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};
`;

export const Label = styled.span`
  display: block;
  padding-bottom: ${space[1]};
  color: ${color.textQuiet};
  font-size: ${size.small};
  font-weight: ${weight.strong};
`;

export const PrizeLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  max-width: 18rem;

  b {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  > :first-child {
    flex: none;
    width: 4rem;
  }
`;

/** In the middle of the height that is left. */
export const Spread = styled.div`
  margin-block: auto;

  > svg {
    max-width: 36rem;
  }

  /* Nobody's own are among them: all stand out. */
  .all {
    stroke: ${color.accent};
    opacity: 0.85;
  }
`;

export const Quiet = styled.p`
  color: ${color.textQuiet};
  font-size: ${size.small};
`;

/** Ring and words beside each other. */
export const Wait = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[6]} ${space[8]};
  margin: auto 0;

  > :last-child {
    flex: 1 1 18rem;
    display: grid;
    gap: ${space[3]};
    min-width: 0;
  }

  h2 {
    font-size: ${size.title};
    line-height: 1.15;
  }

  p {
    color: ${color.textQuiet};
  }
`;

export const Hex = styled.code`
  display: block;
  font-family: inherit;
  font-size: ${size.lead};
  font-weight: ${weight.strong};
  letter-spacing: 0.05em;
  overflow-wrap: anywhere;
  ${tabularFigures}
`;

/** Somebody, large. */
export const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[5]};
  min-width: 0;

  > :first-child {
    flex: none;
    border-radius: ${radius.round};
  }

  > div {
    min-width: 0;
  }

  h2 {
    ${oneLine}
    font-size: ${size.display};
    line-height: 1.15;
    letter-spacing: -0.03em;
  }

  small {
    color: ${color.textQuiet};
    font-size: ${size.text};
  }

  @media ${media.narrow} {
    gap: ${space[4]};

    > :first-child {
      width: 4rem;
      height: 4rem;
    }
  }
`;
