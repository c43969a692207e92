import styled, { keyframes } from 'styled-components';
import { photoLook } from '@/components/ui/Avatar';
import { media } from '@/styles/media';
import { oneLine, tabularFigures } from '@/styles/mixins';
import { color, motion, radius, size, space, weight } from '@/styles/tokens';
import { ASIDE, OVERLAP } from './PartyScreen.styles';

const land = keyframes`
  from { opacity: 0; transform: translateY(2rem) scale(0.6); }
`;

/** The one block of colour: whose queue, which game, how it goes, and the line itself. */
export const Hero = styled.header`
  position: relative;
  min-width: 0;
  margin-inline: -${space[4]};
  padding: ${space[4]} ${space[4]} 0;
  overflow: hidden;
  border-radius: ${radius.huge} ${radius.huge} 0 0;
  background: ${color.accent};
  color: ${color.onAccent};
  overflow-wrap: anywhere;

  h1 {
    margin-top: ${space[3]};
    font-size: clamp(1.75rem, 4.2vw, 3.375rem);
    line-height: 1.1;
    letter-spacing: -0.02em;
  }

  .host {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
  }

  .host a {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-width: 0;
    color: inherit;
    line-height: 1.3;
    text-decoration: none;
  }

  .host a > img,
  .host a > svg {
    ${photoLook}
    box-shadow: 0 0 0 3px ${color.onAccent};
  }

  .host a > span {
    min-width: 0;
  }

  .host b {
    display: block;
    ${oneLine}
  }

  /* The state, on the ground of the page: its colours are made for that. */
  .host > span {
    flex: none;
    background: ${color.surface};
    color: ${color.text};
  }

  .facts,
  .stats {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[4]};
    margin-top: ${space[2]};
    font-weight: ${weight.strong};
  }

  .facts span {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-width: 0;
  }

  .facts svg {
    flex: none;
  }

  .stats {
    gap: ${space[2]} ${space[6]};
    margin-top: ${space[3]};
    list-style: none;
  }

  .stats li {
    font-size: ${size.small};
    font-weight: ${weight.text};
  }

  .stats b {
    display: block;
    font-size: clamp(1.625rem, 3.1vw, 2.5rem);
    font-weight: ${weight.display};
    line-height: 1.1;
    letter-spacing: -0.02em;
    white-space: nowrap;
  }

  .stats .words {
    align-self: flex-end;
  }

  &::after {
    display: block;
    height: calc(${OVERLAP} + ${space[4]});
    content: '';
  }

  @media ${media.fromMedium} {
    margin-inline: -${space[8]};
    padding: ${space[6]} ${space[8]} 0;
  }

  @media ${media.wide} {
    display: flex;
    flex-direction: column;
    grid-row: 1;
    grid-column: 1 / -1;
    align-self: stretch;
    min-height: 24.75rem;
    margin-inline: 0;
    padding: ${space[8]} calc(${ASIDE} + ${space[10]} * 2) 0 ${space[10]};
    border-radius: ${radius.huge};

    h1 {
      margin-top: ${space[5]};
    }

    .host {
      justify-content: start;
      gap: ${space[6]};
    }

    .stats {
      gap: ${space[2]} ${space[10]};
      margin-top: ${space[6]};
    }

    &::after {
      height: ${space[8]};
    }
  }
`;

/** The line as it stands, decoration beside the list: it ends in the reader's place. */
export const Line = styled.div`
  --edge: 0 0 0 3px ${color.accent};

  display: flex;
  align-items: center;
  padding: ${space[4]} 3px 0;

  > * {
    flex: none;
    margin-right: -${space[2]};
    border-radius: ${radius.round};
    box-shadow: var(--edge);
  }

  > span {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    margin-left: ${space[3]};
    font-size: ${size.small};
    font-weight: ${weight.display};
    line-height: 1;
    ${tabularFigures}
  }

  > span:last-child {
    margin-right: 0;
  }

  .more {
    margin-left: 0;
    background: ${color.onAccent};
    color: ${color.accent};
  }

  .you {
    border: 2.5px dashed currentColor;
    box-shadow: none;
  }

  .me {
    --edge: 0 0 0 3px ${color.onAccent};

    z-index: 1;
    margin-inline: ${space[2]} ${space[3]};
    animation: ${land} ${motion.calm};
  }

  @media ${media.narrow} {
    .wide {
      display: none;
    }
  }

  @media ${media.fromMedium} {
    .narrow {
      display: none;
    }
  }

  @media ${media.wide} {
    margin-top: auto;
    padding-top: ${space[5]};
  }
`;
