import { randomUUID } from 'node:crypto';
import type { Context } from '@/backend/platform/context';
import { newId } from '@/backend/platform/id';
import { enqueue } from '@/backend/platform/outbox';
import { partyChannel, type QueueAppend } from '@/lib/shared/messages';
import { STATUS } from '@/lib/shared/partyStatus';
import { insertEntry, type NewEntry } from './entryRepository';
import { memberFace } from './faces';
import type { PartyRow } from './partyRepository';

/** Who joins, with what is public of them, and how. */
interface Newcomer extends Pick<
  NewEntry,
  'userId' | 'guestName' | 'lane' | 'seats' | 'timesPlayed' | 'fields'
> {
  handle: string;
  extraPublic: unknown;
}

/**
 * Puts somebody behind everyone of their lane in a locked party and announces it; null when the fan
 * has a place there already.
 */
export async function append(
  context: Context,
  party: PartyRow,
  { handle, extraPublic, ...newcomer }: Newcomer,
): Promise<{ id: string; queueUuid: string } | null> {
  const entry: NewEntry = {
    ...newcomer,
    id: newId(),
    queueUuid: randomUUID(),
    partyId: party.id,
    number: party.nextNumber,
    nextPlace: party.nextPlace,
    joinedAt: context.now(),
  };
  if (!(await insertEntry(context.db, entry))) return null;
  const isGuest = entry.userId === null;
  const message: QueueAppend = {
    type: 'QUEUE_APPEND',
    seq: party.seq + 1,
    member: memberFace({ ...entry, handle, isGuest, extraPublic, status: STATUS.waiting }),
  };
  await enqueue(context, { channel: partyChannel(party.id), message });
  return entry;
}
