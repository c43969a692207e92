import { expect } from '@jest/globals';
import { approveBooking, cancelBooking, scheduleBooking } from '@/backend/bookings/service';
import { checkLedger } from '@/backend/ledger/service';
import type { Context } from '@/backend/platform/context';
import { HOUR, openBookingWorld } from './bookingWorld';

export type PackageWorld = Awaited<ReturnType<typeof openPackageWorld>>;

/** The world of bookings with a package of three sessions for 100.00, to be used within 30 days. */
export async function openPackageWorld() {
  const world = await openBookingWorld();
  const pack = await world.sell({}, { price: 10_000, sessions: 3, useDays: 30 });

  /** The ids of the sessions of a package, in their order. */
  const sessionsOf = async (packageId: string): Promise<string[]> => {
    const rows = await world.db
      .selectFrom('bookings')
      .select('id')
      .where('packageId', '=', packageId)
      .orderBy('sessionNo')
      .execute();
    return rows.map(({ id }) => id);
  };

  return {
    ...world,
    pack,
    sessionsOf,
    /** Somebody new buys it, with the first session in so many hours. */
    buy: async (hours: number) => {
      const [fan] = await world.fans(1);
      if (!fan) throw new Error('nobody');
      const first = await world.book(fan, pack, world.inHours(hours));
      return { fan, first, ids: await sessionsOf(first) };
    },
    /** Picks the time of a session. */
    choose: async (fan: Context, bookingId: string, hours: number) => {
      const { version } = await world.page(fan, bookingId);
      const startsAt = world.inHours(hours).toISOString();
      return scheduleBooking(fan, { bookingId, version, startsAt });
    },
    /** Lets time pass until a session is over, and says that it was good. */
    finish: async (fan: Context, bookingId: string) => {
      const { endsAt } = await world.rowOf(bookingId);
      await world.pass((endsAt?.getTime() ?? 0) - world.sandbox.now().getTime() + HOUR / 60);
      const { version } = await world.page(fan, bookingId);
      await approveBooking(fan, { bookingId, version });
      await world.due();
    },
    cancel: async (context: Context, bookingId: string) => {
      const { version, cancelTerms } = await world.page(context, bookingId);
      const shown = cancelTerms?.back ?? 0;
      const page = await cancelBooking(context, { bookingId, version, reason: null, shown });
      await world.due();
      return page;
    },
    /** How each session and its payment stand: state, price, what went back, whether it is done. */
    standing: async (packageId: string) => {
      const lines = [];
      for (const id of await sessionsOf(packageId)) {
        const { state, price, refunded } = await world.rowOf(id);
        const payment = await world.paymentOf(id);
        expect([payment?.amount, payment?.refunded]).toEqual([price, refunded]);
        lines.push([state, price, refunded, payment?.completedAt !== null]);
      }
      return lines;
    },
    /** The books are even, no payment gave back more than it took, and Stripe says the same. */
    expectEven: async () => {
      const rows = await world.db.selectFrom('payments').selectAll().execute();
      for (const { amount, refunded, chargedBack } of rows) {
        expect(refunded + chargedBack).toBeLessThanOrEqual(amount);
      }
      expect(await checkLedger(world.db)).toEqual([]);
      expect(await world.bookedCash()).toBe(await world.stripeCash());
    },
  };
}
