import type { HostedKind } from '@/backend/hosting/service';
import { endedAfter, type WidgetTool } from '@/backend/widgets/service';
import { describeActions, type QueueAction } from '@/backend/parties/host/actions';
import { partyControls } from '@/backend/parties/host/controls';
import { partyTurns } from '@/backend/parties/fan/turns';
import { partyForOverlay, runningParties } from '@/backend/parties/host/overview';
import { undo } from '@/backend/parties/host/undo';
import { canBeTakenBack } from './policy';
import { isAwaited } from '@/backend/parties/plan/policy';
import {
  findParty,
  lockParty,
  shownPartyIds,
  titleOf,
  titlesOf,
  type PartyRow,
} from '@/backend/parties/store/partyRepository';

/** What a queue offers to its hosts. */
const hosting: HostedKind<PartyRow, QueueAction> = {
  spokenOf: 'queue',
  title: (context, partyId) => titleOf(context.db, partyId),
  path: (partyId) => `/party/${partyId}`,
  running: runningParties,
  awaited: async (context, partyId) => {
    const party = await findParty(context.db, partyId);
    return party && isAwaited(party) ? party.title : null;
  },
  lock: (context, partyId) => lockParty(context.db, partyId),
  isFinal: (party, action, now) => !canBeTakenBack(party, action, now),
  describe: describeActions,
  undo,
};

/** What its overlays show, and what its control addresses do. */
const widgets: WidgetTool = {
  snapshot: partyForOverlay,
  shown: (context, creatorId) => shownPartyIds(context.db, creatorId, endedAfter(context.now())),
  isLive: async (context, creatorId) =>
    (await shownPartyIds(context.db, creatorId, context.now())).length > 0,
  titles: (context, ids) => titlesOf(context.db, ids),
  controls: partyControls,
};

/** A party as one kind of live tool. */
export const partyTool = { kind: 'PARTY', hosting, widgets, turns: partyTurns } as const;
