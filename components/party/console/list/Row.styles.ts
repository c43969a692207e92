import styled from 'styled-components';
import { media } from '@/styles/media';
import { oneLine, tabularFigures } from '@/styles/mixins';
import { color, radius, size, space, weight } from '@/styles/tokens';

import { listGrid } from './List.styles';

export const Row = styled.li<{ $isUpcoming?: boolean; $isQuiet?: boolean }>`
  ${listGrid}
  position: relative;
  min-height: 3rem;
  padding: 0 ${space[1]};
  border-radius: ${radius.medium};

  &::before {
    content: '';
    position: absolute;
    inset: auto ${space[1]} 0 3.25rem;
    height: 1px;
    background: ${color.line};
    opacity: 0.6;
  }

  &:last-child::before {
    display: none;
  }

  /* Whom the round after the one on stage is for. */
  &::after {
    content: '';
    position: absolute;
    inset: 5px auto 5px -4px;
    width: 4px;
    border-radius: ${radius.round};
    background: ${({ $isUpcoming }) => ($isUpcoming ? color.accent : 'none')};
  }

  &[data-hand='grabbed'] {
    outline: 2px dashed ${color.accent};
    outline-offset: -2px;
    opacity: 0.75;
  }

  /* Where the one held would land. */
  &[data-hand='target']::before,
  &[data-hand='behind']::before {
    display: block;
    inset-inline: 0;
    height: 4px;
    border-radius: ${radius.round};
    background: ${color.accent};
    opacity: 1;
  }

  &[data-hand='target']::before {
    inset-block: -2px auto;
  }

  &[data-picked],
  &:focus-within {
    background: ${color.sunken};
  }

  &:hover [data-part='acts'] > button,
  &:focus-within [data-part='acts'] > button {
    opacity: 1;
  }

  /* The answers' ground would be that of the row. */
  &[data-picked] span > span > b,
  &:focus-within span > span > b {
    background: ${color.surface};
  }

  > :not(:last-child) {
    opacity: ${({ $isQuiet }) => ($isQuiet ? 0.72 : 1)};
  }

  /* A name in the game needs the room of the wait: that stands below it. */
  @media ${media.narrow} {
    grid-template-columns: 1.75rem 1.75rem minmax(6.25rem, 1fr) minmax(0, auto) 2.25rem;
    align-content: center;

    > * {
      grid-row: 1 / 3;
    }

    &[data-waits] > :nth-child(4) {
      grid-row: 1;
    }
  }

  @media ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }

    &:hover span > span > b {
      background: ${color.surface};
    }
  }
`;

export const NameCell = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;

  > b {
    ${oneLine}
    flex: 0 1 auto;
    font-weight: ${weight.strong};
  }

  @media ${media.dock} {
    flex-direction: column;
    align-items: flex-start;
    gap: 0;

    > b {
      max-width: 100%;
      line-height: 1.25rem;
    }
  }

  @media ${media.broad} {
    > b {
      font-size: 1.125rem;
    }
  }
`;

export const TimeCell = styled.span`
  color: ${color.textQuiet};
  font-size: ${size.small};
  text-align: end;
  white-space: nowrap;
  ${tabularFigures}

  @media ${media.narrow} {
    grid-area: 2 / 4;
    font-size: ${size.tiny};
    line-height: 1rem;
  }
`;

export const ActCell = styled.span`
  display: flex;
  align-items: center;
  justify-content: flex-end;

  svg {
    flex: none;
  }

  /* There for a pointer that is on the row, for the keyboard, and for a finger. */
  > fieldset > [data-part='acts'] > button {
    background: ${color.accentSoft};
    border-color: transparent;
    color: ${color.accentText};

    @media ${media.hover} {
      opacity: 0;
    }

    @media ${media.dock} {
      display: none;
    }
  }
`;

/** The place in line: under a pointer it becomes the handle to drag the row by. */
export const Grip = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  width: 100%;
  min-height: 2.75rem;
  padding: 0 ${space[1]};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.text};
  font-size: ${size.lead};
  font-weight: ${weight.display};
  cursor: grab;
  touch-action: none;
  user-select: none;

  svg {
    display: none;
    color: ${color.textQuiet};
  }

  &:disabled {
    cursor: default;
  }

  @media ${media.hover} {
    li:hover &:not(:disabled) {
      svg {
        display: block;
      }
      span {
        display: none;
      }
    }
  }
`;
