import { styled } from 'styled-components';
import { space } from '@/styles/tokens';

/** The three buttons Google draws (product spec §1). */
export type GoogleButtonSize = 'large' | 'medium' | 'small';

const heights: Record<GoogleButtonSize, string> = {
  large: '40px',
  medium: '32px',
  small: '20px',
};

/**
 * Keeps the button's place, so that nothing moves when it comes. Around the smallest, which is too low
 * for a finger, nothing else can be pressed.
 */
export const GooglePlace = styled.div<{ $size: GoogleButtonSize }>`
  display: grid;
  place-content: center;
  box-sizing: content-box;
  min-height: ${({ $size }) => heights[$size]};
  padding: ${({ $size }) => ($size === 'small' ? space[6] : 0)};
`;
