import { useEffect, useState } from 'react';
import type { LiveTool, OverlayFacts } from '@/hooks/widgets/connection/session';
import { toolsOf, type AnsweredTool } from '@/hooks/widgets/connection/answeredTools';
import { TOOL_KINDS } from '@/hooks/widgets/toolKinds';
import { isAlert } from '@/lib/live/widget/widgetMessage';
import type { WidgetAlert } from '@/lib/shared/widgets/messages';

/** What the studio has the overlay in its frame show. */
export interface Previewed {
  facts: Pick<OverlayFacts, 'kind' | 'settings' | 'handle' | 'locale' | 'themeVariables'>;
  tools: readonly LiveTool[];
}

type Message = Previewed['facts'] & {
  type?: unknown;
  tools: readonly AnsweredTool[];
  alert?: unknown;
};

/**
 * Takes what to show from the page around this one, where that is of the same origin, and asks no
 * server. Null until it has said something. `onAlert` must stay the same function.
 */
export function usePreviewed(onAlert: (alert: WidgetAlert) => void): Previewed | null {
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  useEffect(() => {
    const { parent, location } = window;
    function hear({ source, origin, data }: MessageEvent<Message | null>) {
      if (source !== parent || origin !== location.origin || data?.type !== 'PREVIEW') return;
      const { kind, settings, handle, locale, themeVariables, tools, alert } = data;
      const facts = { kind, settings, handle, locale, themeVariables };
      setPreviewed({ facts, tools: toolsOf(tools, TOOL_KINDS) });
      if (isAlert(alert)) onAlert(alert);
    }
    window.addEventListener('message', hear);
    if (parent !== window) parent.postMessage({ type: 'PREVIEW_READY' }, location.origin);
    return () => window.removeEventListener('message', hear);
  }, [onAlert]);
  return previewed;
}
