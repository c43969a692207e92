import styled from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import {
  color,
  layer,
  radius,
  shadow,
  size,
  space,
  target,
  toneColors,
  weight,
} from '@/styles/tokens';

/** One screen of a phone; from two columns on the fund stands beside it. */
export const Page = styled.div`
  max-width: 65rem;
  margin-inline: auto;
  padding: 0 ${space[4]} 13rem;

  .back {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-height: 3.25rem;
    margin-left: -${space[2]};
  }

  .back a {
    display: grid;
    place-items: center;
    flex: none;
    width: ${target.touch};
    height: ${target.touch};
    border-radius: ${radius.round};
    color: inherit;
  }

  .back div {
    flex: 1;
    min-width: 0;
    line-height: 1.2;
  }

  h1 {
    font-size: 1.0625rem;
    letter-spacing: 0;
  }

  .back p {
    overflow: hidden;
    color: ${color.textQuiet};
    font-size: ${size.small};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
  }

  .fine {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  aside {
    display: none;
  }

  @media ${media.wide} {
    display: grid;
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, 1fr) 23.75rem;
    gap: 0 ${space[12]};
    padding: ${space[4]} ${space[8]} ${space[16]};

    .back {
      grid-column: 1 / -1;
      min-height: 4.5rem;
    }

    h1 {
      font-size: ${size.title};
      letter-spacing: -0.015em;
    }

    .back p {
      font-size: ${size.text};
    }

    form {
      gap: 1.125rem;
    }

    aside {
      display: block;
    }
  }
`;

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

/** What is paid and the press for it: at the thumb on a phone. */
export const Foot = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.sticky};
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]} max(${space[3]}, env(safe-area-inset-bottom));
  border-radius: ${radius.large} ${radius.large} 0 0;
  background: ${color.surface};
  box-shadow: ${shadow.high};
  ${tabularFigures}

  .total {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space[2]};
  }

  .total b {
    font-size: 1.375rem;
    font-weight: ${weight.display};
    letter-spacing: -0.02em;
  }

  .fine {
    line-height: 1.35;
  }

  @media ${media.wide} {
    position: static;
    gap: ${space[3]};
    padding: 0;
    background: none;
    box-shadow: none;
  }
`;

export const Options = styled.fieldset`
  display: grid;
  gap: ${space[1]};

  > div > label {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr);
    gap: 0 ${space[3]};
    padding: ${space[3]};
    border-radius: ${radius.large};
    cursor: pointer;
    overflow-wrap: anywhere;
  }

  .chosen {
    border-radius: ${radius.large};
    background: ${color.accentSoft};
  }

  .off {
    color: ${color.textQuiet};
    cursor: not-allowed;
  }

  input[type='radio'] {
    width: 1.375rem;
    height: 1.375rem;
    margin: 0.1rem 0 0;
    accent-color: ${color.accent};
  }

  b,
  small {
    display: block;
  }

  b {
    font-weight: ${weight.strong};
  }

  small {
    color: ${color.textQuiet};
    font-size: ${size.small};
    line-height: 1.4;
  }

  .chosen small {
    color: inherit;
  }

  .few {
    color: ${toneColors('wait').text};
    font-weight: ${weight.strong};
  }

  .more {
    padding: 0 ${space[3]} ${space[3]} 3rem;
  }
`;

/** A contribution as others will see it. */
export const Seen = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]};
  border: 1.5px solid ${color.line};
  border-radius: ${radius.large};
  overflow-wrap: anywhere;

  bdi {
    flex: 1;
    min-width: 0;
    font-weight: ${weight.strong};
  }

  b {
    font-weight: ${weight.display};
  }
`;

export const Side = styled.aside`
  position: sticky;
  top: ${space[6]};
  padding: ${space[6]};
  border-radius: ${radius.huge};
  background: ${color.raised};
  box-shadow: ${shadow.low};
  overflow-wrap: anywhere;
  ${tabularFigures}

  img {
    width: 100%;
    margin-bottom: ${space[4]};
    border-radius: ${radius.large};
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }

  h2 {
    font-size: ${size.lead};
    letter-spacing: 0;
  }

  .fine {
    margin-bottom: ${space[4]};
  }

  dl {
    display: grid;
    gap: ${space[2]};
    margin-bottom: ${space[4]};
  }

  dl div {
    display: flex;
    justify-content: space-between;
    gap: ${space[3]};
  }

  dt {
    color: ${color.textQuiet};
  }

  dd {
    font-weight: ${weight.strong};
    text-align: end;
  }

  .total {
    padding-top: ${space[3]};
    border-top: 1px solid ${color.line};
    font-size: ${size.lead};
  }

  .total dt {
    color: ${color.text};
    font-weight: ${weight.strong};
  }

  p:last-child {
    margin-bottom: 0;
  }
`;
