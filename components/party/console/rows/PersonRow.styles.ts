import styled from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, size, space, target, weight } from '@/styles/tokens';

export const Row = styled.li<{ $isSelected?: boolean | undefined }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  outline: 2px solid ${({ $isSelected }) => ($isSelected ? color.accent : 'transparent')};
  outline-offset: -2px;
  background: ${color.raised};

  &[data-hand='grabbed'] {
    outline: 2px dashed ${color.accent};
    opacity: 0.75;
  }

  /* Where the one held would land. */
  &[data-hand='target']::before,
  &[data-hand='behind']::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    height: 4px;
    border-radius: ${radius.round};
    background: ${color.accent};
  }

  &[data-hand='target']::before {
    top: calc(${space[1]} * -1 - 2px);
  }

  &[data-hand='behind']::after {
    bottom: calc(${space[1]} * -1 - 2px);
  }
`;

export const Lead = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
`;

export const Grip = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 2.25rem;
  min-height: 2.25rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.textQuiet};
  font-weight: ${weight.strong};
  cursor: grab;
  touch-action: none;
  user-select: none;
  ${tabularFigures}

  @media ${media.hover} {
    &:hover {
      background: ${color.accentSoft};
    }
  }

  @media ${media.touch} {
    min-width: ${target.touch};
    min-height: ${target.touch};
  }
`;

export const Pick = styled.input`
  width: 1.5rem;
  height: 1.5rem;
  margin: 0;
  accent-color: ${color.accent};
  cursor: pointer;
`;

export const Who = styled.div`
  display: grid;
  flex: 1 1 7rem;
  gap: ${space[1]};
  min-width: 0;
`;

export const Handle = styled.p`
  font-size: ${size.lead};
  font-weight: ${weight.strong};
  line-height: 1.25;
  overflow-wrap: anywhere;
`;

export const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  color: ${color.textQuiet};
  font-size: ${size.small};
  overflow-wrap: anywhere;
  ${tabularFigures}
`;

export const Note = styled.p`
  padding-inline-start: ${space[2]};
  border-inline-start: 3px solid ${color.accent};
  font-size: ${size.small};
  overflow-wrap: anywhere;
`;

export const Answers = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  font-size: ${size.small};
  overflow-wrap: anywhere;

  div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[1]};
    min-width: 0;
  }

  dt {
    color: ${color.textQuiet};
  }

  dd {
    font-weight: ${weight.strong};
  }
`;

export const Acts = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  margin-inline-start: auto;

  > fieldset > [data-part='acts'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
`;
