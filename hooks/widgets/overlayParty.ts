import type { LiveKind } from '@/lib/live/feed';
import { liveParty } from '@/lib/live/party/liveParty';
import type {
  PartyCreator,
  PartyMessage,
  PartyState,
  ShownMember,
} from '@/lib/shared/parties/messages';
import type { OrderPolicy } from '@/lib/shared/parties/queueRules';
import type { OverlayKind } from './overlayKind';

/** What an overlay shows of a party. */
export interface OverlayParty {
  id: string;
  title: string;
  /** The host's notice. */
  notice: string | null;
  state: PartyState;
  queueSize: number | null;
  orderPolicy: OrderPolicy;
  turn: number;
  laneMix: number;
  roundNo: number;
  memberCount: number;
  seq: number;
  partyMembers: ShownMember[];
  creator: PartyCreator;
}

const live: LiveKind<OverlayParty, PartyMessage> = liveParty;

/** The overlay of a queue. */
export const overlayParty: OverlayKind<OverlayParty, PartyMessage> = {
  live,
  field: 'party',
  path: (id) => `/party/${id}`,
};
