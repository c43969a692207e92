import type { OwnMail, Recipient } from '@/backend/notifications/service';
import { textsIn } from '@/backend/platform/texts';
import { fullName } from '@/lib/shared/accounts/names';
import { isTimeZone } from '@/lib/shared/availability/timeZone';
import { LATE_CANCEL_HOURS } from '@/lib/shared/bookings/states';
import { parseExtraPublic } from '@/lib/shared/creators/extraPublic';
import { withoutLinks } from '@/lib/shared/links';
import { fanName } from '@/lib/shared/fans/fans';
import { formatMoney } from '@/lib/shared/money/format';
import { balanceUntil, restOf } from '@/backend/bookings/balance/terms';
import { isGivenTo } from '@/backend/bookings/life/side';
import type { ToldBooking } from '@/backend/bookings/store/tellRepository';
import type { BookingNewsKind, Side } from './hearers';

const HOUR_MS = 3_600_000;

type Translate = ReturnType<typeof textsIn<'bookingMails'>>;
type Key = Parameters<Translate>[0];

/** What one side is told: a line for the feed, and a mail of its own. */
export function wordsFor(
  booking: ToldBooking,
  kind: BookingNewsKind,
  side: Side,
  { locale, timeZone }: Pick<Recipient, 'locale' | 'timeZone'>,
): { text: string; mail: OwnMail } {
  const t = textsIn('bookingMails', locale);
  const moment = momentsIn(locale, timeZone ?? booking.timeZone);
  const name = nameOf(booking, side) ?? t('nobody');
  const title = withoutLinks(booking.title);
  const until = untilOf(booking, kind);
  const rest = formatMoney({ amount: restOf(booking), currency: booking.currency }, locale);
  const values = { name, title, rest, until: until === null ? '' : moment(until) };
  const text = t(`${voiceOf(kind, side, booking)}.text` as Key, values);
  const start = startOf(booking, kind);
  const price = formatMoney({ amount: booking.price, currency: booking.currency }, locale);
  const when = start && moment(start);
  const isGiven = isGivenTo(booking, side);
  const lines = [
    ...(when === null || isGiven ? [] : [{ label: t('line.price'), value: price }]),
    ...(booking.dueAt && booking.kind === 'DELIVERY' && booking.state === 'CONFIRMED'
      ? [{ label: t('line.due'), value: moment(booking.dueAt) }]
      : []),
    { label: t('line.with'), value: name },
    { label: t('line.order'), value: booking.number },
  ];
  const next = nextSentence(t, booking, kind, side, values);
  return {
    text,
    mail: {
      subject: text,
      slip: {
        hue: Number(parseExtraPublic(booking.creatorExtraPublic).display_hue),
        preview: next,
        lead: { text },
        // Whoever was given it is told no price.
        sum: when ?? (isGiven ? withoutLinks(booking.tier.name) : price),
        about: { text: `${title} · ${withoutLinks(booking.tier.name)}` },
        lines,
        next: { text: next },
      },
      action: t('action'),
    },
  };
}

/** Where the words of news stand: what happens in cases is told alike to both sides. */
function voiceOf(kind: BookingNewsKind, side: Side, { packageId }: ToldBooking): string {
  if (kind === 'unused_soon' && packageId !== null) return `sessions_left.${side}`;
  return kind.startsWith('case_') ? kind : `${kind}.${side}`;
}

/** The sentence about what happens next, which some news say by what was bought or why it ended. */
function nextSentence(
  t: Translate,
  booking: ToldBooking,
  kind: BookingNewsKind,
  side: Side,
  values: Readonly<Record<string, string>>,
): string {
  const { kind: bought, endReason } = booking;
  if (kind === 'booked') return t(`booked.${side}.${bought}`, values);
  if (kind !== 'cancelled') return t(`${voiceOf(kind, side, booking)}.next` as Key, values);
  switch (endReason) {
    case 'BUYER_CANCELLED':
    case 'CREATOR_CANCELLED':
    case 'WITHDRAWN':
    case 'LATE':
    case 'NOT_PLAYED':
    case 'BALANCE_MISSED':
      return t(`cancelled.${side}.${endReason}`, values);
    default:
      return t(`cancelled.${side}.other`, values);
  }
}

/** The time that the sentence names. */
function untilOf(booking: ToldBooking, kind: BookingNewsKind): Date | null {
  switch (kind) {
    case 'requested':
      return booking.answerBy;
    case 'proposed':
      return booking.proposalUntil;
    case 'unused_soon':
      return booking.useBy;
    case 'delivered':
    case 'played':
    case 'absent_creator':
    case 'absent_buyer':
      return booking.acceptsAt;
    case 'case_opened':
    case 'case_changed':
      return booking.caseUntil;
    case 'balance_failed':
      return balanceUntil(booking);
    case 'late':
      return booking.dueAt && new Date(booking.dueAt.getTime() + LATE_CANCEL_HOURS * HOUR_MS);
    default:
      return null;
  }
}

/** When a session is, or would be. */
function startOf(booking: ToldBooking, kind: BookingNewsKind): Date | null {
  if (booking.kind !== 'SESSION') return null;
  return kind === 'proposed' ? booking.proposedStart : booking.startsAt;
}

/** How one side knows the other. */
function nameOf(booking: ToldBooking, side: Side): string | null {
  const { buyerFirstName, buyerLastName, creatorFirstName, creatorLastName } = booking;
  if (side === 'BUYER') {
    return creatorFirstName === null
      ? null
      : withoutLinks(fullName({ firstName: creatorFirstName, lastName: creatorLastName ?? '' }));
  }
  return buyerFirstName === null
    ? null
    : withoutLinks(fanName(buyerFirstName, buyerLastName ?? ''));
}

/** Times as a reader of that zone writes them, with the zone: a mail is read anywhere. */
function momentsIn(locale: string, zone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat(locale, {
    ...{ weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
    timeZoneName: 'short',
    timeZone: isTimeZone(zone) ? zone : 'UTC',
  });
  return (at) => format.format(at);
}
