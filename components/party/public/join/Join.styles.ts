import styled from 'styled-components';
import { ASIDE, OVERLAP } from '@/components/party/public/PartyScreen.styles';
import { joinLook } from '@/components/shared/join/joinLook';
import { media } from '@/styles/media';
import { color, radius, shadow, space } from '@/styles/tokens';

/** What one can do here now. Its button is above the fold of a phone. */
export const JoinSheet = styled.section`
  position: relative;
  z-index: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  min-width: 0;
  margin-top: calc(-1 * (${OVERLAP} + ${space[4]}));
  padding: ${space[5]} ${space[4]} ${space[4]};
  border-radius: ${radius.huge};
  background: ${color.raised};
  box-shadow: ${shadow.high};

  ${joinLook}

  @media ${media.fromMedium} {
    padding: ${space[6]} ${space[6]} ${space[5]};
  }

  @media ${media.wide} {
    grid-row: 1;
    grid-column: 2;
    width: ${ASIDE};
    margin: ${space[10]} ${space[10]} -${space[8]} 0;
    justify-self: end;
  }
`;
