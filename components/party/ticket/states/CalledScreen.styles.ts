import styled from 'styled-components';
import { color, motion, radius, shadow, size, space, target, weight } from '@/styles/tokens';

/** Covers everything; short windows scroll. */
export const Full = styled.dialog`
  position: fixed;
  inset: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-content: space-evenly;
  gap: ${space[3]};
  width: 100vw;
  max-width: none;
  height: 100vh;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: ${space[5]};
  overflow: auto;
  border: 0;
  background: ${color.accent};
  color: ${color.onAccent};
  text-align: center;

  &:not([open]) {
    display: none;
  }

  :focus-visible {
    outline: 3px solid ${color.onAccent};
    outline-offset: 4px;
  }
`;

export const Caller = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  font-size: ${size.lead};
  font-weight: ${weight.strong};

  img,
  svg {
    flex: none;
    border-radius: ${radius.round};
    box-shadow: 0 0 0 3px ${color.onAccent};
  }
`;

export const Title = styled.h2`
  font-size: ${size.loud};
  font-weight: ${weight.display};
  line-height: 1.05;
  letter-spacing: -0.035em;
  text-wrap: balance;
`;

/** As wide as a thumb's reach allows, and impossible to overlook. */
export const Act = styled.button`
  width: 100%;
  max-width: 32.5rem;
  min-height: 6rem;
  padding: ${space[3]} ${space[5]};
  border: 0;
  border-radius: ${radius.round};
  background: ${color.onAccent};
  color: ${color.accent};
  box-shadow: ${shadow.high};
  font-size: ${size.title};
  font-weight: ${weight.display};
  line-height: 1.1;
  letter-spacing: -0.02em;
  cursor: pointer;
  transition: transform ${motion.quick};

  &:active {
    transform: scale(0.98);
  }
`;

export const Later = styled.button`
  min-height: ${target.touch};
  padding: 0 ${space[3]};
  border: 0;
  background: none;
  color: inherit;
  font-weight: ${weight.strong};
  text-decoration: underline;
  text-underline-offset: 0.25em;
  cursor: pointer;
`;

export const Small = styled.p`
  max-width: 36rem;
  font-size: ${size.small};
  text-wrap: balance;
`;
