import Link from 'next/link';
import styled, { css } from 'styled-components';
import { media } from '@/styles/media';
import { color, layer, measure, motion, shadow, space, target } from '@/styles/tokens';

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

  /* Its edges are those of the page below. */
  @media ${media.fromMedium} {
    padding-inline: ${({ $isWide }) => ($isWide ? space[4] : space[8])};
  }
`;

export const HomeLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${target.touch};
  margin-right: auto;
  text-decoration: none;
`;
