import type { Selectable } from 'kysely';
import type { Context } from '@/backend/platform/context';
import { enqueue, type OutboxEvent } from '@/backend/platform/outbox';
import { LIMITS } from '@/lib/shared/limits';
import { partyChannel, type PartyUpdate } from '@/lib/shared/messages';
import { creatorFace, memberFace } from './faces';
import { updateParty, type PartyPatch, type PartyRow } from './partyRepository';
import type { PartiesTable } from './tables';

/** Each is an argument of one call, and the stack holds no hundred thousand of them. */
const EVENTS_PER_CALL = 10_000;

/**
 * Writes what changed of a locked party, takes the next `seq` and announces both in one update,
 * together with what else follows. A draft that stays one has no public: it changes in silence.
 * Answers the party as it now is.
 */
export async function settle(
  context: Context,
  party: PartyRow,
  change: { patch?: PartyPatch; members?: number; played?: number },
  alsoTell: readonly OutboxEvent[] = [],
): Promise<Selectable<PartiesTable>> {
  const isSilent = (change.patch?.state ?? party.state) === 'DRAFT';
  const { firstMembers, ...now } = await updateParty(context.db, party.id, {
    ...change,
    messages: isSilent ? 0 : 1,
    now: context.now(),
  });
  if (isSilent) return now;
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
    partyMembers: firstMembers.slice(0, LIMITS.pageSize).map(memberFace),
    creator: creatorFace(party),
    queueSize: now.queueSize,
  };
  const events = [{ channel: partyChannel(party.id), message }, ...alsoTell];
  for (let from = 0; from < events.length; from += EVENTS_PER_CALL) {
    await enqueue(context, ...events.slice(from, from + EVENTS_PER_CALL));
  }
  return now;
}
