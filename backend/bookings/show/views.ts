import { usersByIds } from '@/backend/accounts/service';
import type { Context } from '@/backend/platform/context';
import type { BookingLine, BookingPerson } from '@/lib/shared/bookings/views';
import { listPhoto } from '@/lib/shared/creators/extraPublic';
import { buyersSideOf, isGivenTo, type Side } from '@/backend/bookings/life/side';
import {
  capturedOf,
  feeLeftOf,
  isBalanceOpen,
  balanceUntil,
} from '@/backend/bookings/balance/terms';
import type { BookingRow } from '@/backend/bookings/store/bookingRepository';

/** The people of some bookings, by id; whose account is deleted is missing. */
export type People = ReadonlyMap<string, BookingPerson>;

export async function peopleOf(context: Context, rows: readonly BookingRow[]): Promise<People> {
  const ids = rows.flatMap(({ buyerId, recipientId, creatorId }) =>
    [buyerId, recipientId, creatorId].flatMap((id) => (id === null ? [] : [id])),
  );
  const users = await usersByIds(context, ids);
  return new Map(
    [...users].map(([id, { handle, name, extraPublic }]) => [
      id,
      { id, handle, name, profilePhoto: listPhoto(extraPublic) },
    ]),
  );
}

export const personOf = (people: People, id: string | null): BookingPerson | null =>
  id === null ? null : (people.get(id) ?? null);

/** What the creator receives, as it stands. */
function netOf(row: BookingRow): number {
  const { price, refunded, state } = row;
  // A rest that never came is nothing to receive.
  const isOver = state === 'CANCELLED' && isBalanceOpen(row);
  if (isOver) return capturedOf(row) - refunded - feeLeftOf(row, refunded);
  return price - refunded - feeLeftOf({ ...row, balancePaidAt: row.updatedAt }, refunded);
}

/** Until when a side has to answer in a case. */
const caseUntil = ({ caseTurn, caseUntil: until }: BookingRow) =>
  caseTurn === null ? null : until;

/** The time that matters next; null: none. */
function nextAtOf(row: BookingRow): Date | null {
  switch (row.state) {
    case 'PENDING_PAYMENT':
      return row.heldUntil;
    case 'REQUESTED':
      return row.answerBy;
    case 'UNSCHEDULED':
      return row.useBy;
    case 'CONFIRMED':
      return caseUntil(row) ?? row.proposalUntil ?? balanceUntil(row) ?? row.startsAt ?? row.dueAt;
    case 'DELIVERED':
      return row.acceptsAt;
    case 'DISPUTED':
      return row.caseUntil;
    default:
      return null;
  }
}

/** The same for views. */
export const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** The one who has to answer a proposed time. */
function answerBy({ proposedBy }: BookingRow): Side | null {
  if (proposedBy === null) return null;
  return proposedBy === 'BUYER' ? 'CREATOR' : 'BUYER';
}

/** A booking in lists, as one of its sides sees it. */
export function lineOf(
  row: BookingRow,
  role: BookingLine['role'],
  people: People,
  now: Date,
): BookingLine {
  const { id, number, serviceId, title, image, kind, state, endReason, money } = row;
  const { needsAnswers, currency, startsAt, endsAt, dueAt, createdAt, isGift, useBy } = row;
  const { sessionNo, sessionCount } = row;
  const { price, refunded } = isGivenTo(row, role) ? { price: 0, refunded: 0 } : row;
  return {
    ...{ id, number, serviceId, title, tierName: row.tier.name, image, kind, state, endReason },
    ...{ money, needsAnswers, price, refunded, currency, role, isGift, sessionNo, sessionCount },
    isLate: state === 'CONFIRMED' && kind !== 'QUEUE' && dueAt !== null && dueAt < now,
    moveAnswerBy: answerBy(row),
    caseAnswerBy: row.caseTurn,
    other: personOf(people, role === 'CREATOR' ? buyersSideOf(row) : row.creatorId),
    net: role === 'CREATOR' ? netOf(row) : null,
    useBy: state === 'UNSCHEDULED' ? iso(useBy) : null,
    ...{ startsAt: iso(startsAt), endsAt: iso(endsAt), dueAt: iso(dueAt) },
    inLineSince: iso(row.inLineSince),
    ...{ nextAt: iso(nextAtOf(row)), createdAt: createdAt.toISOString() },
  };
}
