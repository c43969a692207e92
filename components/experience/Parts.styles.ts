import styled from 'styled-components';
import { space } from '@/styles/tokens';

/** Fields beside each other where there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  align-items: start;
  gap: ${space[4]};
`;
