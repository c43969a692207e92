import styled from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, measure, size, space, weight } from '@/styles/tokens';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  max-width: ${measure.page};
  padding: ${space[6]} ${space[4]} ${space[12]};

  @media ${media.wide} {
    padding-inline: ${space[8]};
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};
  min-width: 0;
  overflow-wrap: anywhere;

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

export const PartyTitle = styled.h3`
  font-size: ${size.heading};
  overflow-wrap: anywhere;
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  color: ${color.textQuiet};
  font-size: ${size.small};
  ${tabularFigures}
`;

export const Waiting = styled.strong`
  color: ${color.text};
  font-weight: ${weight.strong};
`;

export const Steps = styled.ol`
  display: grid;
  gap: ${space[3]};
  padding-inline-start: ${space[6]};
  font-size: ${size.lead};

  li::marker {
    color: ${color.accentText};
    font-weight: ${weight.display};
  }
`;
