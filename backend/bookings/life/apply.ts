import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import type { BookingActor, BookingEventKind } from '@/lib/shared/bookings/states';
import { isSaidByAnother } from '@/backend/bookings/packages/sessions';
import { showChange, tellBooking, type BookingNewsKind } from '@/backend/bookings/tell/tell';
import { ruleFor } from '@/backend/bookings/states';
import {
  changeBooking,
  insertEvent,
  type BookingChanges,
  type BookingRow,
} from '@/backend/bookings/store/bookingRepository';
import { wakeAtOf } from './clock';
import { moneyAfter, planMoneyOf, takeEffect } from './effects';
import { factsOf } from './facts';
import { tellFollowers } from './follow';
import { newsOf } from './news';
import { endTimesOf, NO_CASE, NO_PROPOSAL, timesOf } from './times';

/** Something that happens to a booking. */
export interface Happening {
  event: BookingEventKind;
  by: BookingActor;
  /** Who pressed; null: nobody. */
  actorId?: string | null;
  /** Minor units: of money that moved, or will. */
  amount?: number | null;
  note?: string | null;
  /** What the act itself changes: times, answers, a proposal. Never the state. */
  patch?: Omit<BookingChanges, 'state' | 'version' | 'eventNo' | 'endReason' | 'wakeAt' | 'tier'>;
  /** Of a payment that comes late: slot and stock can still be had. */
  isFree?: boolean;
}

async function tellNews(context: Context, row: BookingRow, news: BookingNewsKind): Promise<void> {
  if (!(await isSaidByAnother(context, row, news))) await tellBooking(context, row.id, news);
}

/** What happens without anybody having decided it: the page somebody looks at stays true. */
const QUIET: ReadonlySet<BookingEventKind> = new Set(['REMINDED', 'LATE_TOLD', 'DISPUTE_OPENED']);

/**
 * Takes a locked booking one step on by the table of its states, in the running transaction: nothing
 * else writes its state. Answers it as it then is. Errors: booking.not_possible, and those of what it
 * takes.
 */
export async function applyEvent(
  context: Context,
  row: BookingRow,
  happening: Happening,
): Promise<BookingRow> {
  const { event, by, actorId = null, amount = null, note = null } = happening;
  const now = context.now();
  const rule = ruleFor(
    row.state,
    event,
    by,
    factsOf(row, now, { isFree: happening.isFree, amount }),
  );
  if (!rule) throw new AppError('booking.not_possible');
  // A time that the act itself has just taken is used up as one that was held before.
  const holdId = happening.patch?.holdId ?? row.holdId;
  await takeEffect(context, { ...row, holdId }, rule);
  const state = rule.to ?? row.state;
  const no = row.eventNo + 1;
  const changed = {
    money: moneyAfter(row, rule),
    ...timesOf(row, event, now),
    ...(rule.to !== null && { ...endTimesOf(rule.to, now), ...NO_PROPOSAL }),
    ...(rule.to !== null && rule.to !== 'DISPUTED' && NO_CASE),
    ...happening.patch,
    ...(rule.endReason && { endReason: rule.endReason }),
    ...(state !== 'CANCELLED' && row.endReason !== null && { endReason: null, endedAt: null }),
    ...{ state, eventNo: no, updatedAt: now },
    version: QUIET.has(event) ? row.version : row.version + 1,
  };
  const after: BookingRow = { ...row, ...changed };
  await insertEvent(context.db, {
    ...{ bookingId: row.id, no, kind: event, actor: by, actorId, amount, note, at: now },
  });
  const wakeAt = wakeAtOf(after, now);
  const written = await changeBooking(context.db, row.id, { ...changed, wakeAt });
  await planMoneyOf(context, row, rule, { no, reason: note, amount });
  const news = newsOf(row, written, { event, note });
  if (news) await tellNews(context, written, news);
  // What is not paid yet is its buyer's alone, who looks at the checkout.
  else if (row.state !== 'PENDING_PAYMENT') await showChange(context, written, actorId);
  await tellFollowers(context, { before: row, after: written, event, note });
  return written;
}
