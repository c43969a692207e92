import styled from 'styled-components';
import { size, space } from '@/styles/tokens';

export const OwnDay = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space[2]};
  align-items: center;
  padding-block: ${space[2]};

  > button:first-child {
    justify-self: start;
    max-width: 100%;
    white-space: normal;
    text-align: start;
  }

  > span {
    grid-row: 2;
    padding-inline: ${space[3]};
    font-size: ${size.small};
  }
`;
