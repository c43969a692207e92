import styled from 'styled-components';
import { media } from '@/styles/media';
import { oneLine, tabularFigures } from '@/styles/mixins';
import { color, motion, radius, shade, shadow, size, space, weight } from '@/styles/tokens';

/** Always at the bottom: undo, the next act, what else can be done now. */
export const ActRoot = styled.footer`
  display: grid;
  flex: none;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[2]} 0 max(${space[4]}, env(safe-area-inset-bottom));

  @media ${media.desk} {
    grid-template-columns: minmax(0, 16.75rem) minmax(0, 1fr) minmax(0, 16.75rem);
    gap: ${space[4]};
    height: 6.5rem;
    padding: 0;
  }

  @media ${media.broad} {
    grid-template-columns: minmax(0, 23.75rem) minmax(0, 1fr) minmax(0, 23.75rem);
    height: 7.75rem;
  }
`;

/** The same for a tool that takes nothing back: in the column of the stage, in one line. */
export const PairRoot = styled.footer`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: stretch;
  gap: ${space[2]};
  padding: ${space[2]} 0 max(${space[4]}, env(safe-area-inset-bottom));

  /* Where both do not fit, the second act goes below: the first one keeps its words. */
  > :first-child {
    flex: 1 1 14rem;
  }

  > :empty {
    display: none;
  }

  @media ${media.desk} {
    gap: ${space[3]};
    padding: 0;
  }
`;

export const UndoSlot = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  min-height: 2.75rem;
  font-size: ${size.small};
  line-height: 1.2;

  button {
    flex: none;
  }

  p {
    ${oneLine}
    font-weight: ${weight.strong};
  }

  small {
    ${oneLine}
    display: block;
    color: ${color.textQuiet};
    font-size: inherit;
    font-weight: ${weight.text};
    ${tabularFigures}
  }

  @media ${media.dock} {
    small:not([data-running-out]) {
      display: none;
    }
  }
`;

export const MoreSlot = styled.div`
  grid-area: 1 / 2;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
  min-width: 0;

  @media ${media.desk} {
    grid-area: 1 / 3;
  }
`;

export const BigSlot = styled.div`
  display: grid;
  grid-area: 2 / 1 / 3 / -1;
  min-width: 0;

  @media ${media.desk} {
    grid-area: 1 / 2;
  }
`;

export const Big = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  min-width: 0;
  min-height: 4.25rem;
  padding: ${space[2]} ${space[5]};
  border: 0;
  border-radius: ${radius.round};
  background: ${color.accent};
  color: ${color.onAccent};
  text-align: start;
  box-shadow: ${shadow.high};
  cursor: pointer;
  transition: transform ${motion.quick};

  > span {
    flex: 1 1 0;
    min-width: 0;
  }

  b,
  small {
    ${oneLine}
    display: block;
  }

  b {
    font-size: 1.375rem;
    font-weight: ${weight.display};
    line-height: 1.2;
    letter-spacing: -0.015em;
  }

  small {
    font-size: ${size.small};
    font-weight: ${weight.strong};
    line-height: 1.375rem;
    ${tabularFigures}
  }

  kbd {
    display: none;
    padding: ${space[1]} ${space[3]};
    border: 1.5px solid currentColor;
    border-radius: ${radius.small};
    font: inherit;
    font-size: ${size.tiny};
    font-weight: ${weight.strong};
  }

  &:active:not(:disabled, [aria-disabled='true']) {
    transform: scale(0.985);
  }

  &:disabled,
  &[aria-disabled='true'] {
    background: ${color.surface};
    color: ${color.text};
    box-shadow: inset 0 0 0 2px ${color.control};
    cursor: default;
  }

  @media ${media.hover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      box-shadow: inset 0 0 0 100vmax ${shade.pressed};
    }
  }

  @media ${media.desk} {
    gap: ${space[4]};
    min-height: 4.75rem;
    padding: ${space[2]} 1.75rem;

    b {
      font-size: 1.625rem;
    }

    small {
      font-size: ${size.text};
    }

    kbd {
      display: block;
    }
  }

  @media ${media.broad} {
    min-height: 5.75rem;
    padding-inline: 2.25rem;

    b {
      font-size: 2rem;
    }

    small {
      font-size: ${size.lead};
    }
  }
`;

export const Stepper = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  border-radius: ${radius.round};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1.5px ${color.line};

  output {
    min-width: 2ch;
    font-weight: ${weight.display};
    text-align: center;
    ${tabularFigures}
  }

  @media ${media.dock} {
    display: none;
  }
`;
