import type { Context } from '@/backend/platform/context';
import { metAmong } from './store/myTicketsRepository';
import { countLive, findOwner } from './store/partyRepository';

/** What fans do, and what they see. */
export { confirmReady, joinQueue, leaveQueue, setAway, type MyEntry } from './fan/join';
export {
  creatorPartiesPage,
  myPartiesPage,
  partyDetails,
  partyMembersPage,
  type PartySummary,
  type PublicParty,
} from './fan/partyPages';
export { queueTicket, type QueueTicket } from './fan/ticket';
export { myActivity, myTickets, type Activity, type TicketLine } from './fan/myTickets';

/** What hosts do with a party. */
export { changePartyState, createParty, editParty, editQueue } from './host/manage';

/** What hosts do with the people of a queue. */
export { callMembers, callNext, markMembers } from './host/calls';
export { moveMember } from './order/move';
export { bringBack, noteMember, setNotice } from './host/notes';
export { banMember } from './host/ban';
export { addGuest } from './host/guests';
export { givePriority } from './host/priority';
export { clearQueue } from './host/clear';

/** What hosts see. */
export { hostMembersPage, partyEdit, type HostMember, type PartyEdit } from './host/console';
export { partyRecap, type Recap, type RecapEntry } from './host/recap';
export { partiesAmong } from './host/overview';
export type { QueueAction } from './host/actions';

/** What the process does by itself: deadlines, and the newest state for a channel. */
export { CLEAR_REST, clearRest } from './host/clear';
export { END_REST, endRest } from './host/end';
export { READY_DEADLINE, missDeadline } from './order/missedCalls';
export { newestUpdate } from './updateMessage';

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
