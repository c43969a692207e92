import { randomUUID } from 'node:crypto';
import { saveReply } from '@/backend/messaging/service';
import { newId } from '@/backend/platform/id';
import { createPromo } from '@/backend/promos/service';
import type { TestContext } from '@/__tests__/support/context';

/** A code of theirs and one they used, an offer they were made, and a reply they saved. */
export async function offerInChat(
  creator: TestContext,
  { id, hostId }: { id: string; hostId: string },
): Promise<void> {
  const { db, now } = creator;
  await createPromo(creator, {
    ...{ code: 'EVERYWHERE', kind: 'PERCENT', value: 10, serviceIds: null, maxUses: null },
    ...{ until: null, requestKey: randomUUID() },
  });
  await saveReply(creator, { name: 'hours', body: 'Evenings' });
  const booking = await db
    .selectFrom('bookings')
    .select('id')
    .where('buyerId', '=', id)
    .executeTakeFirstOrThrow();
  const promoId = newId();
  await db
    .insertInto('promoCodes')
    .values({
      ...{ id: promoId, creatorId: hostId, requestKey: randomUUID(), code: 'HOST10' },
      ...{ kind: 'PERCENT', value: 10, currency: null, serviceIds: null, maxUses: null },
      ...{ until: null, createdAt: now() },
    })
    .execute();
  await db
    .insertInto('promoUses')
    .values({ promoId, buyerId: id, bookingId: booking.id, createdAt: now() })
    .execute();
  const service = await db
    .selectFrom('services')
    .select('id')
    .where('creatorId', '=', hostId)
    .executeTakeFirstOrThrow();
  const talk = await db
    .selectFrom('conversationSides')
    .select('conversationId')
    .where('userId', '=', id)
    .executeTakeFirstOrThrow();
  const offerId = newId();
  await db
    .insertInto('serviceTiers')
    .values({
      ...{ id: offerId, serviceId: service.id, position: 9, name: 'For you', price: 1000 },
      ...{ minutes: 60, days: null, revisions: 0, stock: 1, link: null, retiredAt: null },
      ...{ onlyFor: id, until: now() },
    })
    .execute();
  await db
    .insertInto('offers')
    .values({
      ...{ id: offerId, conversationId: talk.conversationId, creatorId: hostId, fanId: id },
      ...{ requestKey: randomUUID(), withdrawnAt: null, createdAt: now() },
    })
    .execute();
}
