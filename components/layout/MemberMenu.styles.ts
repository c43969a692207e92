import Link from 'next/link';
import styled, { css } from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures, visuallyHidden } from '@/styles/mixins';
import { color, radius, space, target, toneColors, weight } from '@/styles/tokens';

const stop = toneColors('stop');

const entry = css`
  position: relative;
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

/** Beside the word; on narrow screens at the icon's corner, where there is no word. */
export const Unread = styled.span`
  min-width: 1.25rem;
  padding: 0 ${space[1]};
  border-radius: ${radius.round};
  background: ${stop.fill};
  color: ${stop.onFill};
  font-size: 0.75rem;
  line-height: 1.25rem;
  text-align: center;
  ${tabularFigures}

  @media ${media.narrow} {
    position: absolute;
    top: 0.125rem;
    right: 0;
  }
`;

/** On the dashboard the foot of the sidebar takes over on narrow screens. */
export const MenuPlace = styled.div<{ $isInSidebar: boolean }>`
  @media ${media.narrow} {
    display: ${({ $isInSidebar }) => ($isInSidebar ? 'none' : 'block')};
  }
`;
