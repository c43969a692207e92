import type { Context } from '@/backend/platform/context';
import { enqueue } from '@/backend/platform/outbox/outbox';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';
import type { QueueAppend } from '@/lib/shared/parties/messages';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { insertEntries, type NewEntry } from '@/backend/parties/store/entryRepository';
import { memberView } from '@/backend/parties/views';
import type { PartyRow } from '@/backend/parties/store/partyRepository';
import { PLACE_STEP } from '@/backend/parties/store/placeRepository';

/** Who joins, with what is public of them, and how. */
export interface Newcomer extends Omit<NewEntry, 'number' | 'place'> {
  handle: string;
  extraPublic: unknown;
}

/**
 * Puts people one after another behind everyone of their lane in a locked party and announces each.
 * None of them has a place there already.
 */
export async function append(
  context: Context,
  party: PartyRow,
  newcomers: readonly Newcomer[],
): Promise<void> {
  if (newcomers.length === 0) return;
  const joinedAt = context.now();
  const channel = toolChannel(party.id);
  const appended = newcomers.map(({ handle, extraPublic, ...newcomer }, nth) => {
    const entry: NewEntry = {
      number: party.nextNumber + nth,
      place: (party.nextPlace + nth) * PLACE_STEP,
      ...newcomer,
    };
    const open = { status: STATUS.waiting, joinedAt, isGuest: entry.userId === null };
    const message: QueueAppend = {
      type: 'QUEUE_APPEND',
      seq: party.seq + 1 + nth,
      member: memberView({ handle, extraPublic, ...open, ...entry }),
    };
    return { entry, event: { channel, message } };
  });
  const entries = appended.map(({ entry }) => entry);
  await insertEntries(context.db, party.id, entries, joinedAt);
  await enqueue(context, ...appended.map(({ event }) => event));
}
