import styled from 'styled-components';
import { media } from '@/styles/media';
import { oneLine, tabularFigures } from '@/styles/mixins';
import { color, motion, radius, shadow, size, space, toneColors, weight } from '@/styles/tokens';

/** Cards beside each other; on a phone each is a row. */
export const ServiceCards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr));
  gap: ${space[4]};
  list-style: none;

  @media ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
  }
`;

/** Few styled elements and plain ones in them. The whole card leads to its service. */
export const CardRoot = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.low};
  transition: box-shadow ${motion.quick};

  &:focus-within {
    box-shadow: ${shadow.high};
  }

  @media ${media.hover} {
    &:hover {
      box-shadow: ${shadow.high};
    }
  }

  .picture {
    position: relative;
    flex: none;
    overflow: hidden;
    aspect-ratio: 16 / 11;
    background: ${color.sunken};
  }

  .picture > img,
  .picture > .none {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  .live {
    position: absolute;
    top: ${space[3]};
    left: ${space[3]};
  }

  .words {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: ${space[1]};
    min-width: 0;
    padding: ${space[4]};
    overflow-wrap: anywhere;
  }

  h3 {
    font-size: ${size.lead};
    line-height: 1.25;
  }

  h3 a {
    color: ${color.text};
    text-decoration: none;
  }

  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.large};
  }

  .by,
  .foot,
  .line,
  .rating {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-width: 0;
    color: ${color.textQuiet};
    font-size: ${size.small};
    ${tabularFigures}
  }

  .by bdi {
    ${oneLine}
  }

  .foot {
    gap: ${space[1]};
    align-items: baseline;
    margin-top: auto;
    padding-top: ${space[3]};
  }

  .line {
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[2]};
  }

  .foot b {
    color: ${color.text};
    font-size: 1.25rem;
    font-weight: ${weight.display};
    letter-spacing: -0.01em;
  }

  .soon {
    color: ${toneColors('good').text};
    font-weight: ${weight.strong};
  }

  .rating {
    gap: ${space[1]};
  }

  .rating b,
  .rating svg {
    color: ${color.text};
  }

  .heart {
    position: absolute;
    top: ${space[2]};
    right: ${space[2]};
    border-radius: ${radius.round};
    background: ${color.raised};
  }

  .more {
    position: relative;
    padding-top: ${space[3]};
  }

  @media ${media.narrow} {
    &:not(.tall) {
      display: grid;
      grid-template-columns: 7.75rem minmax(0, 1fr);
    }

    &:not(.tall) .picture {
      aspect-ratio: auto;
    }

    &:not(.tall) .picture > img,
    &:not(.tall) .picture > .none {
      position: absolute;
      inset: 0;
    }

    &:not(.tall) .live {
      top: ${space[2]};
      left: ${space[2]};
    }

    &:not(.tall) .words {
      padding: ${space[3]} ${space[4]};
    }

    &:not(.tall) .heart {
      right: auto;
      bottom: ${space[1]};
      left: ${space[1]};
      top: auto;
    }
  }
`;
