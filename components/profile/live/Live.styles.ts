import styled from 'styled-components';
import type { Tool } from '@/components/shared/ToolMark';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, motion, radius, shadow, size, space, toneColors, weight } from '@/styles/tokens';

/** The largest thing of the page: a picture beside the words, above them where it is narrow. */
export const Now = styled.article<{ $tool: Tool }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border-radius: ${radius.huge};
  background: ${color.raised};
  box-shadow: ${shadow.high};

  .picture {
    position: relative;
    display: grid;
    place-items: center;
    height: clamp(8.5rem, 40vw, 11rem);
    padding-inline-start: ${space[24]};
    background: ${({ $tool }) => toneColors($tool).soft};
    color: ${({ $tool }) => toneColors($tool).fill};
  }

  .picture > svg {
    width: 100%;
    height: 100%;
  }

  .state {
    position: absolute;
    top: ${space[4]};
    left: ${space[4]};
  }

  .words {
    display: flex;
    flex-direction: column;
    gap: ${space[3]};
    min-width: 0;
    padding: ${space[4]} ${space[4]} ${space[5]};
  }

  .name {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    font-weight: ${weight.strong};
  }

  h2 {
    font-size: ${size.title};
    letter-spacing: -0.02em;
  }

  .what {
    color: ${color.textQuiet};
  }

  .figure {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space[2]};
    color: ${color.textQuiet};
    ${tabularFigures}
  }

  .figure b {
    color: ${({ $tool }) => toneColors($tool).text};
    font-size: ${size.display};
    font-weight: ${weight.display};
    letter-spacing: -0.03em;
    line-height: 1.1;
    font-variant-numeric: normal;
    font-feature-settings: normal;
  }

  .act {
    display: grid;
    margin-top: auto;
    padding-top: ${space[2]};
  }

  .act > a {
    background: ${({ $tool }) => toneColors($tool).fill};
    color: ${({ $tool }) => toneColors($tool).onFill};
  }

  @media ${media.beside} {
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);

    .picture {
      height: auto;
      min-height: 20rem;
      padding-inline-start: 0;
    }

    .words {
      padding: ${space[8]};
    }
  }
`;

/** What comes next: two beside each other where there is room. */
export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  list-style: none;

  @media ${media.beside} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :only-child {
      grid-column: 1 / -1;
    }
  }

  a {
    display: flex;
    align-items: center;
    gap: ${space[4]};
    height: 100%;
    min-width: 0;
    padding: ${space[4]} ${space[4]} ${space[4]} ${space[5]};
    border-radius: ${radius.large};
    background: ${color.raised};
    box-shadow: ${shadow.low};
    color: ${color.text};
    text-decoration: none;
    transition: box-shadow ${motion.quick};
  }

  a > svg {
    flex: none;
  }

  a > span {
    flex: 1;
    min-width: 0;
  }

  strong,
  small {
    display: block;
  }

  small {
    color: ${color.textQuiet};
    font-size: ${size.small};
    ${tabularFigures}
  }

  @media ${media.hover} {
    a:hover {
      box-shadow: ${shadow.high};
    }
  }
`;

export const Further = styled.details`
  summary {
    width: fit-content;
    padding-block: ${space[2]};
    color: ${color.accentText};
    font-weight: ${weight.strong};
    cursor: pointer;
  }

  &[open] summary {
    margin-bottom: ${space[2]};
  }
`;
