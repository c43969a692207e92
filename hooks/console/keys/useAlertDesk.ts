import { useEffect, useState } from 'react';
import { usePanel } from '@/hooks/secureql/usePanel';
import { loadTexts } from '@/lib/i18n/loadTexts';
import { newRequestKey } from '@/lib/secureql/browser/requestKey';
import type { ResultOf } from '@/lib/secureql/operations/all';
import type { AlertAct } from '@/lib/shared/widgets/alerts';

export type DeskAlert = NonNullable<
  ResultOf<'widgets/get-alerts/'>['alertDesk']['item']
>['alerts'][number];

/** The alerts that overlays show of a tool: the last ones, and what a host does with them. */
export function useAlertDesk(toolId: string) {
  // The calls say `partyID` of any tool's id.
  const { data, change, ...panel } = usePanel('widgets/get-alerts/', { partyID: toolId });
  const [hasTexts, setHasTexts] = useState(false);
  const [done, setDone] = useState<AlertAct | null>(null);

  useEffect(() => {
    let isHere = true;
    void loadTexts('alerts').then((hasCome) => {
      if (isHere) setHasTexts(hasCome);
    });
    return () => {
      isHere = false;
    };
  }, []);

  async function steer(act: AlertAct, alertId?: string) {
    setDone(null);
    const answer = await change('widgets/steer-alerts/', {
      ...{ partyID: toolId, act, requestKey: newRequestKey() },
      ...(alertId !== undefined && { alertId }),
    });
    if (answer?.steerAlerts.error === null) setDone(act);
  }

  return {
    ...panel,
    /** Null until it and its texts have come. */
    desk: hasTexts ? (data?.alertDesk.item ?? null) : null,
    hasTexts,
    /** What was done last, to be read out. */
    done,
    steer: (act: AlertAct, alertId?: string) => void steer(act, alertId),
  };
}
