import { useEffect, useState } from 'react';
import type { OverlayKinds } from '@/hooks/widgets/overlayKind';
import { connectOverlay, type OverlayConnection } from './overlayConnection';
import { NOTHING_YET, type Hearers, type OverlayState, type OverlayWorld } from './session';

interface Options extends Omit<Hearers, 'onChange'> {
  widgetKey: string;
  world: OverlayWorld;
  kinds: OverlayKinds;
  /** Given while the overlay is followed. */
  onConnection: (connection: OverlayConnection | null) => void;
}

/** The live state behind an overlay key. All but the key must stay the same objects. */
export function useOverlay(options: Options): OverlayState {
  const { widgetKey, world, kinds, onAlert, onSkip, onConnection } = options;
  const [overlay, setOverlay] = useState(NOTHING_YET);
  useEffect(() => {
    const hearers = { onChange: setOverlay, onAlert, onSkip };
    const connection = connectOverlay(widgetKey, world, kinds, hearers);
    onConnection(connection);
    return () => {
      connection.stop();
      onConnection(null);
    };
  }, [widgetKey, world, kinds, onAlert, onSkip, onConnection]);
  return overlay;
}
