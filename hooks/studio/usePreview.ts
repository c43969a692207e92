import { useEffect, useRef, useState, type RefObject } from 'react';
import type { WidgetKind } from '@/lib/shared/widgets/kinds';
import type { WidgetAlert } from '@/lib/shared/widgets/messages';
import type { WidgetSettings } from '@/lib/shared/widgets/settings';

/** What the overlay in the frame is told to show, in place of a session. */
export interface Preview {
  kind: WidgetKind;
  settings: WidgetSettings;
  themeVariables: string;
  locale: string;
  handle: string;
  /** As in the session of a key: at most one of each kind. */
  tools: readonly object[];
  /** Shown once each. */
  alerts: readonly WidgetAlert[];
}

/**
 * Sends the overlay in a frame what to show, once it says that it is there and with every change.
 * `preview` must stay the same object until it says something else.
 */
export function usePreview(frame: RefObject<HTMLIFrameElement | null>, preview: Preview | null) {
  // How often the frame has said that it is there: a frame that loads anew is told anew.
  const [arrivals, setArrivals] = useState(0);
  const alerted = useRef<readonly WidgetAlert[]>([]);

  useEffect(() => {
    function hear({ source, origin, data }: MessageEvent<unknown>) {
      if (source !== frame.current?.contentWindow || origin !== window.location.origin) return;
      const said = data as { type?: unknown } | null;
      if (said?.type !== 'PREVIEW_READY') return;
      setArrivals((count) => count + 1);
    }
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame]);

  useEffect(() => {
    if (arrivals === 0 || preview === null) return;
    const { alerts, ...rest } = preview;
    const fresh = alerts === alerted.current ? [] : alerts;
    alerted.current = alerts;
    // The protocol carries one alert; the overlay queues them itself.
    for (const alert of fresh.length > 0 ? fresh : [undefined]) {
      const message = { type: 'PREVIEW', ...rest, ...(alert ? { alert } : {}) };
      frame.current?.contentWindow?.postMessage(message, window.location.origin);
    }
  }, [frame, arrivals, preview]);
}
