import type { Context } from '@/backend/platform/context';
import { everyKeyOf as everyControlKeyOf, revokeEveryKeyOf } from './controlRepository';
import { deleteEveryKeyOf, everyKeyOf } from './repository';

/** Keys of overlays. */
export {
  createWidgetKey,
  endKeysMadeBy,
  overlaySigns,
  revokeWidgetKey,
  widgetKeysOf,
  widgetSession,
  widgetSign,
  type OverlaySession,
  type WidgetKey,
} from './keys';

/** Keys of stream decks. */
export {
  controlKeys,
  createControlKey,
  pressControl,
  revokeControlKey,
  type ControlKey,
} from './controls';

/** What a kind of live tool offers to this room. */
export { registerWidgetKind, type ControlActions, type WidgetKind } from './widgetKinds';

/**
 * Ends every overlay key and control address of a creator's live tools, and those that act in the
 * user's name elsewhere; in the running transaction.
 */
export async function endEveryKey(context: Context, userId: string): Promise<void> {
  await deleteEveryKeyOf(context.db, userId);
  await revokeEveryKeyOf(context.db, userId, context.now());
}

/** What this domain keeps of a user: keys of their live tools, and those they made. */
export async function widgetDataOf(context: Context, userId: string) {
  return {
    controlAddresses: await everyControlKeyOf(context.db, userId),
    overlayKeys: await everyKeyOf(context.db, userId),
  };
}
