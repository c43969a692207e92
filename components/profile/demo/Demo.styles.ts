import styled, { keyframes } from 'styled-components';
import { photoLook } from '@/components/ui/Avatar';
import { tabularFigures } from '@/styles/mixins';
import { color, motion, space, weight } from '@/styles/tokens';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(0.5rem); }
`;

/** Keeps its height, so that what is below stays where it is. */
export const News = styled.p`
  min-height: 3em;
  font-weight: ${weight.strong};
`;

export const People = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-height: 2.75rem;
    animation: ${arrive} ${motion.slow};
  }

  li + li {
    border-top: 1px solid ${color.line};
  }

  li > span {
    min-width: 3ch;
    color: ${color.textQuiet};
    text-align: end;
    ${tabularFigures}
  }

  svg {
    ${photoLook}
  }
`;
