import type { Context } from '@/backend/platform/context';
import { everyKeyOf as everyControlKeyOf } from './controlRepository';
import { everyKeyOf } from './repository';

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

/** What this domain keeps of a user: keys of their live tools, and those they made. */
export async function widgetDataOf(context: Context, userId: string) {
  return {
    controlAddresses: await everyControlKeyOf(context.db, userId),
    overlayKeys: await everyKeyOf(context.db, userId),
  };
}
