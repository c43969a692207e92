import styled from 'styled-components';
import { ServiceCards } from '@/components/shared/services/ServiceCard.styles';
import { media } from '@/styles/media';
import { color, size, space } from '@/styles/tokens';

/** The sections below what is live. */
export const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  margin-top: ${space[6]};
`;

/** Three beside each other; on a phone each is a row. */
export const FewCards = styled(ServiceCards)`
  @media ${media.beside} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** A heading with what stands at its end. */
export const Headed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};

  .rating {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    font-size: ${size.lead};
  }

  .rating > span {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }
`;

/** Who they are beside what others say. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[10]};

  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.3fr);
  }
`;

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]};
`;
