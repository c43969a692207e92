import styled from 'styled-components';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, shadow, size, space, weight } from '@/styles/tokens';

/** A piece of a page, cut by what it stands in. */
export const Paper = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[5]} ${space[6]} ${space[6]};
  border-radius: ${radius.huge} ${radius.huge} 0 0;
  background: ${color.raised};
  box-shadow: ${shadow.high};
  color: ${color.text};
`;

export const Beside = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  ${tabularFigures}

  b {
    font-weight: ${weight.strong};
    font-size: ${size.lead};
  }

  span {
    color: ${color.textQuiet};
  }
`;

export const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};

  > svg {
    flex: none;
    border-radius: ${radius.round};
  }

  b,
  small {
    display: block;
    line-height: 1.3;
  }

  b {
    font-weight: ${weight.strong};
  }

  small {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }
`;

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[8]};

  dt {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  dd {
    font-size: ${size.heading};
    font-weight: ${weight.display};
    ${tabularFigures}
  }
`;

/** A number that stays in one line, whatever the currency. */
export const OneLine = styled.div`
  && p:nth-child(2) {
    font-size: clamp(2.5rem, 12vw, 4.5rem);
    white-space: nowrap;
  }
`;
