import styled from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, shadow, size, space, target, weight } from '@/styles/tokens';

export const Tiers = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16.5rem, 100%), 1fr));
  align-items: start;
  gap: ${space[4]};
  list-style: none;
`;

export const TierRoot = styled.li<{ $isOpen: boolean }>`
  min-width: 0;
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.low};

  &:focus-within {
    box-shadow: inset 0 0 0 2px ${color.accent};
  }

  @media ${media.narrow} {
    box-shadow: ${({ $isOpen }) => ($isOpen ? `inset 0 0 0 2px ${color.accent}` : shadow.low)};
  }
`;

export const TierBody = styled.div<{ $isOpen: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[2]} ${space[4]} ${space[5]};

  @media ${media.narrow} {
    ${({ $isOpen }) => !$isOpen && 'display: none;'}
  }
`;

export const TierHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  color: ${color.textQuiet};
  font-size: ${size.small};
  font-weight: ${weight.strong};
`;

/** A folded tier; a wide screen shows all of them open. */
export const TierSummary = styled.button<{ $isOpen: boolean }>`
  display: none;

  @media ${media.narrow} {
    display: ${({ $isOpen }) => ($isOpen ? 'none' : 'flex')};
    align-items: center;
    gap: ${space[3]};
    width: 100%;
    min-height: ${target.touch};
    padding: ${space[4]};
    border: 0;
    border-radius: ${radius.large};
    background: none;
    color: ${color.text};
    text-align: start;
    cursor: pointer;
    ${tabularFigures}

    > span {
      flex: 1;
      min-width: 0;
      overflow-wrap: anywhere;
    }

    small {
      display: block;
      color: ${color.textQuiet};
      font-size: ${size.small};
    }

    svg {
      flex: none;
    }
  }
`;

/** The price is the largest thing of a tier, and what is left of it stands right under it. */
export const Price = styled.div`
  display: grid;
  gap: ${space[2]};

  input {
    min-height: 3.5rem;
    font-size: ${size.title};
    font-weight: ${weight.display};
    letter-spacing: -0.01em;
    ${tabularFigures}
  }

  input:read-only {
    background: ${color.sunken};
  }
`;

export const Note = styled.p`
  color: ${color.textQuiet};
  font-size: ${size.small};
`;
