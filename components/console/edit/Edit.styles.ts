import styled from 'styled-components';
import { color, measure, space } from '@/styles/tokens';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  max-width: ${measure.text};
  margin-inline: auto;
  padding: ${space[6]} ${space[4]} ${space[12]};
`;

export const Head = styled.header`
  min-width: 0;
  overflow-wrap: anywhere;

  p {
    color: ${color.textQuiet};
  }
`;
