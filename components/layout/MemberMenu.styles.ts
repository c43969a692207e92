import Link from 'next/link';
import styled, { css } from 'styled-components';
import { media } from '@/styles/media';
import { visuallyHidden } from '@/styles/mixins';
import { color, radius, space, target, weight } from '@/styles/tokens';

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
      ${visuallyHidden}
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

/** On the dashboard the foot of the sidebar takes over on narrow screens. */
export const MenuPlace = styled.div<{ $isInSidebar: boolean }>`
  @media ${media.narrow} {
    display: ${({ $isInSidebar }) => ($isInSidebar ? 'none' : 'block')};
  }
`;
