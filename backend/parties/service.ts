import type { Context } from '@/backend/platform/context';
import { metAmong } from '@/backend/parties/store/myTicketsRepository';
import { waitedAmong } from '@/backend/parties/record/waitedRepository';
import { countLive, findOwner } from '@/backend/parties/store/partyRepository';

/** What fans do, and what they see. */
export {
  answerLater,
  confirmReady,
  joinQueue,
  leaveQueue,
  setAway,
  type MyEntry,
} from '@/backend/parties/fan/join';
export {
  creatorPartiesPage,
  myPartiesPage,
  partyDetails,
  partyMembersPage,
  type PartySummary,
  type PublicParty,
} from '@/backend/parties/fan/partyPages';
export { joinWait } from '@/backend/parties/fan/joinWait';
export { queueTicket, type QueueTicket } from '@/backend/parties/fan/ticket';
export type { FanCard } from '@/backend/parties/aftershow/card';
export {
  myActivity,
  myTickets,
  type Activity,
  type TicketLine,
} from '@/backend/parties/fan/myTickets';

export { checkHandleInLine } from '@/backend/parties/newcomers/handleCheck';
export { joinAsNew, type JoinedAsNew } from '@/backend/parties/newcomers/joinAsNew';
export { passTurnsOn, placesWaiting } from '@/backend/parties/newcomers/succession';
export { placesBehind, takeAlong, type PlaceBehind } from '@/backend/parties/newcomers/takeAlong';

/** What hosts do with a party. */
export {
  changePartyState,
  createParty,
  editParty,
  editQueue,
  setVerifiedOnly,
} from '@/backend/parties/host/manage';
export { archiveParty, cancelPlan, planParty } from '@/backend/parties/plan/plan';
export { runAgain } from '@/backend/parties/host/again';

/** Who played how often with a creator, and who is shown there. */
export {
  boardChoice,
  playBoard,
  setBoardChoice,
  type BoardLine,
} from '@/backend/parties/record/board';

/** What hosts do with the people of a queue. */
export { callMembers, callNext, markMembers } from '@/backend/parties/host/calls';
export { moveMember } from '@/backend/parties/order/move';
export { bringBack, noteMember, setNotice } from '@/backend/parties/host/notes';
export { banMember } from '@/backend/parties/host/ban';
export { TAKE_OUT, takeBannedOut, takeOutOfQueues } from '@/backend/parties/host/takeOut';
export { addGuest } from '@/backend/parties/host/guests';
export { givePriority } from '@/backend/parties/host/priority';
export { clearQueue } from '@/backend/parties/host/clear';
export { sayThanks } from '@/backend/parties/aftershow/thanks';

/** What hosts see. */
export {
  hostMembersPage,
  partyEdit,
  type HostMember,
  type PartyEdit,
} from '@/backend/parties/host/console';
export { partyRecap, type Recap, type RecapEntry } from '@/backend/parties/aftershow/recap';
export { partyNight, type NightRound, type PartyNight } from '@/backend/parties/aftershow/night';
export { partiesAmong } from '@/backend/parties/host/overview';
export type { QueueAction } from '@/backend/parties/host/actions';

/** What the process does by itself: deadlines, and the newest state for a channel. */
export { CLEAR_REST, clearRest } from '@/backend/parties/host/clear';
export { END_REST, endRest } from '@/backend/parties/aftershow/end';
export { THANK, thankSome } from '@/backend/parties/aftershow/thanks';
export { READY_DEADLINE, missDeadline } from '@/backend/parties/order/missedCalls';
export { OPEN_PLANNED, openPlanned } from '@/backend/parties/plan/plan';
export { newestUpdate } from './updateMessage';

/** What was bought: a place in any of a creator's queues. */
export {
  dropPlace,
  givePlace,
  registerPlaces,
  type BoughtPlace,
  type BoughtQueue,
  type PlaceMoney,
} from '@/backend/parties/bought/places';
export { MOVE_UP, moveUp, planMoveUp } from '@/backend/parties/bought/moveUp';
export { openQueues, queueTitle } from '@/backend/parties/bought/queues';

/** What happens to an account's parties and places, and what is kept of them. */
export { leaveEverything, partyDataOf } from './accountDeletion';

export { partyTool } from './tool';

/** Those of these people who are or were in a queue of a user's, or in whose queue the user was. */
export async function metInQueues(
  context: Context,
  userId: string,
  others: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(others.length === 0 ? [] : await metAmong(context.db, userId, others));
}

/**
 * Those of these users who waited or had a turn in a queue of a creator's that is open to all (with a
 * confirmed e-mail at most); never by a priority pass.
 */
export async function waitedInOpenQueue(
  context: Context,
  creatorId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(await waitedAmong(context.db, creatorId, userIds, context.now()));
}

/** Id of the creator who hosts a party that is no draft; null when there is none. */
export async function partyOwner(context: Context, partyId: string): Promise<string | null> {
  return (await findOwner(context.db, partyId)) ?? null;
}

/** A user's live tickets, and the people waiting in their own queues that have not ended. */
export function liveNumbers(
  context: Context,
  userId: string,
): Promise<{ tickets: number; waiting: number }> {
  return countLive(context.db, userId);
}
