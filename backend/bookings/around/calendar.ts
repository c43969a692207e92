import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { siteUrl } from '@/backend/platform/mail/siteUrl';
import { memberId } from '@/backend/platform/member';
import { textsIn } from '@/backend/platform/texts';
import { calendarFile, type CalendarEvent } from '@/lib/shared/bookings/calendar';
import { buyersSideOf, sideOf, type Side } from '@/backend/bookings/life/side';
import { peopleOf, personOf } from '@/backend/bookings/show/views';
import { findBooking, type BookingRow } from '@/backend/bookings/store/bookingRepository';

/** A file for a calendar. */
export interface CalendarView {
  fileName: string;
  text: string;
}

/**
 * An order for the calendar of one of its sides, in a language: a session, or the moment a delivery is
 * due. Errors: auth.required, booking.not_found, booking.not_possible (it has no time).
 */
export async function bookingCalendar(
  context: Context,
  { bookingId, locale }: { bookingId: string; locale: string },
): Promise<CalendarView> {
  const userId = memberId(context);
  const row = await findBooking(context.db, bookingId);
  const side = row ? sideOf(row, userId) : null;
  if (!row || !side || row.money === 'NONE') throw new AppError('booking.not_found');
  const startsAt = row.startsAt ?? row.dueAt;
  if (startsAt === null) throw new AppError('booking.not_possible');
  const people = await peopleOf(context, [row]);
  const other = personOf(people, side === 'BUYER' ? row.creatorId : buyersSideOf(row));
  const t = textsIn('bookingMails', locale);
  const url = siteUrl(context.config, locale, `/orders/${row.id}`);
  const values = { title: row.title, name: other?.name ?? t('nobody') };
  const text = calendarFile({
    uid: `${row.id}@${new URL(url).hostname}`,
    sequence: row.version,
    state: stateOf(row),
    ...{ startsAt, endsAt: row.startsAt === null ? null : row.endsAt },
    title: t(titleKey(row, side), values),
    about: `${t('calendar.about', { order: row.number, tier: row.tier.name })}\n${url}`,
    ...{ url, writtenAt: context.now() },
  });
  return { fileName: `playplus-${row.number}.ics`, text };
}

function titleKey({ kind }: BookingRow, side: Side) {
  if (kind !== 'DELIVERY') return 'calendar.session';
  return side === 'BUYER' ? 'calendar.due_to' : 'calendar.due_from';
}

function stateOf({ state }: BookingRow): CalendarEvent['state'] {
  if (state === 'CANCELLED') return 'CANCELLED';
  return state === 'REQUESTED' ? 'TENTATIVE' : 'CONFIRMED';
}
