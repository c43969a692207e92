import styled from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures, visuallyHidden } from '@/styles/mixins';
import { color, radius, size, space, target, toneColors, weight } from '@/styles/tokens';

const good = toneColors('good');

/** A list of steps; on a narrow screen a bar in parts, which one can press all the same. */
export const Nav = styled.nav`
  > p {
    font-size: ${size.small};
    font-weight: ${weight.strong};
    ${tabularFigures}
  }

  ol {
    display: flex;
    gap: ${space[1]};
    list-style: none;
  }

  li {
    flex: 1;
  }

  a {
    display: grid;
    align-items: center;
    min-height: ${target.least};
    border-radius: ${radius.round};
    color: ${color.textQuiet};
    font-weight: ${weight.strong};
    text-decoration: none;
  }

  a b {
    font-weight: inherit;
  }

  a > span:first-child {
    display: block;
    height: 0.5rem;
    overflow: hidden;
    border-radius: ${radius.round};
    background: ${color.sunken};
    font-size: 0;
    ${tabularFigures}
  }

  a > b {
    ${visuallyHidden}
  }

  a > [data-done] {
    background: ${good.fill};
  }

  a[aria-current] > span:first-child {
    background: ${color.accent};
  }

  svg {
    display: none;
  }

  @media ${media.desk} {
    position: sticky;
    top: 5rem;
    align-self: start;

    > p {
      display: none;
    }

    ol {
      display: grid;
      gap: 2px;
    }

    a {
      grid-template-columns: auto minmax(0, 1fr);
      gap: ${space[3]};
      min-height: ${target.touch};
      padding: 0 ${space[3]};
      border-radius: ${radius.medium};
    }

    a > b {
      position: static;
      width: auto;
      height: auto;
      clip-path: none;
      overflow: visible;
      white-space: normal;
      margin: 0;
    }

    a > span:first-child {
      display: grid;
      place-items: center;
      width: 1.625rem;
      height: 1.625rem;
      font-size: ${size.small};
    }

    a > [data-done] {
      background: ${good.soft};
      color: ${good.text};
    }

    a[aria-current] {
      background: ${color.accentSoft};
      color: ${color.accentText};
    }

    a[aria-current] > span:first-child {
      color: ${color.onAccent};
    }

    svg {
      display: block;
    }
  }
`;
