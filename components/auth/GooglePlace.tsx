import { styled } from 'styled-components';

/** The three buttons Google draws (product spec §1). */
export type GoogleButtonSize = 'large' | 'medium' | 'small';

// The smallest is 20 px high; around it stays the space that a finger needs.
const heights: Record<GoogleButtonSize, string> = {
  large: '40px',
  medium: '32px',
  small: '24px',
};

/** Keeps the button's place, so that nothing moves when it comes. */
export const GooglePlace = styled.div<{ $size: GoogleButtonSize }>`
  display: grid;
  place-content: center;
  min-height: ${({ $size }) => heights[$size]};
`;
