import { useCallback, useEffect, useState } from 'react';
import { useCall } from '@/hooks/secureql/useCall';
import { newRequestKey } from '@/lib/secureql/browser/requestKey';
import { tryCall } from '@/lib/secureql/tryCall';
import type { WidgetKind } from '@/lib/shared/widgets/kinds';
import { readWidget, type SentWidget } from './types';

/** Overlays give a sign every four seconds, and a first connection is being watched for. */
const LOOK_EVERY_MS = 4000;

/** The creator's overlay addresses and how their overlays are, followed while the page is seen. */
export function useWidgets(initial: readonly SentWidget[]) {
  const [sent, setSent] = useState(initial);
  const [requestKey, setRequestKey] = useState(newRequestKey);
  const creation = useCall('widgets/create-widget/');
  const rotation = useCall('widgets/rotate-key/');
  const removal = useCall('widgets/remove-widget/');

  const reload = useCallback(async () => {
    const { answer } = await tryCall('widgets/get-widgets/', {});
    if (answer) setSent(answer.getWidgets.items);
  }, []);

  useEffect(() => {
    const look = () => {
      if (!document.hidden) void reload();
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [reload]);

  /** Returns the new widget's id; null when it was refused. */
  async function create(kind: WidgetKind, toolId: string | null): Promise<string | null> {
    // The call says `partyID` of any tool's id.
    const { answer } = await creation.run({
      kind,
      requestKey,
      ...(toolId === null ? {} : { partyID: toolId }),
    });
    if (answer === null) return null;
    setRequestKey(newRequestKey());
    await reload();
    return answer.createWidget.item?.id ?? null;
  }

  async function rotate(widgetId: string): Promise<boolean> {
    const { answer } = await rotation.run({ widgetId });
    await reload();
    return answer !== null;
  }

  async function remove(widgetId: string): Promise<boolean> {
    const { answer } = await removal.run({ widgetId });
    await reload();
    return answer !== null;
  }

  return {
    widgets: sent.map(readWidget),
    create,
    rotate,
    remove,
    isBusy: creation.isRunning || rotation.isRunning || removal.isRunning,
    createRefusal: creation.refusal,
  };
}
