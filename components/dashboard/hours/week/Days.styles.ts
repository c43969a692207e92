import Link from 'next/link';
import styled, { css } from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, size, space } from '@/styles/tokens';
import { blockLook, openLook, type BlockLook } from './Pieces.styles';

/** A narrow screen has the week as a list. */
export const DayList = styled.ul`
  display: grid;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr);
    gap: ${space[2]};
    padding-block: ${space[2]};
    border-top: 1px solid ${color.line};
  }

  > li > button {
    padding: ${space[1]} 0;
    border: 0;
    background: none;
    text-align: start;
    cursor: pointer;
  }

  b,
  small {
    display: block;
  }

  small {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  @media ${media.beside} {
    display: none;
  }
`;

const line = css`
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
  width: 100%;
  min-height: 2.5rem;
  align-items: center;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.small};
  font-size: ${size.small};
  ${tabularFigures}
`;

export const OpenLine = styled.button`
  ${line}
  ${openLook}
  cursor: pointer;

  &[data-is-empty] {
    border-color: transparent;
    background: none;
    color: ${color.textQuiet};
  }
`;

export const BlockLine = styled(Link)<{ $look: BlockLook }>`
  ${line}
  ${blockLook}
  text-decoration: none;
`;

export const BlockLineButton = styled.button<{ $look: BlockLook }>`
  ${line}
  border: 0;
  ${blockLook}
  cursor: pointer;
`;
