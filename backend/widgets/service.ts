import type { Context } from '@/backend/platform/context';
import { everyAlertOf } from './alerts/alertRepository';
import { everyKeyOf as everyControlKeyOf, revokeEveryKeyOf } from './controlRepository';
import { endWidgetsOf } from './keys';
import { everyKeySeenBy, everyWidgetOf } from './repository';

/** Widgets: addresses of overlays with their settings. */
export {
  createWidget,
  isOnAir,
  myWidgets,
  overlaySigns,
  removeWidget,
  rotateWidget,
  saveWidget,
  signsOf,
  toolWidgets,
} from './widgets';
export { renewSeenBy, widgetAddress } from './keys';
export type { OverlayCopyView, OverlaySession, OverlaySign, ShownTool, Widget } from './types';

/** What open overlays ask for and are told. */
export { widgetSession, widgetSign } from './session';
export { changedLive } from './live';
export { myRehearsal, rehearse } from './rehearsal/rehearsals';
export { endedAfter } from './policy';

/** What happens, shown to viewers for a moment. */
export { alertViewers, restateAlert, type NewAlert } from './alerts/alerts';
export {
  alertDesk,
  sendTestAlert,
  steerAlerts,
  type AlertDesk,
  type AlertSwitches,
  type AlertView,
} from './alerts/steer';

/** Keys of stream decks. */
export {
  controlKeys,
  createControlKey,
  pressControl,
  revokeControlKey,
  type ControlKey,
} from './controls';

/** What a kind of live tool offers to this room. */
export { registerWidgetTool, type ControlActions, type WidgetTool } from './widgetTools';

/**
 * Ends every widget and control address of a creator, and the addresses that act in the user's name
 * elsewhere; widgets of others whose keys they were shown get new ones. In the running transaction.
 */
export async function endEveryKey(context: Context, userId: string): Promise<void> {
  await endWidgetsOf(context, userId);
  await revokeEveryKeyOf(context.db, userId, context.now());
}

/** What this domain keeps of a user: widgets, control addresses, what they saw of others and alerts. */
export async function widgetDataOf(context: Context, userId: string) {
  return {
    controlAddresses: await everyControlKeyOf(context.db, userId),
    overlays: await everyWidgetOf(context.db, userId),
    overlayAlerts: await everyAlertOf(context.db, userId),
    overlayKeysSeen: await everyKeySeenBy(context.db, userId),
  };
}
