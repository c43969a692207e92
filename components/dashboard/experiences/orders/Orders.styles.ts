import styled from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, shadow, size, space, toneColors, weight } from '@/styles/tokens';

/** How many stand under a heading; those that wait for the creator stand out. */
export const Count = styled.span<{ $isChief: boolean }>`
  display: inline-block;
  min-width: 1.75rem;
  padding: 0 ${space[2]};
  border-radius: ${radius.round};
  background: ${({ $isChief }) => ($isChief ? color.accent : color.sunken)};
  color: ${({ $isChief }) => ($isChief ? color.onAccent : color.textQuiet)};
  font-size: ${size.small};
  line-height: 1.75;
  text-align: center;
  vertical-align: 0.15em;
  ${tabularFigures}
`;

export const Empty = styled.p`
  color: ${color.textQuiet};
`;

export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.low};
  list-style: none;

  > li + li {
    border-top: 1px solid ${color.line};
  }
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]} ${space[4]};
  padding: ${space[4]};
  overflow-wrap: anywhere;

  > :first-child,
  > a {
    grid-column: 1 / -1;
  }

  > p {
    font-weight: ${weight.display};
  }

  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 13rem 6rem 8.5rem;
    padding-block: ${space[3]};

    > :first-child,
    > a {
      grid-column: auto;
    }

    > p,
    > a {
      justify-self: end;
    }
  }
`;

export const Who = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[3]};

  h3 {
    font-size: ${size.text};
    font-weight: ${weight.display};
  }

  p {
    color: ${color.textQuiet};
    font-size: ${size.small};
    ${tabularFigures}
  }
`;

const [stop, wait] = [toneColors('stop'), toneColors('wait')];

export const When = styled.div`
  line-height: 1.35;
  ${tabularFigures}

  b {
    display: block;
    font-weight: ${weight.display};
  }

  &[data-tone='hot'] b {
    color: ${stop.text};
  }

  &[data-tone='warm'] b {
    color: ${wait.text};
  }
`;

/** What comes next, and what there is. */
export const SumRow = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};

  > section:first-child {
    grid-column: 1 / -1;
  }

  section {
    display: grid;
    align-content: start;
    gap: ${space[1]};
    padding: ${space[4]} ${space[5]};
    border-radius: ${radius.large};
    background: ${color.raised};
    box-shadow: ${shadow.low};
    overflow-wrap: anywhere;
  }

  h2 {
    color: ${color.textQuiet};
    font-size: ${size.small};
    font-weight: ${weight.text};
    letter-spacing: 0;
  }

  strong {
    font-size: ${size.title};
    font-weight: ${weight.display};
    line-height: 1.15;
    letter-spacing: -0.02em;
    ${tabularFigures}
  }

  p {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  @media ${media.wide} {
    grid-template-columns: 1.4fr 1fr 1fr;

    > section:first-child {
      grid-column: auto;
    }
  }
`;
