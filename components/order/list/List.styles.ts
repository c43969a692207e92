import styled from 'styled-components';
import { media } from '@/styles/media';
import { space } from '@/styles/tokens';

export const ListPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  max-width: 52rem;
  padding: ${space[6]} ${space[4]} ${space[12]};

  @media ${media.wide} {
    padding-inline: ${space[8]};
  }
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  list-style: none;
`;
