import styled from 'styled-components';
import { media } from '@/styles/media';
import { color, measure, space } from '@/styles/tokens';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  max-width: ${measure.page};
  padding: ${space[6]} ${space[4]} ${space[12]};
  overflow-wrap: anywhere;

  @media ${media.wide} {
    padding-inline: ${space[8]};
  }
`;

export const Head = styled.header`
  display: grid;
  gap: ${space[1]};

  p {
    color: ${color.textQuiet};
  }
`;

export const Quiet = styled.p`
  color: ${color.textQuiet};
`;
