import styled, { css, keyframes } from 'styled-components';
import { radius } from '@/styles/tokens';

const turn = keyframes`
  to { transform: rotate(360deg); }
`;

/** The look of a turning ring. */
export const ring = css`
  flex: none;
  width: 1.125em;
  height: 1.125em;
  border: 0.16em solid currentColor;
  border-right-color: transparent;
  border-radius: ${radius.round};
  animation: ${turn} 700ms linear infinite;
`;

/** A turning ring; the control around it says in words what it waits for. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  ${ring}
`;
