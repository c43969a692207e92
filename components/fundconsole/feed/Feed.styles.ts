import styled from 'styled-components';
import { media } from '@/styles/media';
import { oneLine, tabularFigures } from '@/styles/mixins';
import { color, motion, radius, size, space, weight } from '@/styles/tokens';

export const Scroll = styled.div`
  /* What is hidden from the eye alone scrolls along, and makes the page no longer. */
  position: relative;
  display: grid;
  align-content: start;
  justify-items: center;
  gap: ${space[2]};
  min-height: 0;
  padding: 0 ${space[2]} ${space[3]};

  @media ${media.desk} {
    overflow-y: auto;
  }
`;

export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  width: 100%;
  list-style: none;

  > li + li {
    border-top: 1px solid ${color.line};
  }
`;

/** One contribution: a button that shows all of it. */
export const Row = styled.button<{ $isNew: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  min-width: 0;
  min-height: 3.25rem;
  padding: ${space[1]} ${space[2]};
  border: 0;
  border-radius: ${radius.medium};
  background: ${({ $isNew }) => ($isNew ? color.accentSoft : 'none')};
  text-align: start;
  cursor: pointer;
  transition: background-color ${motion.slow};

  > span:nth-child(2) {
    flex: 1 1 0;
    min-width: 0;
  }

  b,
  small {
    ${oneLine}
    display: block;
    line-height: 1.25rem;
  }

  b {
    font-weight: ${weight.strong};
  }

  small {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  @media ${media.hover} {
    &:hover {
      background: ${color.accentSoft};
    }
  }
`;

export const Money = styled.span<{ $isLarge?: boolean }>`
  flex: none;
  font-size: ${({ $isLarge }) => ($isLarge ? size.title : size.text)};
  font-weight: ${weight.display};
  ${tabularFigures}
`;

/** A face with the sign of how its money stands. */
export const Face = styled.span`
  position: relative;
  flex: none;
  line-height: 0;

  > :first-child {
    border-radius: ${radius.round};
  }
`;

export const Nobody = styled.span<{ $side: number }>`
  display: grid;
  place-items: center;
  width: ${({ $side }) => $side / 16}rem;
  height: ${({ $side }) => $side / 16}rem;
  border: 1.5px dashed ${color.control};
  border-radius: ${radius.round};
  background: ${color.sunken};
  color: ${color.textQuiet};
  font-weight: ${weight.display};
  line-height: 1;
`;

export const Sign = styled.span<{ $color: string }>`
  position: absolute;
  right: -0.25rem;
  bottom: -0.25rem;
  display: grid;
  place-items: center;
  width: 1.25rem;
  height: 1.25rem;
  border-radius: ${radius.round};
  background: ${color.surface};
  color: ${({ $color }) => $color};
`;

/** What is held to be seen. */
export const Held = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.round};
  background: ${color.sunken};
  color: ${color.textQuiet};
  font-size: ${size.small};
  font-weight: ${weight.strong};
`;
