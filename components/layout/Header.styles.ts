import Link from 'next/link';
import styled, { css } from 'styled-components';
import { media } from '@/styles/media';
import {
  color,
  layer,
  measure,
  motion,
  radius,
  shadow,
  space,
  target,
  weight,
} from '@/styles/tokens';

export const Bar = styled.header<{ $isScrolled: boolean }>`
  position: sticky;
  top: 0;
  z-index: ${layer.sticky};
  background: ${color.background};
  transition: box-shadow ${motion.calm};
  ${({ $isScrolled }) =>
    $isScrolled &&
    css`
      box-shadow: ${shadow.low};
    `}
`;

export const Inner = styled.div<{ $isWide: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 4rem;
  max-width: ${({ $isWide }) => ($isWide ? 'none' : measure.page)};
  margin-inline: auto;
  padding: ${space[1]} ${space[4]};
`;

export const HomeLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${target.touch};
  margin-right: auto;
  text-decoration: none;
`;

const entry = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${target.touch};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.round};
  color: ${color.text};
  font-weight: ${weight.strong};
  text-decoration: none;

  svg {
    flex: none;
  }

  @media ${media.narrow} {
    padding: ${space[2]};

    .word {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

export const Entry = styled(Link)`
  ${entry}

  &[aria-current='page'] {
    background: ${color.accentSoft};
  }

  @media ${media.hover} {
    &:hover {
      background: ${color.accentSoft};
    }
  }
`;

export const LaterEntry = styled.span`
  ${entry}
  color: ${color.textQuiet};
  cursor: not-allowed;
`;

export const Toggle = styled.div`
  @media ${media.wide} {
    display: none;
  }
`;

/** On the dashboard the foot of the sidebar takes over on narrow screens. */
export const MenuPlace = styled.div<{ $isInSidebar: boolean }>`
  @media ${media.narrow} {
    display: ${({ $isInSidebar }) => ($isInSidebar ? 'none' : 'block')};
  }
`;
