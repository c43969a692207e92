import styled from 'styled-components';
import { PrizePicture } from '@/components/shared/draw/PrizePicture';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, shadow, size, space, weight } from '@/styles/tokens';

/** The tool's mark beside its name. */
export const Named = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
`;

export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  list-style: none;
`;

/** One draw: its picture, what it is, and the one thing to do with it. */
export const Row = styled.li<{ $isLarge?: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[3]} clamp(${space[3]}, 2vw, ${space[5]});
  padding: clamp(${space[4]}, 2vw, ${space[5]});
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.low};
  overflow-wrap: anywhere;

  h2,
  h3 {
    margin-top: ${space[1]};
    font-size: ${({ $isLarge }) => ($isLarge ? size.heading : size.lead)};
    font-weight: ${weight.display};
  }

  p {
    color: ${color.textQuiet};
    font-size: ${size.small};
    ${tabularFigures}
  }

  > :last-child {
    grid-column: 1 / -1;
  }

  @media ${media.single} {
    > :last-child > a,
    > :last-child > div,
    > :last-child button {
      flex: 1;
    }
  }

  @media ${media.beside} {
    grid-template-columns: auto minmax(0, 1fr) auto;

    > :last-child {
      grid-column: 3;
    }
  }
`;

export const Picture = styled(PrizePicture)<{ $isLarge?: boolean }>`
  width: ${({ $isLarge }) => ($isLarge ? 'clamp(5.25rem, 14vw, 10rem)' : 'clamp(5.25rem, 8vw, 6rem)')};
`;

/** How long it is open yet: the largest thing of the row. */
export const Left = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[2]};
  margin-top: ${space[2]};
  color: ${color.textQuiet};
  font-size: ${size.small};

  [role='timer'] {
    color: ${color.text};
    font-size: ${size.title};
  }
`;

/** What a narrow screen shows of a button's words, and what all others do. */
export const Narrow = styled.span`
  @media ${media.fromMedium} {
    display: none;
  }
`;

export const Broad = styled.span`
  @media ${media.narrow} {
    display: none;
  }
`;

/** The first draw of somebody who has none. */
export const Empty = styled.section`
  display: grid;
  justify-items: center;
  gap: ${space[4]};
  padding: ${space[12]} ${space[6]};
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.low};
  text-align: center;

  p {
    max-width: 28rem;
    color: ${color.textQuiet};
  }
`;

/** The last line of the dialog: what happens next, and the buttons. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};

  > p {
    flex: 1 1 14rem;
    color: ${color.textQuiet};
    font-size: ${size.small};
  }
`;

/** A prize's title takes what its value and number leave. */
export const PrizeLine = styled.div<{ $isOne: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space[3]} ${space[4]};

  > button {
    align-self: end;
  }

  > :first-child {
    grid-column: 1 / -1;
  }

  @media ${media.beside} {
    grid-template-columns: ${({ $isOne }) =>
      $isOne ? 'minmax(0, 1fr) 8rem 6.5rem' : 'minmax(0, 1fr) 8rem 6.5rem auto'};

    > :first-child {
      grid-column: auto;
    }
  }
`;
