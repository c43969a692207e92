import { registerPlaces, type BoughtPlace, type BoughtQueue } from '@/backend/parties/service';
import type { Context } from '@/backend/platform/context';
import type { BookingState } from '@/lib/shared/bookings/states';
import { isLive, STATUS } from '@/lib/shared/parties/partyStatus';
import { applyEvent, type Happening } from '@/backend/bookings/life/apply';
import { placeMoney } from '@/backend/bookings/show/place';
import { lockBooking, type BookingRow } from '@/backend/bookings/store/bookingRepository';
import { findBookings } from '@/backend/bookings/store/listRepository';

/** Enters orders as what sells places in queues. */
export function registerBookedPlaces(): void {
  registerPlaces({ follow: followAll, money: placeMoney, hold: holdAll });
}

async function holdAll(context: Context, bookingIds: readonly string[]): Promise<void> {
  for (const id of bookingIds) await lockBooking(context.db, id);
}

/** Brings orders to what a locked queue says of their places, in its transaction. */
async function followAll(
  context: Context,
  queue: BoughtQueue,
  places: readonly BoughtPlace[],
): Promise<void> {
  if (places.length === 0) return;
  const ids = places.map(({ bookingId }) => bookingId);
  const rows = new Map((await findBookings(context.db, ids)).map((row) => [row.id, row]));
  for (const place of places) {
    const seen = rows.get(place.bookingId);
    // Most stand as they stood: only what has to change is locked.
    if (seen && isBehind(context, seen, queue, place)) await follow(context, queue, place);
  }
}

async function follow(context: Context, queue: BoughtQueue, place: BoughtPlace): Promise<void> {
  let row = await lockBooking(context.db, place.bookingId);
  if (!row) return;
  for (const event of eventsOf(row, place, context.now())) {
    row = await applyEvent(context, row, {
      ...{ event, note: queue.title, ...actorOf(context, row, event, place) },
      patch: { partyId: queue.id, queueUuid: place.queueUuid },
    });
  }
  if (!isOver(row, queue, place)) return;
  await applyEvent(context, row, {
    ...{ event: 'QUEUE_OVER', by: 'CLOCK' },
    patch: { endsAt: queue.endedAt },
  });
}

function isBehind(
  context: Context,
  row: BookingRow,
  queue: BoughtQueue,
  place: BoughtPlace,
): boolean {
  return isOver(row, queue, place) || eventsOf(row, place, context.now()).length > 0;
}

/** The queue of an order is over, and the order does not know it yet. */
function isOver(row: BookingRow, { endedAt }: BoughtQueue, { queueUuid }: BoughtPlace): boolean {
  const isOpen = KNOWS_QUEUE.includes(row.state) && row.endsAt === null;
  return isOpen && endedAt !== null && row.queueUuid === queueUuid;
}

const KNOWS_QUEUE: readonly BookingState[] = ['CONFIRMED', 'DELIVERED', 'COMPLETED', 'DISPUTED'];

type PlaceEvent = 'QUEUED' | 'UNQUEUED' | 'PLAYED' | 'PLAY_UNDONE';

/** What has to happen to an order so that it is where its place is; nothing once its money moved. */
function eventsOf(
  row: BookingRow,
  { queueUuid, status }: BoughtPlace,
  now: Date,
): readonly PlaceEvent[] {
  const isWaiting = isLive(status);
  const isInLine = row.inLineSince !== null;
  const isOwn = row.queueUuid === queueUuid;
  if (row.state === 'DELIVERED') {
    const isFirm = row.acceptsAt === null || row.acceptsAt <= now;
    if (!isOwn || isFirm || status === STATUS.played) return [];
    return isWaiting ? ['PLAY_UNDONE'] : ['PLAY_UNDONE', 'UNQUEUED'];
  }
  // An order can be used in one place alone: its newest, until that is given up.
  if (row.state !== 'CONFIRMED' || (isInLine && !isOwn)) return [];
  if (status === STATUS.played) return ['PLAYED'];
  if (isWaiting === isInLine) return [];
  return [isWaiting ? 'QUEUED' : 'UNQUEUED'];
}

/**
 * Only whoever has the place and whoever runs the queue do something with it. Of joins that are written
 * down together each is its own fan's, whoever came first.
 */
function actorOf(
  { actor: { userId } }: Context,
  { buyerId, recipientId, creatorId }: BookingRow,
  event: PlaceEvent,
  { isJoin }: BoughtPlace,
): Pick<Happening, 'by' | 'actorId'> {
  const fanId = recipientId ?? buyerId;
  const isTheirs = event === 'QUEUED' || event === 'UNQUEUED';
  if (isTheirs && fanId !== null && (isJoin || userId === fanId)) {
    return { by: 'BUYER', actorId: fanId };
  }
  // A moderator acts in the creator's name.
  return { by: 'CREATOR', actorId: userId === creatorId ? userId : null };
}
