import styled, { css } from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, size, space } from '@/styles/tokens';
import { blockLook, openLook, type BlockLook } from './Pieces.styles';

/** Height of a quarter of an hour. */
export const QUARTER = '0.8125rem';

export const WeekHeadRoot = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};

  h2 {
    font-size: ${size.heading};
    ${tabularFigures}
  }

  button:disabled {
    visibility: hidden;
  }
`;

export const Grid = styled.div`
  display: none;

  @media ${media.beside} {
    display: grid;
    grid-template-columns: 3.25rem repeat(7, minmax(0, 1fr));
    gap: ${space[1]};
  }
`;

export const DayHead = styled.div<{ $isToday: boolean }>`
  display: grid;
  justify-items: center;
  gap: ${space[1]};
  min-width: 0;
  color: ${color.textQuiet};
  font-size: ${size.small};

  > button {
    display: grid;
    justify-items: center;
    width: 100%;
    padding: ${space[1]};
    border: 0;
    border-radius: ${radius.medium};
    background: none;
    cursor: pointer;
  }

  b {
    min-width: 2rem;
    padding-inline: ${space[1]};
    border-radius: ${radius.round};
    color: ${color.text};
    font-size: ${size.lead};
    line-height: 1.3;
    text-align: center;
    ${tabularFigures}
    ${({ $isToday }) =>
      $isToday &&
      css`
        background: ${color.accent};
        color: ${color.onAccent};
      `}
  }

  small {
    font-size: ${size.tiny};
  }

  @media ${media.hover} {
    > button:hover {
      background: ${color.accentSoft};
    }
  }
`;

/** The hours beside the lines. */
export const Scale = styled.div`
  position: relative;
  color: ${color.textQuiet};
  font-size: ${size.tiny};
  ${tabularFigures}

  span {
    position: absolute;
    right: ${space[1]};
    transform: translateY(-50%);
    white-space: nowrap;
  }
`;

/** A day: a line each hour, and on it what is open and what is taken. */
export const DayRoot = styled.div`
  position: relative;
  min-width: 0;
  border-radius: ${radius.small};
  background-image: linear-gradient(${color.line} 1px, transparent 1px);
  background-size: 100% calc(4 * ${QUARTER});
  cursor: crosshair;
`;

export const LegendRoot = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  color: ${color.textQuiet};
  font-size: ${size.small};
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
`;

const sample = css`
  width: 0.875rem;
  height: 0.875rem;
  border-radius: 0.25rem;
`;

export const OpenSample = styled.span`
  ${openLook}
  ${sample}
`;

export const Sample = styled.span<{ $look: BlockLook }>`
  ${blockLook}
  ${sample}
  padding: 0;
`;
