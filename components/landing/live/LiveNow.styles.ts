import styled from 'styled-components';
import { media } from '@/styles/media';
import { oneLine, tabularFigures } from '@/styles/mixins';
import { color, motion, radius, shadow, size, space, weight } from '@/styles/tokens';
import { sectionGap, sectionHeading } from '@/components/landing/Landing.styles';

export const Root = styled.section`
  ${sectionGap}
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[2]} ${space[6]};
  margin-bottom: ${space[6]};

  h2 {
    ${sectionHeading}
  }

  p {
    margin-top: ${space[2]};
    color: ${color.textQuiet};
    font-size: ${size.lead};
  }

  a {
    padding-block: ${space[1]};
    font-weight: ${weight.strong};
  }
`;

/** The whole card leads to what is live. On a phone its picture stands at its side. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  > li {
    position: relative;
    display: grid;
    grid-template-columns: 7.5rem minmax(0, 1fr);
    overflow: hidden;
    border-radius: ${radius.large};
    background: ${color.raised};
    box-shadow: ${shadow.low};
    transition: box-shadow ${motion.quick};
  }

  > li:focus-within {
    box-shadow: ${shadow.high};
  }

  .picture {
    position: relative;
    min-height: 100%;

    > div {
      position: absolute;
      inset: 0;
    }

    > span {
      position: absolute;
      top: ${space[3]};
      left: ${space[3]};
    }
  }

  .words {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
    min-width: 0;
    padding: ${space[4]};
  }

  .who {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-width: 0;

    > img,
    > svg:last-child {
      flex: none;
    }

    > span {
      flex: 1 1 0;
      min-width: 0;
    }

    bdi,
    small {
      ${oneLine}
      display: block;
      line-height: 1.3;
    }

    bdi {
      font-weight: ${weight.strong};
    }

    small {
      color: ${color.textQuiet};
      font-size: ${size.small};
    }
  }

  h3 a {
    ${oneLine}
    display: block;
    color: ${color.text};
    text-decoration: none;
  }

  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.large};
  }

  .count {
    color: ${color.textQuiet};
    font-size: ${size.small};
    ${tabularFigures}
  }

  &.coming > li {
    grid-template-columns: minmax(0, 1fr);
  }

  @media ${media.hover} {
    > li:hover {
      box-shadow: ${shadow.high};
    }
  }

  @media ${media.beside} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > li {
      grid-template-rows: auto 1fr;
      grid-template-columns: minmax(0, 1fr);
    }

    .picture {
      aspect-ratio: 16 / 9;
    }

    .words {
      padding: ${space[4]} ${space[5]} ${space[5]};
    }
  }
`;
