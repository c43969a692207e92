import type { ReactNode } from 'react';
import styled from 'styled-components';
import { k, popsUp, rounded } from '@/styles/overlay';
import { color } from '@/styles/tokens';
import type { Tone } from './tone';

const Disc = styled.span<{ $tone: Tone }>`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  border-radius: ${rounded};
  background: ${({ $tone }) => ($tone === 'won' ? color.onAccent : color.accent)};
  color: ${({ $tone }) => ($tone === 'won' ? color.accent : color.onAccent)};
  ${popsUp}

  svg {
    width: 82%;
    height: 82%;
  }

  .tool {
    fill: ${({ $tone }) => ($tone === 'won' ? color.onAccent : color.accent)};
    stroke: ${({ $tone }) => ($tone === 'won' ? color.onAccent : color.accent)};
  }

  .tool .inside {
    stroke: ${({ $tone }) => ($tone === 'won' ? color.accent : color.onAccent)};
  }

  .tool.fund {
    fill: ${({ $tone }) => ($tone === 'won' ? color.accent : color.onAccent)};
    stroke: ${({ $tone }) => ($tone === 'won' ? color.accent : color.onAccent)};
  }
`;

/** How far the coin's ring sets it off from the panel that it stands on. */
export const coinRing = (ground: string) => `0 0 0 ${k(6)} ${ground}, 0 0 0 ${k(9)} ${color.scrim}`;

interface Props {
  /** The tool's mark, or an icon of the moment. */
  mark: ReactNode;
  tone?: Tone;
}

/** The tool's mark in the creator's colour: a piece of the picture is recognised without a logo. */
export function Coin({ mark, tone = 'usual' }: Props) {
  return (
    <Disc $tone={tone} className="pp-coin" aria-hidden="true">
      {mark}
    </Disc>
  );
}
