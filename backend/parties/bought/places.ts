import type { Context } from '@/backend/platform/context';
import { newId } from '@/backend/platform/id';
import {
  boughtIn,
  deletePass,
  insertPass,
  keepPasses,
  markBought,
  type BoughtRow,
} from './boughtRepository';
import type { Currency } from '@/lib/shared/money/money';

/** A queue with places that somebody bought. */
export interface BoughtQueue {
  id: string;
  title: string;
  /** When it was over for good; null: it goes on, or its end can still be taken back. */
  endedAt: Date | null;
}

/** A place that was bought, as an entry of a queue: its order, its ticket and its status. */
export interface BoughtPlace extends BoughtRow {
  /** Its fan comes with it now; else whoever acts changed the entry. */
  isJoin: boolean;
}

/** Where the money of a bought place stands, for its ticket. */
export interface PlaceMoney {
  bookingId: string;
  /** For whoever paid it; null for who got it as a gift. */
  price: number | null;
  currency: Currency;
  /** WAITS: until it is played. MOVES: it was played a moment ago. */
  state: 'WAITS' | 'MOVES' | 'PAID' | 'BACK';
  /** When the money moves, or comes back, if nothing happens before. */
  at: string | null;
}

/** Whoever sells places: a domain that queues know nothing of. */
interface PlacesSeller {
  /** Hears of each change, in its transaction, while the queue is locked. */
  follow: (context: Context, queue: BoughtQueue, places: readonly BoughtPlace[]) => Promise<void>;
  money: (context: Context, bookingId: string) => Promise<PlaceMoney | null>;
  /** Locks orders until the transaction ends: one of them is used in one queue at a time. */
  hold: (context: Context, bookingIds: readonly string[]) => Promise<void>;
}

let seller: PlacesSeller | null = null;

/** Enters whoever sells places in queues. */
export function registerPlaces(places: PlacesSeller): void {
  seller = places;
}

/** Lets somebody who bought a place join any queue of a creator's in the priority lane, once. */
export async function givePlace(
  context: Context,
  place: { bookingId: string; creatorId: string; userId: string },
): Promise<void> {
  await insertPass(context.db, { id: newId(), givenAt: context.now(), ...place });
}

/** Takes that back; whoever stands in line already stays there. */
export async function dropPlace(context: Context, bookingId: string): Promise<void> {
  await deletePass(context.db, bookingId);
}

/** Notes which entries of a locked queue their fans come with by a bought place, and tells whoever sold it. */
export async function useBought(
  context: Context,
  party: { id: string; title: string; boughtCount: number },
  bought: readonly { entryId: string; bookingId: string }[],
): Promise<void> {
  if (bought.length === 0) return;
  await markBought(context.db, party.id, bought);
  const boughtCount = party.boughtCount + bought.length;
  const joined = bought.map(({ bookingId }) => bookingId);
  await followPlaces(context, { ...party, boughtCount }, { joined });
}

/**
 * Tells whoever sold places in a locked queue how they stand now. What was not played can be used
 * again, and what was brought back is used.
 */
export async function followPlaces(
  context: Context,
  party: { id: string; title: string; boughtCount: number },
  { endedAt = null, joined = [] }: { endedAt?: Date | null; joined?: readonly string[] } = {},
): Promise<void> {
  if (party.boughtCount === 0 || !seller) return;
  const { id, title } = party;
  const places = await boughtIn(context.db, id);
  // Orders are locked before passes, as whoever cancels one does.
  await seller.follow(
    context,
    { id, title, endedAt },
    places.map((place) => ({ ...place, isJoin: joined.includes(place.bookingId) })),
  );
  await keepPasses(context.db, id);
}

/** Holds the orders of bought places, of several queues at once in the same order. */
export async function holdPlaces(context: Context, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length > 0) await seller?.hold(context, bookingIds.toSorted());
}

/** Where the money of a place stands; null: it was not bought. */
export async function moneyOf(
  context: Context,
  bookingId: string | null,
): Promise<PlaceMoney | null> {
  return bookingId === null || !seller ? null : seller.money(context, bookingId);
}
