import styled from 'styled-components';
import { Panel } from '@/components/console/frame/Frame.styles';
import { media } from '@/styles/media';
import { oneLine, tabularFigures } from '@/styles/mixins';
import { color, radius, size, space, toneColors, weight } from '@/styles/tokens';

const wait = toneColors('wait');

/** The middle of the console. */
export const Hero = styled(Panel)`
  gap: ${space[4]};
  padding: ${space[5]} ${space[4]};

  @media ${media.desk} {
    flex: 1 1 auto;
    min-height: 0;
    padding: ${space[6]};
    overflow-y: auto;
  }
`;

/** One thing, in the middle of the stage. */
export const Middle = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  max-width: 29rem;
  margin: auto;
  padding: ${space[4]} 0;
  text-align: center;

  h2 {
    font-size: ${size.title};
    line-height: 1.15;
  }

  p {
    color: ${color.textQuiet};
  }
`;

/** A sign in a round, over the words of the middle. */
export const Sign = styled.span<{ $isGood: boolean }>`
  display: grid;
  place-items: center;
  width: 5.25rem;
  height: 5.25rem;
  border-radius: ${radius.round};
  background: ${({ $isGood }) => ($isGood ? toneColors('good').soft : color.sunken)};
  color: ${({ $isGood }) => ($isGood ? toneColors('good').text : color.textQuiet)};
`;

/** The clock on the left, the first prize on the right. */
export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[3]};

  > :last-child {
    display: grid;
    justify-items: end;
    gap: ${space[1]};
    text-align: end;
  }
`;

export const Label = styled.span`
  display: block;
  color: ${color.textQuiet};
  font-size: ${size.small};
  font-weight: ${weight.strong};
`;

export const PrizeLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  max-width: 18rem;

  b {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  > :last-child {
    width: 4rem;
  }
`;

/** In the middle of the height that is left. */
export const Spread = styled.div`
  margin-block: auto;
`;

export const Quiet = styled.p`
  color: ${color.textQuiet};
  font-size: ${size.small};
`;

/** Ring and words beside each other. */
export const Wait = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[6]} ${space[8]};
  margin: auto 0;

  > :last-child {
    flex: 1 1 18rem;
    display: grid;
    gap: ${space[3]};
    min-width: 0;
  }

  h2 {
    font-size: ${size.title};
    line-height: 1.15;
  }

  p {
    color: ${color.textQuiet};
  }
`;

export const Hex = styled.code`
  display: block;
  font-family: inherit;
  font-size: ${size.lead};
  font-weight: ${weight.strong};
  letter-spacing: 0.05em;
  overflow-wrap: anywhere;
  ${tabularFigures}
`;

/** Somebody, large. */
export const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[5]};
  min-width: 0;

  > :first-child {
    flex: none;
    border-radius: ${radius.round};
  }

  > div {
    min-width: 0;
  }

  h2 {
    ${oneLine}
    font-size: ${size.display};
    line-height: 1.15;
    letter-spacing: -0.03em;
  }

  small {
    color: ${color.textQuiet};
    font-size: ${size.text};
  }

  @media ${media.narrow} {
    gap: ${space[4]};

    > :first-child {
      width: 4rem;
      height: 4rem;
    }
  }
`;

export const Checks = styled.section`
  display: grid;
  gap: ${space[2]};
  padding-top: ${space[4]};
  border-top: 1px solid ${color.line};

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
    background: ${color.raised};
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
export const TimeBar = styled.div<{ $isShort: boolean }>`
  height: 0.75rem;
  overflow: hidden;
  border-radius: ${({ $isShort }) => ($isShort ? '2px' : radius.round)};
  background: ${({ $isShort }) => ($isShort ? wait.soft : color.accentSoft)};

  i {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: ${({ $isShort }) => ($isShort ? wait.fill : color.accent)};
  }
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
    align-items: center;
    gap: ${space[3]};
    min-width: 0;
    min-height: 3.5rem;
    padding: ${space[1]} ${space[2]} ${space[1]} ${space[3]};
    border-radius: ${radius.medium};
    background: ${color.raised};

    > :first-child {
      flex: none;
      border-radius: ${radius.round};
    }

    > div {
      flex: 1 1 0;
      min-width: 0;
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
