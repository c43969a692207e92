import styled from 'styled-components';
import { buttonLook, type ButtonLook } from '@/components/ui/buttons/Button.styles';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, shadow, size, space, weight } from '@/styles/tokens';

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

/** The ticket as it is kept: torn between what was and its numbers. */
export const Kept = styled.section`
  --notch: ${space[3]};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-radius: ${radius.huge};
  background: ${color.accentSoft};
  box-shadow: ${shadow.low};
  text-align: center;
`;

export const Story = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  padding: clamp(${space[5]}, 5vw, ${space[8]}) ${space[5]} ${space[5]};

  > p:first-child {
    color: ${color.accentText};
    font-size: ${size.lead};
    font-weight: ${weight.strong};
  }

  h2 {
    max-width: 14ch;
    font-size: ${size.display};
    letter-spacing: -0.03em;
    line-height: 1.05;
    overflow-wrap: anywhere;
  }

  > p:last-child {
    max-width: 30rem;
    font-size: ${size.lead};
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
`;

export const Duo = styled.div`
  display: flex;

  > * {
    border-radius: ${radius.round};
    background: ${color.surface};
    object-fit: cover;
  }

  > * + * {
    margin-inline-start: -1rem;
    box-shadow: 0 0 0 6px ${color.accentSoft};
  }
`;

/** The numbers below the tear line, whose ends are bitten out in the colour of the page. */
export const Stub = styled.dl`
  position: relative;
  display: flex;
  justify-content: space-around;
  gap: ${space[3]};
  padding: ${space[5]} ${space[4]} ${space[6]};

  &::before {
    content: '';
    position: absolute;
    top: 0;
    inset-inline: ${space[6]};
    border-top: 2px dotted ${color.accent};
  }

  > i {
    position: absolute;
    top: calc(-1 * var(--notch));
    width: var(--notch);
    height: calc(2 * var(--notch));
    background: ${color.background};

    &:first-of-type {
      inset-inline-start: -1px;
      border-radius: 0 ${radius.round} ${radius.round} 0;
    }

    &:last-of-type {
      inset-inline-end: -1px;
      border-radius: ${radius.round} 0 0 ${radius.round};
    }
  }

  dt {
    font-size: ${size.small};
  }

  dd {
    font-size: ${size.lead};
    font-weight: ${weight.display};
    ${tabularFigures}
  }

  div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** A download that looks like a button. */
export const SaveLink = styled.a<ButtonLook>`
  ${buttonLook}
`;

/** What the creator says, as somebody speaks. */
export const Speech = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};

  > :first-child {
    flex: none;
    border-radius: ${radius.round};
    object-fit: cover;
  }

  blockquote {
    margin: 0;
    padding: ${space[3]} ${space[4]};
    border-radius: ${radius.small} ${radius.large} ${radius.large};
    background: ${color.raised};
    box-shadow: ${shadow.low};
    overflow-wrap: anywhere;
  }

  figcaption {
    padding: ${space[1]} ${space[4]} 0;
    color: ${color.textQuiet};
    font-size: ${size.small};
  }
`;

export const Acts = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]};

  /* The first is the loud one; what is left over stands alone, too. */
  > :first-child,
  > :last-child:nth-child(even) {
    grid-column: 1 / -1;
  }

  @media ${media.narrow} {
    button {
      padding-inline: ${space[2]};
    }
  }
`;

export const Picture = styled.img`
  display: block;
  width: 100%;
  height: auto;
  border-radius: ${radius.medium};
  background: ${color.sunken};
`;
