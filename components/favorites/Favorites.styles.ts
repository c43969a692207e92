import styled from 'styled-components';
import { media } from '@/styles/media';
import { color, measure, size, space, weight } from '@/styles/tokens';

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

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: ${space[4]};
  list-style: none;
`;

export const Who = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[3]};

  a {
    font-weight: ${weight.strong};
  }

  p {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }
`;

export const Quiet = styled.p`
  color: ${color.textQuiet};
`;
