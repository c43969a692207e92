import styled from 'styled-components';
import { space } from '@/styles/tokens';

type Step = keyof typeof space;

/** Things under each other, one step of the grid apart. */
export const Stack = styled.div<{ $gap?: Step }>`
  display: grid;
  align-content: start;
  justify-items: stretch;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 4 }) => space[$gap]};
`;

/** Things beside each other that wrap when the place is short. */
export const Cluster = styled.div<{
  $gap?: Step;
  $justify?: 'start' | 'center' | 'end' | 'space-between';
}>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $justify = 'start' }) => $justify};
  gap: ${({ $gap = 3 }) => space[$gap]};
`;
