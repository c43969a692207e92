import styled from 'styled-components';
import { Names, Photo, PHOTO, SMALL_PHOTO } from '@/components/profile/Profile.styles';
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

/** A fan, who has no cover: beside the photo all that is known; on a phone below it. */
export const FanRow = styled.header`
  display: grid;
  justify-items: start;
  gap: ${space[4]} ${space[6]};

  ${Photo} {
    width: ${SMALL_PHOTO};
    height: ${SMALL_PHOTO};
    border: 0;
  }

  ${Names} {
    gap: ${space[1]};
  }

  h1 {
    font-size: calc(${size.title} * 1.3);
    letter-spacing: -0.02em;
  }

  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[5]};
    margin-top: ${space[2]};
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  .rating {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
  }

  .rating b,
  .rating svg {
    color: ${color.text};
  }

  @media ${media.beside} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;

    ${Photo} {
      width: ${PHOTO};
      height: ${PHOTO};
    }
  }
`;
