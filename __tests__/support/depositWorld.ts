import { expect } from '@jest/globals';
import { cancelBooking, type BookingRow } from '@/backend/bookings/service';
import { checkLedger } from '@/backend/ledger/service';
import type { Context } from '@/backend/platform/context';
import { HOUR, openBookingWorld } from './bookingWorld';

export type DepositWorld = Awaited<ReturnType<typeof openDepositWorld>>;

/** The world of bookings with a session for 40.00 that asks for a deposit. */
export async function openDepositWorld() {
  const world = await openBookingWorld();
  const inParts = await world.sell({}, { hasDeposit: true });

  return {
    ...world,
    inParts,
    /** Somebody new: nobody may leave much unpaid. */
    somebodyNew: async (): Promise<Context> => {
      const [fan] = await world.fans(1);
      if (!fan) throw new Error('nobody');
      return fan;
    },
    /** Books a session in so many hours; `card` is what is charged with the rest. */
    bookIn: async (fan: Context, hours: number, card: string | null = null): Promise<string> => {
      const id = await world.book(fan, inParts, world.inHours(hours));
      if (card !== null) await world.cardTurns(id, card);
      return id;
    },
    /** Lets time pass until so many hours before the start. */
    until: async (bookingId: string, hours: number): Promise<BookingRow> => {
      const { startsAt } = await world.rowOf(bookingId);
      const left = (startsAt?.getTime() ?? 0) - world.sandbox.now().getTime() - hours * HOUR;
      await world.pass(left);
      return world.rowOf(bookingId);
    },
    cancel: async (context: Context, bookingId: string) => {
      const { version, cancelTerms } = await world.page(context, bookingId);
      const shown = cancelTerms?.back ?? 0;
      return cancelBooking(context, { bookingId, version, reason: null, shown });
    },
    /** How the order stands, what went back of it, of its deposit, and of its rest. */
    sums: async (bookingId: string) => {
      const { state, endReason, money, refunded } = await world.rowOf(bookingId);
      const deposit = await world.paymentOf(bookingId);
      const rest = await world.balanceOf(bookingId);
      return [state, endReason, money, refunded, deposit?.refunded, rest?.state, rest?.refunded];
    },
    /** No payment gave back more than it took, the books are even, and Stripe says the same. */
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
