import styled from 'styled-components';
import { media } from '@/styles/media';
import { color, radius, shadow, size, space, weight } from '@/styles/tokens';

/** The questions, and beside them what viewers will see. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]} ${space[6]};

  @media ${media.beside} {
    grid-template-columns: minmax(0, 1fr) 15rem;
  }
`;

/** What happens next, and the buttons. */
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

export const Preview = styled.aside`
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]};
  border-radius: ${radius.large};
  background: ${color.sunken};
  color: ${color.textQuiet};
  font-size: ${size.small};

  > div {
    display: grid;
    overflow: hidden;
    border-radius: ${radius.medium};
    background: ${color.raised};
    box-shadow: ${shadow.low};
  }

  > div > div:last-child {
    display: grid;
    gap: ${space[2]};
    padding: ${space[3]};
    overflow-wrap: anywhere;
  }

  b {
    color: ${color.text};
    font-size: ${size.text};
    font-weight: ${weight.display};
  }

  @media ${media.single} {
    display: none;
  }
`;

/** Looks like the button that people will press, and is none. */
export const NoButton = styled.span`
  padding: ${space[2]};
  border-radius: ${radius.round};
  background: ${color.accent};
  color: ${color.onAccent};
  font-weight: ${weight.strong};
  text-align: center;
`;

/** Chips that unfold what most funds do without. */
export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding-top: ${space[4]};
  border-top: 1px solid ${color.line};
`;
