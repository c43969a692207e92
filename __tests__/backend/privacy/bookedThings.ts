import { newId } from '@/backend/platform/id';
import type { TestContext } from '@/__tests__/support/context';

/** Something they booked as a gift and have got, what they said about it, a file they sent, and their review. */
export async function bookSomething(
  { db, now }: TestContext,
  buyerId: string,
  creatorId: string,
): Promise<void> {
  const at = now();
  const bookingId = newId();
  const nothing = {
    ...{ serviceId: null, tierId: null, endReason: null, image: null, holdId: null },
    ...{ startsAt: null, endsAt: null, dueAt: null, answerBy: null, heldUntil: null },
    ...{ begunAt: null, acceptsAt: null, endedAt: null, lateToldAt: null, meeting: null },
    ...{ proposedStart: null, proposedEnd: null, proposedBy: null, proposalHoldId: null },
    ...{ proposalUntil: null, buyerInAt: null, creatorInAt: null, conversationId: null },
  };
  const tier = {
    name: 'A shout-out',
    included: [],
    minutes: null,
    days: 3,
    revisions: 1,
    seats: 1,
  };
  await db
    .insertInto('bookings')
    .values({
      ...nothing,
      ...{ id: bookingId, number: 'PP-TEST01', creatorId, buyerId, recipientId: buyerId },
      ...{ requestKey: newId(), kind: 'DELIVERY', bookingMode: 'INSTANT', state: 'COMPLETED' },
      ...{ money: 'CAPTURED', title: 'A video', tier: JSON.stringify(tier), cancelPolicy: 'NONE' },
      ...{ price: 4000, fee: 350, currency: 'EUR', timeZone: 'Europe/Berlin', locale: 'en' },
      ...{ note: 'For everywhere', revisionsLeft: 1, eventNo: 1, wakeAt: null },
      ...{ createdAt: at, updatedAt: at, paidAt: at, deliveredAt: at, completedAt: at },
    })
    .execute();
  await db
    .insertInto('bookingEvents')
    .values({
      ...{ bookingId, no: 1, kind: 'ORDERED', actor: 'BUYER', actorId: buyerId },
      ...{ amount: 4000, note: 'I am everywhere', at },
    })
    .execute();
  await db
    .insertInto('bookingAnswers')
    .values({
      ...{ bookingId, questionId: newId(), position: 0, text: 'For whom?', kind: 'TEXT' },
      ...{ isRequired: true, choices: '[]', asked: 'CHECKOUT', value: 'everywhere' },
      ...{ fileId: null, answeredAt: at },
    })
    .execute();
  const caseId = newId();
  await db
    .insertInto('resolutionCases')
    .values({
      ...{ id: caseId, bookingId, kind: 'PARTIAL', state: 'CLOSED', openedBy: 'BUYER' },
      ...{ proposedBy: 'BUYER', outcome: 'WITHDRAWN', openedAt: at, closedAt: at },
    })
    .execute();
  await db
    .insertInto('caseSteps')
    .values({
      ...{ caseId, no: 1, kind: 'OPENED', actor: 'BUYER', actorId: buyerId, at },
      words: 'I was everywhere',
    })
    .execute();
  const fileId = newId();
  await db
    .insertInto('orderFiles')
    .values({
      ...{ id: fileId, ownerId: buyerId, creatorId, use: 'ANSWER', bookingId },
      ...{ name: 'clip.png', bytes: 7, contentType: 'image/png', storageKey: `file-${fileId}` },
      ...{ createdAt: at, arrivedAt: at, attachedAt: at },
    })
    .execute();
  const giftId = newId();
  await db
    .insertInto('gifts')
    .values({
      ...{ id: giftId, bookingId, giverId: buyerId, receiverName: 'Jo', giverName: 'everywhere' },
      ...{ email: 'jo@example.org', message: 'From everywhere', isPriceHidden: true },
      createdAt: at,
    })
    .execute();
  await db
    .insertInto('giftLinks')
    .values({
      id: newId(),
      giftId,
      tokenHash: `gift-${giftId}`,
      email: 'for-everywhere@example.org',
      madeAt: at,
    })
    .execute();
  await db
    .insertInto('reviews')
    .values({
      ...{ id: newId(), bookingId, authorRole: 'BUYER', authorId: buyerId, subjectId: creatorId },
      ...{ serviceId: null, stars: 5, text: 'Everywhere was here', submittedAt: at },
      ...{ publishedAt: at, reply: null, repliedAt: null, hiddenAt: null, hiddenReason: null },
    })
    .execute();
  await db
    .insertInto('reviewSums')
    .values({ userId: buyerId, role: 'BUYER', ratingSum: 5, ratingCount: 1 })
    .execute();
}
