import { useRef } from 'react';
import styled from 'styled-components';
import { useFigure } from '@/hooks/mascot/useFigure';
import { useSiteLinks } from '@/hooks/ui/page/useSiteLinks';
import { useMatch } from '@/hooks/ui/useMatch';
import { DEFAULT_AGENT } from '@/lib/mascot/agent';
import { agentFolder } from '@/lib/mascot/loadAgent';
import { mascotLook } from '@/styles/mascot';
import { media } from '@/styles/media';

interface Props {
  /** Played once, after the page has come to rest. */
  animation: string;
  /** Side in px. */
  size: number;
}

const Place = styled.span<{ $isPlaying: boolean }>`
  ${mascotLook}
  position: relative;
  display: inline-block;

  img {
    visibility: ${({ $isPlaying }) => ($isPlaying ? 'hidden' : 'visible')};
  }

  .mascot-agent {
    position: absolute;
    inset: 0;
    cursor: auto;
    touch-action: auto;
  }
`;

/** The character within a text, for eyes only: at rest, and moving once where that is welcome. */
export function RockyFigure({ animation, size }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const isStill = useMatch(media.stillness);
  const { mascotAssets } = useSiteLinks();
  const isPlaying = useFigure(place, { animation, size, isStill });
  const picture = `${agentFolder(mascotAssets, DEFAULT_AGENT)}/rest.svg`;
  return (
    <Place ref={place} $isPlaying={isPlaying} aria-hidden="true">
      <img src={picture} alt="" width={size} height={size} />
    </Place>
  );
}
