import styled from 'styled-components';
import { media } from '@/styles/media';
import { oneLine, tabularFigures } from '@/styles/mixins';
import { color, motion, radius, size, space, target, weight } from '@/styles/tokens';

export const Scroll = styled.div`
  /* What is hidden from the eye alone scrolls along, and makes the page no longer. */
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  min-height: 0;
  padding: ${space[3]} ${space[2]} ${space[3]};

  @media ${media.desk} {
    overflow-y: auto;
  }
`;

export const Entrants = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  width: 100%;
  list-style: none;
`;

export const Entrant = styled.li<{ $isNew: boolean; $isOut: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  min-height: ${target.touch};
  padding-inline-start: ${space[2]};
  border-radius: ${radius.medium};
  background: ${({ $isNew }) => ($isNew ? color.accentSoft : 'none')};
  opacity: ${({ $isOut }) => ($isOut ? 0.62 : 1)};
  transition: background-color ${motion.slow};

  > :first-child {
    flex: none;
    border-radius: ${radius.round};
  }

  > b {
    ${oneLine}
    flex: 1 1 0;
    font-weight: ${weight.strong};
  }

  > span {
    flex: none;
    color: ${color.textQuiet};
    font-weight: ${weight.strong};
    ${tabularFigures}
  }

  > small {
    flex: none;
    color: ${color.textQuiet};
    font-size: ${size.small};
  }
`;

/** What is known of somebody, over what can be done. */
export const Facts = styled.p`
  padding: ${space[2]} ${space[3]};
  color: ${color.textQuiet};
  font-size: ${size.small};
`;
