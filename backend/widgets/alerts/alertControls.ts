import { randomUUID } from 'node:crypto';
import type { ControlActions } from '@/backend/widgets/widgetTools';
import type { AlertAct, AlertControl } from '@/lib/shared/widgets/alerts';
import { steerAlerts } from './steer';

/** What the buttons of every kind of live tool do with the alerts on its overlays. */
export const alertControls: ControlActions<AlertControl> = {
  ALERT_SKIP: steer('SKIP'),
  ALERT_MUTE: steer('MUTE'),
  ALERT_UNMUTE: steer('UNMUTE'),
};

function steer(act: AlertAct): ControlActions[string] {
  return async (context, toolId) => {
    await steerAlerts(context, { toolId, act, alertId: null, requestKey: randomUUID() });
    return { count: 1 };
  };
}
