import { css } from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, shadow, size, space, weight } from '@/styles/tokens';

/**
 * A row with a picture (an `img`, or `.none` where there is none), what it is, and one more thing
 * at its end. A link of the class `whole` leads from everywhere in it.
 */
export const pictureRow = css`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]} ${space[4]};
  ${tabularFigures}

  img,
  .none {
    width: 4rem;
    height: 4rem;
    border-radius: ${radius.medium};
    background: ${color.sunken};
    object-fit: cover;
  }

  a {
    color: inherit;
    font-weight: ${weight.strong};
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  a.whole::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  p {
    color: ${color.textQuiet};
    font-size: ${size.small};
    overflow-wrap: anywhere;
  }

  .sum {
    font-weight: ${weight.strong};
  }

  @media ${media.narrow} {
    grid-template-columns: auto minmax(0, 1fr);

    /* Beside all lines, at the height of the first. */
    > :first-child {
      align-self: start;
    }

    > :first-child:nth-last-child(n + 3) {
      grid-row: span 2;
    }

    > :nth-child(3) {
      grid-column: 2;
      justify-self: start;
    }
  }

  @media ${media.hover} {
    &:hover a.whole {
      text-decoration: underline;
    }
  }
`;

/** Such a row that stands by itself. */
export const cardRow = css`
  ${pictureRow}
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.low};

  a.whole::after {
    border-radius: ${radius.large};
  }
`;
