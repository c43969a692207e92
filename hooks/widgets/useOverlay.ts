import { useEffect, useState } from 'react';
import type { Sequenced } from '@/lib/live/feed';
import {
  connectOverlay,
  NOTHING_YET,
  type OverlayState,
  type OverlayWorld,
} from './overlayConnection';

/** The live state behind an overlay key. `world` must stay the same object. */
export function useOverlay<State extends Sequenced & { id: string }, Message>(
  key: string,
  world: OverlayWorld<State, Message>,
): OverlayState<State> {
  const [overlay, setOverlay] = useState<OverlayState<State>>(NOTHING_YET);
  useEffect(() => connectOverlay(key, world, setOverlay), [key, world]);
  return overlay;
}
