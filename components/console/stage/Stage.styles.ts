import styled from 'styled-components';
import { Panel } from '@/components/console/frame/Frame.styles';
import { media } from '@/styles/media';
import { oneLine, tabularFigures } from '@/styles/mixins';
import { color, radius, size, space, weight } from '@/styles/tokens';

/** A line of the stage with a secret in it, or another fact. */
export const Fact = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 3rem;
  margin: 0 ${space[2]} ${space[2]};
  padding: 0 ${space[2]} 0 ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.surface};
  font-weight: ${weight.strong};

  > svg {
    flex: none;
  }

  > b {
    ${oneLine}
    font-size: ${size.lead};
    font-weight: ${weight.display};
  }

  > :last-child:not(b) {
    margin-inline-start: auto;
  }

  button {
    flex: none;
  }

  @media ${media.dock} {
    min-height: 2.75rem;

    > span:first-of-type {
      display: none;
    }
  }
`;

/** A clock that runs, large. */
export const Clock = styled.span`
  padding-inline-end: ${space[3]};
  font-size: ${size.heading};
  font-weight: ${weight.display};
  letter-spacing: -0.01em;
  ${tabularFigures}
`;

/** Those on stage for longer: all in one line on a narrow screen, with their title. */
export const OneLinePanel = styled(Panel)`
  @media ${media.dock} {
    flex-direction: row;
    align-items: center;

    > :first-child {
      flex: 1 1 auto;
    }
  }
`;

export const People = styled.ul`
  padding: 0 ${space[2]} ${space[1]} ${space[5]};
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-width: 0;
    min-height: 2.75rem;
  }

  b {
    ${oneLine}
    flex: 1 1 0;
    font-size: ${size.lead};
    font-weight: ${weight.strong};
  }

  li > img,
  li > svg {
    flex: none;
    border-radius: ${radius.round};
  }

  @media ${media.dock} {
    display: flex;
    min-width: 0;
    padding: 0 ${space[1]} 0 0;
    overflow-x: auto;

    li {
      min-width: 2.25rem;
      gap: 0;
    }

    b {
      display: none;
    }
  }
`;

/** Numbers of the show. */
export const Numbers = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]};
  padding: 0 ${space[2]} ${space[2]};

  div {
    display: flex;
    flex-direction: column-reverse;
    padding: ${space[3]} ${space[4]};
    border-radius: ${radius.medium};
    background: ${color.surface};
  }

  dt {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  dd {
    font-size: ${size.title};
    font-weight: ${weight.display};
    line-height: 1.1;
  }
`;
