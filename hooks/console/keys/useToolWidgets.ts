import { useEffect, useState } from 'react';
import { useOrigin } from '@/hooks/ui/page/useOrigin';
import { useCopy } from '@/hooks/ui/useCopy';
import { usePanel } from '@/hooks/secureql/usePanel';
import { overlayAddress } from '@/lib/navigation/overlayAddress';
import { newRequestKey } from '@/lib/secureql/browser/requestKey';
import { tryCall } from '@/lib/secureql/tryCall';
import type { ErrorCode } from '@/lib/shared/errors';

/** The overlay addresses of one tool alone, and for its owner the one for everything. */
export function useToolWidgets(toolId: string, isOwner: boolean) {
  // The calls say `partyID` of any tool's id.
  const panel = usePanel('widgets/get-tool-widgets/', { partyID: toolId });
  const origin = useOrigin();
  const { state: copyState, copy } = useCopy();
  const [requestKey, setRequestKey] = useState(newRequestKey);
  const [permanentId, setPermanentId] = useState<string | null>(null);
  const [copied, setCopied] = useState<string | null>(null);
  const [copyRefusal, setCopyRefusal] = useState<ErrorCode | null>(null);

  useEffect(() => {
    if (!isOwner) return;
    void tryCall('widgets/get-widgets/', {}).then(({ answer }) => {
      const permanent = answer?.getWidgets.items.find(({ isPermanent }) => isPermanent);
      setPermanentId(permanent?.id ?? null);
    });
  }, [isOwner]);

  /** The address goes to the clipboard and nowhere else: a console may be on stream. */
  async function copyAddress(widgetId: string): Promise<void> {
    const { answer, refusal } = await tryCall('widgets/get-address/', { widgetId });
    setCopyRefusal(refusal);
    const key = answer?.widgetAddress.item?.key;
    if (key === undefined) return;
    setCopied(widgetId);
    await copy(overlayAddress(origin, key));
  }

  async function create() {
    const input = { kind: 'LIVE', partyID: toolId, requestKey } as const;
    const answer = await panel.change('widgets/create-widget/', input);
    if (answer) setRequestKey(newRequestKey());
    return answer;
  }

  return {
    /** Null until they have come. */
    widgets: panel.data?.getToolWidgets.items ?? null,
    permanentId,
    errorCode: panel.errorCode ?? copyRefusal,
    isBusy: panel.isBusy,
    load: panel.load,
    copyAddress,
    /** How the last copy went, of the widget that it was of. */
    copyStateOf: (widgetId: string) => (widgetId === copied ? copyState : 'idle'),
    create,
    rotate: (widgetId: string) => panel.change('widgets/rotate-key/', { widgetId }),
    remove: (widgetId: string) => panel.change('widgets/remove-widget/', { widgetId }),
  };
}
