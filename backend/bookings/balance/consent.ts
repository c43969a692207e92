import { textsIn } from '@/backend/platform/texts';
import { isTimeZone } from '@/lib/shared/availability/timeZone';
import { balanceAt } from '@/lib/shared/bookings/deposit';
import { formatMoney } from '@/lib/shared/money/format';
import type { BookingRow } from '@/backend/bookings/store/bookingRepository';
import { restOf } from './terms';

/** The sentence under which the card of a deposit is saved: how much is charged to it later, and when. */
export function consentOf(row: BookingRow, locale: string): string {
  const { currency, startsAt, timeZone } = row;
  const format = new Intl.DateTimeFormat(locale, {
    ...{ weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
    timeZoneName: 'short',
    timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
  });
  return textsIn('bookingMails', locale)('balance.consent', {
    amount: formatMoney({ amount: restOf(row), currency }, locale),
    date: startsAt === null ? '' : format.format(balanceAt(startsAt)),
  });
}
