import '@/backend/liveTools';
import { applyEvent } from '@/backend/bookings/life/apply';
import { lockBooking } from '@/backend/bookings/store/bookingRepository';
import { wakeReviews, writeReview } from '@/backend/reviews/service';
import type { Context } from '@/backend/platform/context';
import { newId } from '@/backend/platform/id';
import { inTransaction } from '@/backend/platform/transaction';
import { insertBooking } from '@/__tests__/support/bookingRows';
import { testContext } from '@/__tests__/support/context';
import { openTestDatabase } from '@/__tests__/support/database';
import { seedUsers, type SeededUser } from '@/__tests__/support/seed';

export const DAY = 86_400_000;

export type ReviewWorld = Awaited<ReturnType<typeof openReviewWorld>>;

/** A creator with a service, fans, and orders that come to their end by the table of bookings. */
export async function openReviewWorld() {
  const database = await openTestDatabase();
  const { db } = database;
  let at = Date.parse('2026-06-01T12:00:00Z');
  const now = () => new Date(at);
  const contextOf = ({ id, handle }: SeededUser, userType: 'CREATOR' | 'FAN'): Context =>
    testContext(db, { now, actor: { userId: id, userType, handle } });
  const prefix = `rev-${newId().slice(-6)}`;
  const [creator] = await seedUsers(db, `${prefix}-c`, 1, 'CREATOR');
  const fans = await seedUsers(db, `${prefix}-f`, 3, 'FAN');
  const [fan, other] = fans;
  if (!creator || !fan || !other) throw new Error('no people');
  const serviceId = newId();
  const publishedAt = now();
  await db
    .insertInto('services')
    .values({
      ...{ id: serviceId, creatorId: creator.id, requestKey: newId(), title: 'Coaching' },
      ...{ summary: null, description: 'We play.', category: 'action', kind: 'DELIVERY' },
      ...{ state: 'PUBLISHED', language: 'en', bookingMode: 'INSTANT', place: 'GAME' },
      ...{ cancelPolicy: 'STANDARD', currency: 'EUR', lastDoneAt: null, publishedAt },
      ...{ createdAt: publishedAt, updatedAt: publishedAt },
    })
    .execute();
  await db
    .insertInto('serviceTiers')
    .values({
      ...{ id: newId(), serviceId, position: 0, name: 'One', price: 2500, minutes: null, days: 3 },
      ...{ revisions: 0, stock: null, link: null, retiredAt: null },
    })
    .execute();
  const visitor = testContext(db, { now });

  /** An order that was delivered and not accepted yet. */
  const deliver = (buyerId = fan.id) =>
    insertBooking(db, {
      ...{ creatorId: creator.id, buyerId, serviceId, state: 'DELIVERED', money: 'CAPTURED' },
      ...{ createdAt: now(), updatedAt: now(), paidAt: now(), deliveredAt: now() },
    });

  /** The buyer accepts it. */
  const approve = (bookingId: string) =>
    inTransaction(visitor, async (inner) => {
      const row = await lockBooking(inner.db, bookingId);
      if (row) await applyEvent(inner, row, { event: 'APPROVED', by: 'BUYER' });
    });

  return {
    ...{ db, serviceId, creator, fan, other, visitor, deliver, approve, now },
    host: contextOf(creator, 'CREATOR'),
    buyer: contextOf(fan, 'FAN'),
    stranger: contextOf(other, 'FAN'),
    fans: fans.map((one) => contextOf(one, 'FAN')),
    fanIds: fans.map(({ id }) => id),
    /** An order that is done. */
    done: async (buyerId = fan.id) => {
      const bookingId = await deliver(buyerId);
      await approve(bookingId);
      return bookingId;
    },
    write: (context: Context, bookingId: string, stars = 5, text: string | null = 'Great') =>
      writeReview(context, { bookingId, stars, text, tags: ['ON_TIME'] }),
    /** Time goes on, and what is due is done. */
    pass: async (ms: number) => {
      at += ms;
      for (let round = 0; round < 5 && (await wakeReviews(visitor)); round += 1);
    },
    /** What became of the money, or of the state, without anybody having pressed. */
    set: (
      bookingId: string,
      change: { money?: 'REFUNDED'; state?: 'DISPUTED' | 'COMPLETED' | 'DELIVERED' },
    ) => db.updateTable('bookings').set(change).where('id', '=', bookingId).execute(),
    service: () =>
      db.selectFrom('services').selectAll().where('id', '=', serviceId).executeTakeFirstOrThrow(),
    close: () => database.close(),
  };
}
