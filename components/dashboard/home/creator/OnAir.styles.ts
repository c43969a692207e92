import styled from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, shadow, size, space, weight } from '@/styles/tokens';

/** A picture, and beside or below it what runs. */
export const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border-radius: ${radius.huge};
  background: ${color.raised};
  box-shadow: ${shadow.low};
  overflow-wrap: anywhere;

  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

export const View = styled.div`
  position: relative;
  min-height: clamp(9rem, 24vw, 16rem);
  background: ${color.accentSoft};

  > img,
  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  .sky {
    fill: ${color.accent};
    opacity: 0.35;
  }

  .far {
    fill: ${color.accent};
    opacity: 0.45;
  }

  .near {
    fill: ${color.accent};
    opacity: 0.75;
  }
`;

/** Who plays or waits, in front of the hills. */
export const Faces = styled.div`
  position: absolute;
  right: 0;
  bottom: ${space[4]};
  left: 0;
  display: flex;
  justify-content: center;
  gap: ${space[3]};

  svg {
    width: clamp(3rem, 9vw, 5.5rem);
    height: auto;
    aspect-ratio: 1;
    border-radius: ${radius.round};
    box-shadow: 0 0 0 4px ${color.raised};
  }
`;

export const Corner = styled.div`
  position: absolute;
  top: ${space[4]};
  left: ${space[4]};
`;

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  gap: ${space[4]};
  padding: clamp(${space[4]}, 3vw, ${space[8]});

  h3 {
    font-size: ${size.title};
    font-weight: ${weight.display};
    line-height: 1.15;
  }
`;

/** Three numbers beside each other, each over what it counts. */
export const Numbers = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[8]};

  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }

  dd {
    color: ${color.accentText};
    font-size: ${size.display};
    font-weight: ${weight.display};
    line-height: 1.05;
    letter-spacing: -0.03em;
    ${tabularFigures}
  }

  dt {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  /* A clock of hours is no larger than a number of two figures. */
  [role='timer'] {
    font-size: inherit;
    line-height: inherit;
    letter-spacing: inherit;
  }
`;
