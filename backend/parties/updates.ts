import type { Selectable } from 'kysely';
import type { Context } from '@/backend/platform/context';
import { enqueue, type OutboxEvent } from '@/backend/platform/outbox';
import { LIMITS } from '@/lib/shared/limits';
import { partyChannel, type PartyMember, type PartyUpdate } from '@/lib/shared/messages';
import { upEntries, waitingEntries } from './entryRepository';
import { creatorFace, memberFace } from './faces';
import { updateParty, type PartyPatch, type PartyRow } from './partyRepository';
import type { PartiesTable } from './tables';

/** The first page of a party's live members, and the number after which the next page begins. */
export async function firstMembers(
  context: Context,
  partyId: string,
): Promise<{ members: PartyMember[]; nextAfter: number | null }> {
  const up = await upEntries(context.db, partyId, LIMITS.pageSize);
  const room = LIMITS.pageSize - up.length;
  const waiting = await waitingEntries(context.db, partyId, { after: 0, limit: room + 1 });
  const shown = waiting.slice(0, room);
  return {
    members: [...up, ...shown].map(memberFace),
    nextAfter: waiting.length > room ? (shown.at(-1)?.number ?? 0) : null,
  };
}

/**
 * Writes what changed of a locked party, takes the next `seq` and announces both in one update,
 * together with what else follows. Answers the party as it now is.
 */
export async function settle(
  context: Context,
  party: PartyRow,
  change: { patch?: PartyPatch; members?: number; played?: number },
  alsoTell: readonly OutboxEvent[] = [],
): Promise<Selectable<PartiesTable>> {
  const now = await updateParty(context.db, party.id, { ...change, now: context.now() });
  const { members } = await firstMembers(context, party.id);
  const message: PartyUpdate = {
    type: 'PARTY_UPDATE',
    seq: now.seq,
    party: {
      id: now.id,
      title: now.title,
      game: now.game,
      notice: now.notice,
      state: now.state,
      seatsPerRound: now.seatsPerRound,
      memberCount: now.memberCount,
      entryFields: now.entryFields,
    },
    partyMembers: members,
    creator: creatorFace(party),
    queueSize: now.queueSize,
  };
  await enqueue(context, { channel: partyChannel(party.id), message }, ...alsoTell);
  return now;
}
