import { notification } from '@/backend/notifications/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { once } from '@/backend/platform/idempotency';
import type { OutboxEvent } from '@/backend/platform/outbox';
import { inTransaction } from '@/backend/platform/transaction';
import { parseExtraPublic } from '@/lib/shared/extraPublic';
import type { NotificationMessage } from '@/lib/shared/messages';
import { wants } from '@/lib/shared/notificationPrefs';
import { STATUS } from '@/lib/shared/partyStatus';
import { ownParty } from './access';
import { changeStatus, type ChangedEntry } from './entryRepository';
import { creatorName } from './faces';
import type { PartyRow } from './partyRepository';
import { MARKS, type MemberMark } from './policy';
import { settle } from './updates';

/** One notification for each of these people who wants it, about their ticket. */
export function tellEach(
  type: NotificationMessage['type'],
  party: PartyRow,
  people: readonly ChangedEntry[],
): OutboxEvent[] {
  const { profile_photo: image } = parseExtraPublic(party.creatorExtraPublic);
  const told = people.filter((one) => wants(one.notificationPrefs, type, 'inApp'));
  return told.map(({ userId, locale, queueUuid }) =>
    notification({
      type,
      userId,
      locale,
      title: party.title,
      host: creatorName(party),
      redirectLink: `/party/${party.id}/queue/${queueUuid}`,
      entityRef: queueUuid,
      image,
    }),
  );
}

const waitingOf = (changed: readonly ChangedEntry[]) =>
  changed.filter(({ wasWaiting }) => wasWaiting).length;

/**
 * Calls the first `count` of those waiting and tells each of them; a repeated `requestKey` calls
 * nobody again. Answers how many were called. Errors: auth.required, forbidden, party.wrong_state
 * (not opened yet, or over), party.nobody_waiting.
 */
export async function callNext(
  context: Context,
  input: { partyID: string; count: number; requestKey: string },
): Promise<{ count: number }> {
  return once(context, input.requestKey, `callNext:${input.partyID}`, async (inner) => {
    const party = await ownParty(inner, input.partyID, { lock: true });
    if (party.state === 'DRAFT' || party.state === 'ENDED') throw new AppError('party.wrong_state');
    const called = await changeStatus(
      inner.db,
      party.id,
      { first: input.count },
      { to: STATUS.called, now: inner.now(), times: ['calledAt'] },
    );
    if (called.length === 0) throw new AppError('party.nobody_waiting');
    await settle(inner, party, { members: -called.length }, tellEach('called', party, called));
    return { count: called.length };
  });
}

/**
 * Notes what became of entries; those in another state than the mark needs stay as they are.
 * Answers how many changed. Errors: auth.required, forbidden, party.wrong_state (none changed).
 */
export async function markMembers(
  context: Context,
  input: { partyID: string; entryIds: readonly string[]; mark: MemberMark },
): Promise<{ count: number }> {
  const { from, to } = MARKS[input.mark];
  return inTransaction(context, async (inner) => {
    const party = await ownParty(inner, input.partyID, { lock: true });
    const changed = await changeStatus(
      inner.db,
      party.id,
      { ids: input.entryIds, from },
      { to, now: inner.now(), times: [to === STATUS.playing ? 'startedAt' : 'endedAt'] },
    );
    if (changed.length === 0) throw new AppError('party.wrong_state');
    await settle(
      inner,
      party,
      { members: -waitingOf(changed), played: to === STATUS.played ? changed.length : 0 },
      to === STATUS.removed ? tellEach('removed', party, changed) : [],
    );
    return { count: changed.length };
  });
}
