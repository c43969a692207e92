import { css } from 'styled-components';

/** Leaves the screen, stays for screen readers. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

/** Figures of one width: a number that counts does not make its neighbours jump. */
export const tabularFigures = css`
  font-variant-numeric: tabular-nums;
  font-feature-settings: 'tnum' 1;
`;

/**
 * For one large number at the start of a line: its first figure leaves out the room that figures of
 * one width keep beside them, and so stands at the edge of what is above and below.
 */
export const figureAtEdge = css`
  margin-inline-start: -0.035em;

  &::first-letter {
    font-variant-numeric: normal;
    font-feature-settings: normal;
  }
`;

/** Text that ends in an ellipsis where its line does. */
export const oneLine = css`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
