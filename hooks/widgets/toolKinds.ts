import type { Sequenced } from '@/lib/live/feed';
import type { OverlayKind, OverlayKinds, Shown } from './overlayKind';
import { overlayFund } from './overlayFund';
import { overlayLottery } from './overlayLottery';
import { overlayParty } from './overlayParty';

/** Every kind of live tool that overlays follow. */
export const TOOL_KINDS: OverlayKinds = {
  FUND: entry(overlayFund),
  LOTTERY: entry(overlayLottery),
  PARTY: entry(overlayParty),
};

/** Only a kind's own state and messages ever reach its entry, so all entries may share one type. */
function entry<State extends Shown, Message extends Sequenced>(kind: OverlayKind<State, Message>) {
  return kind as unknown as OverlayKind<Shown, Sequenced>;
}
