import Link from 'next/link';
import styled, { css } from 'styled-components';
import { color, radius, size, space, toneColors, weight, type Tone } from '@/styles/tokens';

const piece = css`
  position: absolute;
  inset-inline: 0;
  overflow: hidden;
  padding: 0.125rem ${space[2]};
  border-radius: ${radius.small};
  font-size: ${size.tiny};
  line-height: 1.3;
  text-align: start;
  overflow-wrap: anywhere;

  b {
    display: block;
    font-weight: ${weight.strong};
  }
`;

/** What is open to book. */
export const openLook = css`
  border: 1.5px solid ${color.accent};
  background: ${color.accentSoft};
  color: ${color.accentText};
`;

export const OpenRoot = styled.div<{ $isPreview?: boolean }>`
  ${piece}
  ${openLook}
  cursor: grab;

  ${({ $isPreview }) =>
    $isPreview &&
    css`
      border-style: dashed;
      pointer-events: none;
    `}

  &:focus-visible {
    z-index: 2;
  }

  > i {
    position: absolute;
    inset-inline: 0;
    height: 0.4375rem;
    cursor: ns-resize;
  }

  > i:first-of-type {
    top: 0;
  }

  > i:last-of-type {
    bottom: 0;
  }
`;

/** What a block is told by: a tool's ground with its edge, or filled where somebody has booked. */
export type BlockLook = 'booked' | 'held' | 'manual' | Extract<Tone, 'queue' | 'chance' | 'fund'>;

export const blockLook = css<{ $look: BlockLook }>`
  ${({ $look }) => {
    if ($look === 'booked') {
      return css`
        background: ${color.accent};
        color: ${color.onAccent};
      `;
    }
    if ($look === 'held') {
      return css`
        border: 1.5px dashed ${color.accent};
        background: ${color.raised};
        color: ${color.accentText};
      `;
    }
    if ($look === 'manual') {
      return css`
        background: ${color.sunken};
        color: ${color.text};
      `;
    }
    const { fill, soft, text } = toneColors($look);
    return css`
      background: ${soft};
      box-shadow: inset 0.25rem 0 0 ${fill};
      color: ${text};
      padding-inline-start: ${space[3]};
    `;
  }}
`;

export const BlockLink = styled(Link)<{ $look: BlockLook }>`
  ${piece}
  ${blockLook}
  text-decoration: none;
  cursor: pointer;
`;

export const BlockButton = styled.button<{ $look: BlockLook }>`
  ${piece}
  border: 0;
  ${blockLook}
  cursor: pointer;
`;

/** Striped: a day off, or an hour that the clock leaves out. */
export const Striped = styled.div`
  ${piece}
  border: 1px solid ${color.line};
  background: repeating-linear-gradient(135deg, ${color.sunken} 0 0.5rem, transparent 0.5rem 1rem);
  color: ${color.textQuiet};
  pointer-events: none;
`;
