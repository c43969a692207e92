import { useEffect, useState } from 'react';
import { connectOverlay, type OverlayState, type OverlayWorld } from './overlayConnection';

const CONNECTING: OverlayState = { phase: 'connecting', party: null, themeVariables: null };

/** The live state behind an overlay key. `world` must stay the same object. */
export function useOverlay(key: string, world: OverlayWorld): OverlayState {
  const [state, setState] = useState(CONNECTING);
  useEffect(() => connectOverlay(key, world, setState), [key, world]);
  return state;
}
