import { createElement, useState } from 'react';
import { openOverlayWorld } from '@/hooks/widgets/overlayWorld';
import { useOverlay } from '@/hooks/widgets/useOverlay';
import { useThemeVariables } from '@/hooks/widgets/useThemeVariables';
import type { RealtimeSettings } from '@/lib/realtime/settings';
import { OVERLAYS } from './overlays';

interface Props {
  widgetKey: string;
  realtime: RealtimeSettings;
}

/**
 * The overlay of one key, as the kind of its tool shows it. While it connects for the first time, and
 * once its key is revoked, the stream stays untouched.
 */
export function LiveOverlay({ widgetKey, realtime }: Props) {
  const [world] = useState(() => openOverlayWorld(realtime, OVERLAYS));
  const { toolKind, state, themeVariables } = useOverlay(widgetKey, world);
  useThemeVariables(themeVariables);

  const overlay = toolKind === null ? undefined : OVERLAYS[toolKind];
  return overlay && state ? createElement(overlay.View, { state }) : null;
}
