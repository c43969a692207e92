import type { Context } from '@/backend/platform/context';
import type { BookingEventKind } from '@/lib/shared/bookings/states';
import type { BookingRow } from '@/backend/bookings/store/bookingRepository';

/** A step of a booking, for domains above that go on from it. */
export interface BookingStepTaken {
  before: BookingRow;
  after: BookingRow;
  event: BookingEventKind;
  note: string | null;
}

/** What a domain above does because of a step, in its transaction. */
type BookingFollower = (context: Context, step: BookingStepTaken) => Promise<void>;

const followers: BookingFollower[] = [];

/** Has a domain hear of every step of every booking; bookings know nothing of it. */
export function followBookings(follower: BookingFollower): void {
  followers.push(follower);
}

/** Lets everybody who follows do their part, in the order in which they entered. */
export async function tellFollowers(context: Context, step: BookingStepTaken): Promise<void> {
  for (const follower of followers) await follower(context, step);
}
