import type { Payment, PaymentPart } from '@/backend/payments/service';
import type { Context } from '@/backend/platform/context';
import { newId } from '@/backend/platform/id';
import { insertNumbered } from '@/backend/bookings/buy/number';
import { wakeAtOf } from '@/backend/bookings/life/clock';
import { packageEndOf } from '@/backend/bookings/policy';
import {
  changeBooking,
  insertEvent,
  lockBooking,
  type BookingRow,
} from '@/backend/bookings/store/bookingRepository';
import { divided, sharesOf, type Share } from '@/lib/shared/bookings/packages';

/** What a further session starts with, whatever the first one has. */
const WITHOUT_TIME = {
  state: 'UNSCHEDULED',
  ...{ promoId: null, promoCode: null, payingSince: null },
  ...{ holdId: null, startsAt: null, endsAt: null, needsAnswers: false, note: null, meeting: null },
  ...{ eventNo: 1, version: 1 },
} as const;

/**
 * Makes the further sessions of a package that was just paid, in the transaction of its payment, and
 * divides its price among them: the first keeps the time that was picked, the others wait for one. Null:
 * it is no package, or could not be had any more.
 */
export async function packageParts(
  context: Context,
  { ref, title }: Payment,
): Promise<PaymentPart[] | null> {
  const first = await lockBooking(context.db, ref);
  if (!first || first.packageId === null || first.state === 'CANCELLED') return null;
  const { sessionCount: count, listPrice } = first;
  const shares = sharesOf(first, count);
  const listed = listPrice === null ? null : divided(listPrice, count);
  const parts: PaymentPart[] = [];
  for (const [place, share] of shares.entries()) {
    const priced = { price: share.amount, fee: share.fee, listPrice: listed?.[place] ?? null };
    const { id } =
      place === 0
        ? await changeBooking(context.db, first.id, priced)
        : await addSession(context, { ...first, ...priced, sessionNo: place + 1 }, share);
    parts.push({ ...share, ref: id, title: `${title} · ${place + 1}/${count}` });
  }
  return parts;
}

async function addSession(context: Context, like: BookingRow, share: Share): Promise<BookingRow> {
  const now = context.now();
  const useBy = packageEndOf(now, like.tier.useDays);
  const fresh = { ...like, ...WITHOUT_TIME, id: newId(), useBy, createdAt: now, updatedAt: now };
  const row = await insertNumbered(context.db, {
    ...fresh,
    requestKey: newId(),
    tier: JSON.stringify(like.tier),
    wakeAt: wakeAtOf(fresh, now),
  });
  await insertEvent(context.db, {
    ...{ bookingId: row.id, no: 1, kind: 'PAID', actor: 'STRIPE', actorId: null, at: now },
    ...{ amount: share.amount, note: null },
  });
  return row;
}
