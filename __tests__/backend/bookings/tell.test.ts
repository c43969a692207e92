import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { hearersOf, type BookingNewsKind } from '@/backend/bookings/tell/hearers';
import { remindersOf } from '@/backend/bookings/tell/reminders';
import { tellBooking } from '@/backend/bookings/tell/tell';
import { wordsFor } from '@/backend/bookings/tell/words';
import { findTold } from '@/backend/bookings/store/tellRepository';
import { inTransaction } from '@/backend/platform/transaction';
import { LOCALES } from '@/lib/shared/accounts/account';
import { END_REASONS } from '@/lib/shared/bookings/states';
import { SERVICE_KINDS } from '@/lib/shared/experiences/kinds';
import { notificationsChannel } from '@/lib/shared/parties/messages';
import { eventsOn, openStage, userIdOf, type Stage } from '@/__tests__/backend/parties/stage';
import { insertBooking } from '@/__tests__/support/bookingRows';
import type { TestContext } from '@/__tests__/support/context';

let stage: Stage;
let creator: TestContext;
let buyer: TestContext;
let bookingId: string;
const START = new Date('2026-05-08T16:00:00Z');
beforeAll(async () => {
  stage = await openStage(1);
  creator = stage.creator;
  buyer = stage.fan(0);
  await stage.db.updateTable('users').set({ emailVerifiedAt: new Date() }).execute();
  bookingId = await insertBooking(stage.db, {
    creatorId: userIdOf(creator),
    buyerId: userIdOf(buyer),
    kind: 'SESSION',
    title: 'Coaching www.evil.example/x',
    startsAt: START,
    endsAt: new Date(START.getTime() + 3_600_000),
    paidAt: new Date('2026-05-01T18:00:00Z'),
  });
});
afterAll(() => stage.close());
afterEach(async () => {
  for (const table of ['outbox', 'mails'] as const) await stage.db.deleteFrom(table).execute();
});

const tell = (by: TestContext, kind: BookingNewsKind) =>
  inTransaction(by, (inner) => tellBooking(inner, bookingId, kind));
const feedOf = (context: TestContext) =>
  eventsOn(stage.db, notificationsChannel(userIdOf(context)));

test('who pays hears it by mail alone, and the creator everywhere, in their zone and language', async () => {
  await stage.db
    .updateTable('users')
    .set({ locale: 'de', timeZone: 'Europe/Berlin' })
    .where('id', '=', userIdOf(creator))
    .execute();
  await tell(buyer, 'booked');
  expect(await feedOf(buyer)).toEqual([]);
  expect(await feedOf(creator)).toMatchObject([
    { type: 'booking', redirectLink: `/orders/${bookingId}`, entityRef: bookingId },
  ]);
  const mails = await stage.db.selectFrom('mails').selectAll().orderBy('subject').execute();
  expect(mails.map(({ kind, subject }) => `${kind} ${subject}`)).toEqual([
    'booking Booked: Coaching …',
    'booking Seeded U. hat gebucht: Coaching …',
  ]);
  const [, toCreator] = mails;
  expect(toCreator?.text).toContain('Fr., 8. Mai, 18:00 MESZ');
  expect(toCreator?.text).toContain(`/de/orders/${bookingId}`);
  expect(toCreator?.text).not.toContain('evil');
  await stage.db.updateTable('users').set({ locale: 'en', timeZone: 'Europe/Berlin' }).execute();
});

test('two pieces of news within a minute are two mails, and reminders can be switched off', async () => {
  await tell(creator, 'moved');
  await tell(creator, 'moved');
  expect(
    (await stage.db.selectFrom('mails').select('subject').execute()).filter(({ subject }) =>
      subject.startsWith('New time'),
    ).length,
  ).toBe(4);
  await stage.db.deleteFrom('mails').execute();
  await stage.db
    .updateTable('users')
    .set({ notificationPrefs: JSON.stringify({ 'booking_reminder.email': false }) })
    .where('id', '=', userIdOf(buyer))
    .execute();
  await tell(stage.visitor, 'reminder_soon');
  const mails = await stage.db.selectFrom('mails').select('userId').execute();
  expect(mails).toEqual([{ userId: userIdOf(creator) }]);
  expect(await feedOf(buyer)).toMatchObject([
    { type: 'booking', text: expect.anything() as unknown },
    {},
    { type: 'booking_reminder' },
  ]);
});

const SIDES = ['BUYER', 'CREATOR'] as const;
const KINDS: readonly BookingNewsKind[] = [
  ...(['booked', 'requested', 'accepted', 'declined', 'expired', 'cancelled', 'moved'] as const),
  ...(['proposed', 'proposal_declined', 'delivered', 'revision', 'completed', 'late'] as const),
  ...([
    'reminder_day',
    'reminder_soon',
    'answers_missing',
    'answered',
    'played',
    'play_undone',
  ] as const),
];

test('everything has its words in every language, whoever hears it', async () => {
  const booking = await findTold(stage.db, bookingId);
  if (!booking) throw new Error('no booking');
  const later = new Date(START.getTime() + 86_400_000);
  const times = { answerBy: later, proposalUntil: later, acceptsAt: later, dueAt: later };
  const seen = new Set<string>();
  for (const locale of LOCALES) {
    for (const kind of KINDS) {
      for (const endReason of kind === 'cancelled' ? END_REASONS : [null]) {
        for (const bought of SERVICE_KINDS) {
          for (const by of ['BUYER', 'CREATOR', null] as const) {
            const row = { ...booking, ...times, kind: bought, endReason };
            const hearers = hearersOf(kind, row, by);
            for (const side of SIDES.filter((one) => hearers[one] !== undefined)) {
              const told = wordsFor(row, kind, side, { locale, timeZone: null });
              const all = JSON.stringify(told);
              expect(all).not.toMatch(/\{\{|\.(?:BUYER|CREATOR)\./);
              seen.add(told.mail.slip.next?.text ?? '');
            }
          }
        }
      }
    }
  }
  expect(seen.size).toBeGreaterThan(170);
});

test('reminders come a day and a quarter of an hour before, and while answers are missing', () => {
  const paidAt = new Date(START.getTime() - 2.5 * 86_400_000);
  const row = {
    state: 'CONFIRMED',
    kind: 'SESSION',
    startsAt: START,
    paidAt,
    useBy: null,
    isGift: false,
  } as const;
  const minutesBefore = (needsAnswers: boolean) =>
    remindersOf({ ...row, needsAnswers }).map(
      ({ at, kind }) => `${kind} ${(START.getTime() - at.getTime()) / 60_000}`,
    );
  expect(minutesBefore(false)).toEqual(['reminder_day 1440', 'reminder_soon 15']);
  expect(minutesBefore(true)).toEqual([
    'answers_missing 2160',
    'reminder_day 1440',
    'reminder_soon 15',
  ]);
  const delivery = { ...row, kind: 'DELIVERY', startsAt: null, needsAnswers: true } as const;
  expect(remindersOf(delivery).map(({ kind }) => kind)).toEqual([
    'answers_missing',
    'answers_missing',
  ]);
  expect(remindersOf({ ...delivery, state: 'DELIVERED' })).toEqual([]);
});
