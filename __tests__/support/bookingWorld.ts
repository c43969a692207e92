import '@/backend/liveTools';
import type { Insertable } from 'kysely';
import { saveAvailability } from '@/backend/availability/service';
import {
  bookingPage,
  carryMoney,
  holdBooking,
  payBooking,
  wakeBookings,
} from '@/backend/bookings/service';
import { wakeCases } from '@/backend/cases/service';
import type { ServicesTable, ServiceTiersTable } from '@/backend/experiences/tables';
import type { Context } from '@/backend/platform/context';
import { newId } from '@/backend/platform/id';
import {
  DEFAULT_AVAILABILITY,
  type AvailabilitySettings,
} from '@/lib/shared/availability/availability';
import { openMoneyWorld } from './moneyWorld';
import { seedUsers } from './seed';

export { DAY, HOUR, MINUTE } from './moneyWorld';

export type BookingWorld = Awaited<ReturnType<typeof openBookingWorld>>;

/** What one sells in these tests. */
export interface Sold {
  serviceId: string;
  tierId: string;
  price: number;
}

/**
 * The world of money with services in it, and a creator who can be booked at any hour: rows of services
 * written at once, everything else by the real calls. `pass` moves the clock and does what is due.
 */
export async function openBookingWorld() {
  const money = await openMoneyWorld();
  const { db, creator, buyer, other, contextOf, sandbox } = money;
  await db.updateTable('users').set({ emailVerifiedAt: sandbox.now() }).execute();
  const host = contextOf(creator, { userType: 'CREATOR' });
  let hoursVersion = 0;

  /** Open all week unless told otherwise, without notice or pauses. */
  async function openHours(changes: Partial<AvailabilitySettings> = {}) {
    const settings = {
      ...DEFAULT_AVAILABILITY,
      timeZone: 'Europe/Berlin',
      weekly: Array.from({ length: 7 }, () => [{ from: 0, to: 1440 }]),
      ...{ bufferAfter: 0, noticeMinutes: 0, horizonDays: 120 },
      ...changes,
    };
    const saved = await saveAvailability(host, { version: hoursVersion, settings });
    hoursVersion = saved.version;
  }
  await openHours();

  /** A published session of an hour for 40.00, booked at once, unless told otherwise. */
  async function sell(
    service: Partial<Insertable<ServicesTable>> = {},
    tier: Partial<Insertable<ServiceTiersTable>> = {},
  ): Promise<Sold> {
    const [serviceId, tierId] = [newId(), newId()];
    const now = sandbox.now();
    const kind = service.kind ?? 'SESSION';
    await db
      .insertInto('services')
      .values({
        ...{ id: serviceId, creatorId: creator.id, requestKey: newId(), title: 'Play with me' },
        ...{ summary: null, description: 'We play.', category: 'action', kind, state: 'PUBLISHED' },
        ...{ language: 'en', bookingMode: 'INSTANT', place: 'GAME', cancelPolicy: 'STANDARD' },
        ...{ currency: 'EUR', lastDoneAt: null, publishedAt: now, createdAt: now, updatedAt: now },
        ...service,
      })
      .execute();
    const price = 4000;
    await db
      .insertInto('serviceTiers')
      .values({
        ...{ id: tierId, serviceId, position: 0, name: 'One hour', price },
        ...{ minutes: kind === 'SESSION' ? 60 : null, days: kind === 'DELIVERY' ? 3 : null },
        ...{ revisions: 1, stock: null, link: null, retiredAt: null },
        ...tier,
      })
      .execute();
    return { serviceId, tierId, price: tier.price ?? price };
  }

  /** A time so many hours from now, at the next full hour. */
  function inHours(count: number): Date {
    const at = new Date(sandbox.now().getTime() + (count + 1) * 3_600_000);
    at.setUTCMinutes(0, 0, 0);
    return at;
  }

  /** Holds a tier, at a time if it is a session. */
  function hold(context: Context, { tierId }: Sold, startsAt: Date | null = null) {
    return holdBooking(context, {
      ...{ serviceTierId: tierId, timeZone: 'Europe/Paris', bookingId: null },
      ...{ startsAt: startsAt?.toISOString() ?? null, requestKey: newId() },
    });
  }

  const open = (context: Context, bookingId: string, shown: number) =>
    payBooking(context, { bookingId, shown, answers: [], note: null });

  const paymentOf = (bookingId: string) =>
    db
      .selectFrom('payments')
      .selectAll()
      .where('ref', '=', bookingId)
      .where('kind', '=', 'booking')
      .executeTakeFirst();

  /** The payment of the rest, of a price with a deposit. */
  const balanceOf = (bookingId: string) =>
    db
      .selectFrom('payments')
      .selectAll()
      .where('ref', '=', bookingId)
      .where('kind', '=', 'booking_balance')
      .executeTakeFirst();

  /** The card that a deposit kept is another one from now on, as one whose bank has changed its mind. */
  async function cardTurns(bookingId: string, token: string): Promise<void> {
    const deposit = await paymentOf(bookingId);
    const customer = deposit?.customerId ?? '';
    const { id: cardId } = await money.stripe.client.paymentMethods.attach(token, { customer });
    const id = deposit?.id ?? '';
    await db.updateTable('payments').set({ cardId }).where('id', '=', id).execute();
  }

  /** Pays on the open page of a booking, and lets Stripe's messages in. */
  async function payPage(bookingId: string, token = 'pm_card_visa') {
    const payment = await paymentOf(bookingId);
    if (payment) await money.pay(payment.id, token);
    await money.hear();
  }

  /** Holds, opens the page and pays. */
  async function book(
    context: Context,
    sold: Sold,
    startsAt: Date | null = null,
    token?: string,
  ): Promise<string> {
    const { bookingId } = await hold(context, sold, startsAt);
    await open(context, bookingId, sold.price);
    await payPage(bookingId, token);
    return bookingId;
  }

  /** Does everything that is due now. */
  async function settle() {
    for (let round = 0; round < 20; round += 1) {
      await money.hear();
      const isAny = [
        ...[await wakeBookings(money.context), await wakeCases(money.context)],
        await carryMoney(money.context),
      ];
      if (!isAny.some(Boolean)) break;
    }
    await money.hear();
  }

  return {
    ...money,
    ...{
      host,
      openHours,
      sell,
      inHours,
      hold,
      open,
      payPage,
      book,
      paymentOf,
      balanceOf,
      cardTurns,
    },
    due: settle,
    /** Time goes on, and what is due is done. */
    pass: async (ms: number) => {
      money.later(ms);
      await settle();
      await money.tick();
      await settle();
    },
    fan: contextOf(buyer),
    friend: contextOf(other),
    /** Somebody nobody has seen before. */
    fans: async (count: number) => {
      const people = await seedUsers(db, `fan-${newId().slice(-8)}`, count, 'FAN');
      await db.updateTable('users').set({ emailVerifiedAt: sandbox.now() }).execute();
      return people.map((person) => contextOf(person));
    },
    /** Somebody who is neither side of anything. */
    somebody: async () => {
      const [person] = await seedUsers(db, `some-${newId().slice(-8)}`, 1, 'FAN');
      if (!person) throw new Error('nobody');
      return contextOf(person);
    },
    rowOf: (id: string) =>
      db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    page: (context: Context, bookingId: string) => bookingPage(context, { bookingId }),
    /** What happened to a booking, in order. */
    eventsOf: async (bookingId: string) => {
      const rows = await db
        .selectFrom('bookingEvents')
        .select('kind')
        .where('bookingId', '=', bookingId)
        .orderBy('no')
        .execute();
      return rows.map(({ kind }) => kind);
    },
    /** How its slots stand. */
    slotsOf: async (bookingId: string) => {
      const rows = await db
        .selectFrom('slotHolds')
        .select('state')
        .where('refId', '=', bookingId)
        .orderBy('id')
        .execute();
      return rows.map(({ state }) => state);
    },
    tierOf: (id: string) =>
      db.selectFrom('serviceTiers').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  };
}
