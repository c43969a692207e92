import type { Context } from '@/backend/platform/context';
import { memberId } from '@/backend/platform/member';
import { LIVE, STATUS } from '@/lib/shared/parties/partyStatus';
import { endPartyAtOnce } from '@/backend/parties/aftershow/end';
import {
  liveEntriesOf,
  ownEntryRows,
  ownPartyRows,
  runningPartiesOf,
} from '@/backend/parties/store/accountDeletionRepository';
import { lockParty } from '@/backend/parties/store/partyRepository';
import { isOnBoards } from '@/backend/parties/record/boardRepository';
import { everyNoShowOf } from '@/backend/parties/record/noShowRepository';
import { everyPassOf } from '@/backend/parties/store/passRepository';
import { changeStatus, waitedOf } from '@/backend/parties/store/statusRepository';
import { settle } from './settle';

/**
 * Takes the caller out of everything that is live, in the running transaction: every place in a
 * queue is given up as by hand, every own party is ended, and whoever waits there is told. Errors:
 * auth.required.
 */
export async function leaveEverything(context: Context): Promise<void> {
  const userId = memberId(context);
  for (const { id, partyId } of await liveEntriesOf(context.db, userId)) {
    const party = await lockParty(context.db, partyId);
    if (!party) continue;
    const now = context.now();
    const change = { to: STATUS.left, now, times: { endedAt: now, readyBy: null } };
    const changed = await changeStatus(context.db, party, { ids: [id], from: LIVE }, change);
    if (changed.length > 0) await settle(context, party, { members: -waitedOf(changed) });
  }
  for (const { id } of await runningPartiesOf(context.db, userId)) {
    const party = await lockParty(context.db, id);
    if (party) await endPartyAtOnce(context, party);
  }
}

/** What this domain keeps of a user: own parties, and own entries with their answers. */
export async function partyDataOf(context: Context, userId: string) {
  return {
    parties: await ownPartyRows(context.db, userId),
    tickets: await ownEntryRows(context.db, userId),
    priorityPasses: await everyPassOf(context.db, userId),
    missedCalls: await everyNoShowOf(context.db, userId),
    isOnBoards: await isOnBoards(context.db, userId),
  };
}
