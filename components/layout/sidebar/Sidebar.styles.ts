import Link from 'next/link';
import styled, { css } from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import {
  color,
  layer,
  motion,
  radius,
  shade,
  shadow,
  size,
  space,
  target,
  weight,
} from '@/styles/tokens';

const headerHeight = '4rem';

export const Root = styled.aside<{ $isBelowHeader: boolean; $isShut: boolean }>`
  position: sticky;
  top: ${({ $isBelowHeader }) => ($isBelowHeader ? headerHeight : 0)};
  display: flex;
  flex: none;
  flex-direction: column;
  gap: ${space[4]};
  width: 15rem;
  height: ${({ $isBelowHeader }) => ($isBelowHeader ? `calc(100vh - ${headerHeight})` : '100vh')};
  padding: ${space[4]} ${space[3]};
  overflow-y: auto;

  &[hidden] {
    display: none;
  }

  @media ${media.narrow} {
    position: fixed;
    inset: 0 auto 0 0;
    z-index: ${layer.sidebar};
    display: ${({ $isShut }) => ($isShut ? 'none' : 'flex')};
    width: min(17rem, 80vw);
    height: 100%;
    background: ${color.raised};
    box-shadow: ${shadow.high};
  }
`;

export const Overlay = styled.div<{ $isShut: boolean }>`
  display: none;

  @media ${media.narrow} {
    position: fixed;
    inset: 0;
    z-index: ${layer.sidebar - 1};
    display: ${({ $isShut }) => ($isShut ? 'none' : 'block')};
    background: ${shade.behind};
  }
`;

export const Top = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space[2]};
`;

/** Only where the sidebar covers the page, or its foot stands in for the user menu. */
export const NarrowOnly = styled.div`
  @media ${media.fromMedium} {
    display: none;
  }
`;

export const Who = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  align-items: center;
  padding: ${space[1]} ${space[2]};
  font-weight: ${weight.strong};
  line-height: 1.25;

  p {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  span {
    display: block;
    color: ${color.textQuiet};
    font-size: ${size.small};
    font-weight: ${weight.text};
  }
`;

export const Nav = styled.nav`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space[6]};

  ul {
    display: grid;
    gap: ${space[1]};
    list-style: none;
  }
`;

const item = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${target.touch};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  text-decoration: none;
`;

export const ItemLink = styled(Link)`
  ${item}
  color: ${color.text};

  &[aria-current='page'] {
    background: ${color.accentSoft};
    color: ${color.accentText};
    font-weight: ${weight.strong};
  }

  @media ${media.hover} {
    &:hover {
      transition: background-color ${motion.quick};
      background: ${color.accentSoft};
    }
  }
`;

export const News = styled.span`
  margin-inline-start: auto;
  min-width: 1.5rem;
  padding: 0 ${space[2]};
  border-radius: ${radius.round};
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: ${size.small};
  font-weight: ${weight.strong};
  text-align: center;
  ${tabularFigures}
`;

export const Foot = styled.div`
  display: grid;
  padding-top: ${space[3]};
  border-top: 1px solid ${color.line};
`;
