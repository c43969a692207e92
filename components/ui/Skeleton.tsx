import styled, { keyframes } from 'styled-components';
import { color, radius } from '@/styles/tokens';

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

interface SkeletonLook {
  /** CSS lengths. */
  $width?: string;
  $height?: string;
  $isRound?: boolean;
}

/** The shape of what is coming. The region around it carries `aria-busy`. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<SkeletonLook>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  max-width: 100%;
  height: ${({ $height = '1rem' }) => $height};
  border-radius: ${({ $isRound = false }) => ($isRound ? radius.round : radius.small)};
  background: ${color.line};
  animation: ${breathe} 1400ms ease-in-out infinite;
`;
