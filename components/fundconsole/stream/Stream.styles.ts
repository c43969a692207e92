import styled from 'styled-components';
import { color, radius, size, space, target, toneColors, weight } from '@/styles/tokens';

const wait = toneColors('wait');

/** What the stream shows or showed last; amber while alerts wait. */
export const Shown = styled.div<{ $isPaused: boolean }>`
  display: grid;
  flex: none;
  gap: ${space[1]};
  margin: 0 ${space[3]} ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.large};
  background: ${({ $isPaused }) => ($isPaused ? wait.soft : color.accentSoft)};
  overflow-wrap: anywhere;

  small {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    color: ${({ $isPaused }) => ($isPaused ? wait.text : color.accentText)};
    font-size: ${size.small};
    font-weight: ${weight.strong};
  }

  b {
    font-size: ${size.lead};
  }
`;

export const Buttons = styled.div`
  display: grid;
  flex: none;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[2]};
  margin: 0 ${space[3]} ${space[4]};

  fieldset {
    display: contents;
  }

  button {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: ${space[1]};
    min-height: ${target.touch};
    padding: ${space[2]};
    border: 0;
    border-radius: ${radius.medium};
    background: ${color.sunken};
    font-size: ${size.small};
    font-weight: ${weight.strong};
    cursor: pointer;
  }

  button[aria-pressed='true'] {
    background: ${wait.soft};
    color: ${wait.text};
  }

  button:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }

  span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: ${space[1]} ${space[2]};
  }
`;

export const Label = styled.h3`
  display: flex;
  justify-content: space-between;
  padding: 0 ${space[4]} ${space[1]};
  color: ${color.textQuiet};
  font-size: ${size.small};
`;
