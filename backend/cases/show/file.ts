import { bookingFile, findBooking, type BookingRow } from '@/backend/bookings/service';
import { messagesSince } from '@/backend/messaging/service';
import type { Context } from '@/backend/platform/context';
import { timeCursorOf, timePlaceOf, type Page } from '@/backend/platform/cursor';
import { AppError } from '@/backend/platform/errors';
import type { CaseFile } from '@/lib/shared/cases/cases';
import { LIMITS } from '@/lib/shared/limits';
import {
  countEscalated,
  escalatedRows,
  findCase,
  type CaseRow,
} from '@/backend/cases/store/caseRepository';
import { viewsOf } from './views';

/** Messages that a file shows. */
const MESSAGES = 200;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Cases that wait for a person, the longest first; for operators, which the caller has asked. */
export async function escalatedCases(
  context: Context,
  cursor: string | null,
): Promise<Page<CaseFile>> {
  const rows = await escalatedRows(context.db, {
    after: cursor === null ? null : timePlaceOf(cursor),
    limit: LIMITS.ordersPage + 1,
  });
  const shown = rows.slice(0, LIMITS.ordersPage);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  const files = await Promise.all(shown.map((row) => fileOf(context, row)));
  return {
    items: files.flatMap((file) => (file === null ? [] : [file])),
    cursor: last?.escalatedAt ? timeCursorOf({ at: last.escalatedAt, id: last.id }) : null,
  };
}

/** How many cases wait for a person; for operators, which the caller has asked. */
export function openEscalations(context: Context): Promise<number> {
  return countEscalated(context.db);
}

/**
 * The whole file of a case that was taken to a person; for operators, which the caller has asked.
 * Errors: case.not_found.
 */
export async function caseFile(context: Context, caseId: string): Promise<CaseFile> {
  const one = await findCase(context.db, caseId);
  // Operators read what was brought to them, and nothing else.
  const file = one?.escalatedAt ? await fileOf(context, one) : null;
  if (!file) throw new AppError('case.not_found');
  return file;
}

async function fileOf(context: Context, one: CaseRow): Promise<CaseFile | null> {
  const row = await findBooking(context.db, one.bookingId);
  const view = (await viewsOf(context, [one])).get(one.bookingId);
  if (!row || !view) return null;
  const { number, buyerId, recipientId, creatorId, title, tier, price, refunded, currency } = row;
  return {
    ...{
      case: view,
      bookingId: row.id,
      number,
      buyerId,
      recipientId,
      creatorId,
      title,
      price,
      refunded,
      currency,
    },
    ...{ tierName: tier.name, included: tier.included, policy: row.cancelPolicy },
    ...{ startsAt: iso(row.startsAt), endsAt: iso(row.endsAt), dueAt: iso(row.dueAt) },
    ...{ paidAt: iso(row.paidAt), buyerInAt: iso(row.buyerInAt) },
    creatorInAt: iso(row.creatorInAt),
    ...(await bookingFile(context, row)),
    messages: await saidIn(context, row),
  };
}

async function saidIn(context: Context, row: BookingRow): Promise<CaseFile['messages']> {
  const { recipientId, creatorId, createdAt: since } = row;
  if (recipientId === null || creatorId === null) return [];
  const between = { userId: recipientId, otherId: creatorId, since, limit: MESSAGES };
  const said = await messagesSince(context, between);
  return said.map(({ senderId, body, at }) => ({
    ...{ by: senderId === creatorId ? 'CREATOR' : 'BUYER', body, at: at.toISOString() },
  }));
}
