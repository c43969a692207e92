import type { ComponentType } from 'react';
import type { Shown } from '@/hooks/widgets/overlayConnection';
import { overlayLottery } from '@/hooks/widgets/overlayLottery';
import { overlayParty } from '@/hooks/widgets/overlayParty';
import type { OverlayKind } from '@/hooks/widgets/overlayWorld';
import type { Sequenced } from '@/lib/live/feed';
import { LotteryOverlay } from './LotteryOverlay';
import { PartyOverlay } from './PartyOverlay';

/** How the overlay of one kind of live tool follows it, and what it shows. */
interface Overlay<State extends Shown, Message extends Sequenced> extends OverlayKind<
  State,
  Message
> {
  View: ComponentType<{ state: State }>;
}

/** Every kind of live tool that has an overlay. */
export const OVERLAYS: Readonly<Record<string, Overlay<Shown, Sequenced>>> = {
  LOTTERY: entry({ ...overlayLottery, View: LotteryOverlay }),
  PARTY: entry({ ...overlayParty, View: PartyOverlay }),
};

/** Only a kind's own state and messages ever reach its entry, so all entries may share one type. */
function entry<State extends Shown, Message extends Sequenced>(overlay: Overlay<State, Message>) {
  return overlay as unknown as Overlay<Shown, Sequenced>;
}
