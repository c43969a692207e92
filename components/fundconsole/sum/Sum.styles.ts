import styled from 'styled-components';
import { Panel } from '@/components/console/frame/Frame.styles';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, size, space, weight } from '@/styles/tokens';

/** The sum, its bar, and three facts: on a wide screen in one line. */
export const SumRoot = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]} ${space[6]};
  margin-bottom: ${space[3]};
  padding: ${space[3]} ${space[4]};
  ${tabularFigures}

  @media ${media.desk} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    padding: ${space[4]} ${space[6]};
  }
`;

export const Sum = styled.p`
  color: ${color.textQuiet};

  b {
    display: block;
    color: ${color.text};
    font-size: ${size.title};
    font-weight: ${weight.display};
    line-height: 1.15;
    letter-spacing: -0.03em;
    white-space: nowrap;
  }

  @media ${media.dock} {
    font-size: ${size.small};
  }

  @media ${media.desk} {
    b {
      font-size: ${size.display};
      line-height: 1;
    }
  }
`;

export const BarSlot = styled.div`
  display: grid;
  grid-area: 2 / 1 / 3 / -1;
  gap: ${space[2]};
  min-width: 0;

  @media ${media.desk} {
    grid-area: 1 / 2;
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${space[1]};

  div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(5.5rem, auto);
    gap: ${space[2]};
  }

  dt {
    grid-area: 1 / 2;
    color: ${color.textQuiet};
  }

  dd {
    grid-area: 1 / 1;
    font-weight: ${weight.display};
    text-align: end;
  }

  @media ${media.dock} {
    font-size: ${size.small};

    div {
      grid-template-columns: auto auto;
    }

    div:not(:first-child) {
      display: none;
    }
  }
`;

/** What stands below the bar: the next milestone, the show's own bar, who matches. */
export const Notes = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  color: ${color.textQuiet};
  font-size: ${size.small};

  b {
    color: ${color.text};
    font-weight: ${weight.strong};
  }

  @media ${media.dock} {
    > :not(:first-child) {
      display: none;
    }
  }
`;
