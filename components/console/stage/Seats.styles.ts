import styled, { css } from 'styled-components';
import { media } from '@/styles/media';
import { oneLine } from '@/styles/mixins';
import { color, radius, size, space, toneColors, weight } from '@/styles/tokens';

const good = toneColors('good');

/** Two beside each other on a narrow screen, one under the other on a wide one. */
export const Seats = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[1]};
  padding: 0 ${space[2]} ${space[2]};
  list-style: none;

  > :only-child {
    grid-column: 1 / -1;
  }

  @media ${media.desk} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const looks = {
  ready: css`
    background: ${good.soft};

    small {
      color: ${good.text};
    }
  `,
  called: css`
    background: ${color.surface};
  `,
  free: css`
    box-shadow: inset 0 0 0 1.5px ${color.line};
  `,
};

export const SeatRoot = styled.li<{ $look: keyof typeof looks }>`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  min-height: 3.5rem;
  padding: 0 ${space[1]};
  border-radius: ${radius.medium};
  ${({ $look }) => looks[$look]}

  > span:nth-child(2) {
    flex: 1 1 0;
    min-width: 0;
  }

  b,
  small {
    ${oneLine}
    display: block;
  }

  b {
    font-size: ${size.lead};
    font-weight: ${weight.display};
    line-height: 1.375rem;
  }

  small {
    color: ${color.textQuiet};
    font-size: ${size.small};
    line-height: 1.125rem;
  }

  @media ${media.dock} {
    gap: ${space[1]};
    padding-inline-end: 0;

    > span:first-child {
      transform: scale(0.82);
      margin-inline: -2px;
    }

    /* Its own button, not what it discloses. */
    [data-part='menu'] > div > button {
      padding: 0 ${space[1]} 0 0;
    }

    /* Their rows in the list have it. */
    &[data-coming] > fieldset > button {
      display: none;
    }
  }

  @media ${media.desk} {
    gap: ${space[3]};
    min-height: 3.75rem;
    padding-inline: ${space[2]};

    b {
      font-size: 1.25rem;
      line-height: 1.5rem;
    }
  }

  @media ${media.broad} {
    min-height: 4.75rem;

    b {
      font-size: 1.625rem;
      line-height: 1.875rem;
    }
  }
`;

/** Is there. */
export const Check = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${radius.round};
  background: ${good.fill};
  color: ${good.onFill};
`;

/** A seat that nobody has yet. */
export const Place = styled.span`
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  border: 2px dashed ${color.control};
  border-radius: ${radius.round};
`;
