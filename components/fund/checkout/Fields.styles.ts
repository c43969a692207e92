import styled from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, size, space, target, toneColors, weight } from '@/styles/tokens';

export const AmountRoot = styled.div<{ $isWrong: boolean }>`
  display: grid;
  gap: ${space[2]};

  label {
    display: flex;
    align-items: center;
    min-height: 4rem;
    padding: 0 ${space[4]};
    border: ${({ $isWrong }) => ($isWrong ? '3px' : '2px')} solid
      ${({ $isWrong }) => ($isWrong ? toneColors('stop').fill : color.accent)};
    border-radius: ${radius.large};
    background: ${color.raised};
  }

  label:focus-within {
    box-shadow: 0 0 0 3px ${color.accentSoft};
  }

  label span {
    color: ${color.textQuiet};
    font-size: 1.875rem;
    font-weight: ${weight.display};
  }

  label em {
    color: ${color.textQuiet};
    font-size: ${size.small};
    font-style: normal;
  }

  input {
    width: 100%;
    min-width: 0;
    padding: 0 0 0 ${space[1]};
    border: 0;
    outline: 0;
    background: none;
    font-size: 2.375rem;
    font-weight: ${weight.display};
    letter-spacing: -0.03em;
    ${tabularFigures}
  }

  .presets {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(3.5rem, 1fr));
    gap: 0.375rem;
  }

  .presets button {
    min-height: ${target.touch};
    padding: 0 ${space[1]};
    border: 2px solid ${color.control};
    border-radius: ${radius.round};
    background: ${color.raised};
    font-weight: ${weight.strong};
    cursor: pointer;
  }

  .presets [aria-pressed='true'] {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
  }

  @media ${media.wide} {
    label {
      min-height: 4.75rem;
      padding: 0 ${space[5]};
    }

    input {
      font-size: 2.75rem;
    }
  }
`;

/** The three lines, each of which opens a sheet. */
export const Lines = styled.div`
  overflow: hidden;
  border: 1.5px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.raised};

  button {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    width: 100%;
    min-height: 3.5rem;
    padding: ${space[2]} ${space[3]} ${space[2]} ${space[4]};
    border: 0;
    background: none;
    line-height: 1.25;
    text-align: start;
    cursor: pointer;
  }

  button:focus-visible {
    outline-offset: -3px;
    border-radius: ${radius.large};
  }

  > * + * {
    border-top: 1px solid ${color.line};
  }

  button > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  small,
  b {
    display: block;
  }

  small {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  b {
    font-weight: ${weight.strong};
  }

  b span {
    color: ${color.textQuiet};
    font-weight: ${weight.text};
  }

  svg {
    flex: none;
  }

  svg:last-child {
    color: ${color.textQuiet};
  }

  .fault {
    padding: 0 ${space[4]} ${space[3]};
  }
`;

export const MessageRoot = styled.div`
  position: relative;

  textarea {
    display: block;
    width: 100%;
    min-height: 4.75rem;
    padding: ${space[3]} ${space[4]} 1.75rem;
    border: 2px solid ${color.control};
    border-radius: ${radius.large};
    background: ${color.raised};
    line-height: 1.4;
    resize: none;
  }

  textarea::placeholder {
    color: ${color.textQuiet};
    opacity: 1;
  }

  div {
    position: absolute;
    right: ${space[4]};
    bottom: ${space[2]};
    left: ${space[4]};
    display: flex;
    justify-content: space-between;
    gap: ${space[2]};
    color: ${color.textQuiet};
    font-size: ${size.tiny};
    pointer-events: none;
    ${tabularFigures}
  }
`;
