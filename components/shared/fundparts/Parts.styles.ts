import styled from 'styled-components';
import { space } from '@/styles/tokens';

/** Fields beside each other where there is room. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));
  align-items: start;
  gap: ${space[3]};
`;

/** A field, and the button that takes it away. */
export const WithButton = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space[2]};
`;
