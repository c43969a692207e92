import styled from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, size, space, weight } from '@/styles/tokens';

/** From here on console and stream stand beside each other, with the phone before them. */
export const beside = '(min-width: 861px)';

const roomy = '(min-width: 1181px)';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

export const Stage = styled.div`
  position: relative;
  display: flex;
  flex-direction: column-reverse;
  gap: ${space[3]};

  @media ${beside} {
    display: grid;
    grid-template-columns: 21.25rem minmax(0, 1fr);
    gap: ${space[4]};
    height: 31.25rem;
  }

  @media ${roomy} {
    grid-template-columns: 24.5rem minmax(0, 1fr);
  }
`;

/** A creator's own colours, for this piece of the page alone. */
export const Themed = styled.div<{ $variables: string }>`
  ${({ $variables }) => $variables};
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  min-height: 0;
  overflow: hidden;
  border-radius: ${radius.huge};
  background: ${color.background};
  color: ${color.text};
`;

export const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[6]};

  ol {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]};
    counter-reset: step;
  }

  li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    padding: ${space[1]} ${space[3]} ${space[1]} ${space[1]};
    border-radius: ${radius.round};
    color: ${color.textQuiet};
    font-size: ${size.small};
    font-weight: ${weight.strong};
    counter-increment: step;
  }

  li::before {
    content: counter(step);
    display: grid;
    flex: none;
    place-items: center;
    width: 1.5rem;
    height: 1.5rem;
    border-radius: ${radius.round};
    background: ${color.sunken};
    font-size: ${size.small};
    ${tabularFigures}
  }

  @media ${media.narrow} {
    ol {
      gap: 0;
    }

    li {
      gap: ${space[1]};
      padding: ${space[1]} ${space[2]} ${space[1]} ${space[1]};
    }
  }

  li[aria-current] {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }

  li[aria-current]::before,
  li[data-is]::before {
    background: ${color.accent};
    color: ${color.onAccent};
  }
`;

/** Two lines are kept for it: what follows must not move with the words. */
export const Said = styled.p`
  flex: 1 1 16rem;
  color: ${color.textQuiet};

  @media ${media.narrow} {
    flex-basis: 100%;
    min-height: 3em;
  }
`;
