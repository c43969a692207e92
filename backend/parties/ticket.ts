import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { STATUS } from '@/lib/shared/partyStatus';
import { waitRange, type WaitRange } from '@/lib/shared/waitRange';
import { memberId } from './access';
import { countAhead, findEntry, pace } from './entryRepository';
import { answerList } from './faces';
import { viewParty } from './partyRepository';
import { seesLobbyCode, seesTicket } from './policy';
import { publicParty, type PublicParty } from './reading';

/** A fan's ticket as its holder and the host see it. */
export interface QueueTicket {
  queueUuid: string;
  number: number;
  status: number;
  /** 1 = next; null when not waiting. */
  position: number | null;
  waitRange: WaitRange | null;
  calledAt: string | null;
  /** Only once called and ready. */
  lobbyCode: string | null;
  fields: { key: string; value: string }[];
  handle: string;
  isMine: boolean;
  party: PublicParty;
}

/** Turns from which a wait is told. */
const TURNS = 20;

/** A ticket. Errors: auth.required; forbidden for a stranger's and a missing one alike. */
export async function queueTicket(
  context: Context,
  input: { queueUuid: string },
): Promise<QueueTicket> {
  const userId = memberId(context);
  const party = await viewParty(context.db, { queueUuid: input.queueUuid }, userId);
  // After the party: whatever is newer here than its `seq` comes once more as a message.
  const entry = party && (await findEntry(context.db, input.queueUuid));
  if (!entry || !seesTicket(userId, entry, party)) throw new AppError('forbidden');
  const waits = entry.status === STATUS.waiting;
  const ahead = waits ? await countAhead(context.db, party.id, entry.number) : null;
  return {
    queueUuid: entry.queueUuid,
    number: entry.number,
    status: entry.status,
    position: ahead === null ? null : ahead + 1,
    waitRange:
      ahead === null
        ? null
        : waitRange({
            ...(await pace(context.db, party.id, TURNS)),
            ahead,
            seatsPerRound: party.seatsPerRound,
          }),
    calledAt: entry.calledAt?.toISOString() ?? null,
    lobbyCode: seesLobbyCode(entry.status) ? party.lobbyCode : null,
    fields: answerList(party.entryFields, entry.fields),
    handle: entry.handle,
    isMine: entry.userId === userId,
    party: publicParty(party),
  };
}
