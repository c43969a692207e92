import styled from 'styled-components';
import { oneLine, tabularFigures } from '@/styles/mixins';
import { color, radius, size, space, toneColors, weight } from '@/styles/tokens';

const wait = toneColors('wait');

export const Checks = styled.section`
  display: grid;
  gap: ${space[2]};

  &:not(:first-child) {
    padding-top: ${space[4]};
    border-top: 1px solid ${color.line};
  }

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]};
    min-height: 2.75rem;
  }

  h3 {
    font-size: ${size.text};
  }

  ul {
    list-style: none;
  }

  li {
    display: flex;
    gap: ${space[3]};
    padding-block: ${space[2]};

    > svg {
      flex: none;
      color: ${wait.text};
    }

    p {
      color: ${color.textQuiet};
      font-size: ${size.small};
    }
  }
`;

/** Those who would be next, in their order; nothing of it can be pressed. */
export const Following = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    max-width: 100%;
    padding: ${space[1]} ${space[4]} ${space[1]} ${space[1]};
    border-radius: ${radius.round};
    background: ${color.sunken};
  }

  b {
    padding: 0 ${space[3]};
    border-radius: ${radius.round};
    background: ${color.accentSoft};
    color: ${color.accentText};
    font-size: ${size.small};
    ${tabularFigures}
  }

  span {
    ${oneLine}
  }
`;

/** Time to claim: a bar that runs out; with little left amber, with corners and a sign. */
export const TimeBar = styled.svg<{ $isShort: boolean }>`
  display: block;
  width: 100%;
  height: 0.75rem;
  border-radius: ${({ $isShort }) => ($isShort ? '2px' : radius.round)};
  background: ${({ $isShort }) => ($isShort ? wait.soft : color.accentSoft)};
  fill: ${({ $isShort }) => ($isShort ? wait.fill : color.accent)};
`;

export const TimeWord = styled.div<{ $isShort: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  margin-bottom: ${space[3]};
  color: ${({ $isShort }) => ($isShort ? wait.text : 'inherit')};
  font-size: ${size.hero};
  font-weight: ${weight.display};
  line-height: 1;
  letter-spacing: -0.045em;
  ${tabularFigures}
`;

/** Several people of the stage under each other. */
export const Several = styled.ul`
  display: grid;
  gap: ${space[2]};
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[3]};
    min-width: 0;
    min-height: 3.5rem;
    padding: ${space[1]} ${space[2]} ${space[1]} ${space[3]};
    border-radius: ${radius.medium};
    background: ${color.sunken};

    > :first-child {
      flex: none;
      border-radius: ${radius.round};
    }

    /* Whom it is about stays in sight: what does not fit beside it goes below. */
    > div {
      flex: 1 1 5.5rem;
      min-width: 0;
    }

    button {
      margin-inline-start: auto;
    }

    b,
    small {
      ${oneLine}
      display: block;
    }

    small {
      color: ${color.textQuiet};
      font-size: ${size.small};
    }
  }
`;
