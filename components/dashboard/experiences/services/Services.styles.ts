import styled from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, size, space, toneColors, weight } from '@/styles/tokens';

const wait = toneColors('wait');

/** Picture, words and state of a service, and what one does with it. */
export const ServiceRoot = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]} ${space[4]};
  overflow-wrap: anywhere;

  > img,
  > span:first-child {
    display: grid;
    place-items: center;
    width: 6rem;
    height: 3.75rem;
    border-radius: ${radius.medium};
    background: ${color.sunken};
    color: ${color.textQuiet};
    object-fit: cover;
  }

  h3 {
    font-size: ${size.text};
    font-weight: ${weight.display};
  }

  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[4]};
    color: ${color.textQuiet};
    font-size: ${size.small};
    ${tabularFigures}
  }

  p b {
    color: ${wait.text};
    font-weight: ${weight.strong};
  }

  > :nth-child(n + 3) {
    grid-column: 2;
  }

  @media ${media.narrow} {
    > img,
    > span:first-child {
      grid-row: span 2;
      align-self: start;
      width: 4rem;
      height: 4rem;
    }
  }

  @media ${media.wide} {
    grid-template-columns: auto minmax(0, 1fr) 7.5rem minmax(14rem, auto);

    > :nth-child(n + 3) {
      grid-column: auto;
    }

    > :last-child {
      justify-content: end;
    }
  }
`;
