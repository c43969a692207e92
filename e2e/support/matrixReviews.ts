import { book } from './bookings';
import { callSecureql } from './people';
import { sellService, type MadeService } from './services';
import type { Member } from './test';

/** Orders that are done: one reviewed by both sides, and one where the fan's review is sealed. */
export interface Reviewed {
  reviewedBookingId: string;
  sealedBookingId: string;
}

/** Two orders of the fan at the creator's, with what was said of them. */
export async function reviewOnce(creator: Member, fan: Member): Promise<Reviewed> {
  const pack = await sellService(creator, { kind: 'INSTANT', title: 'Wallpapers' });
  const reviewedBookingId = await finish(fan, pack);
  const sealedBookingId = await finish(fan, pack);
  await review(fan, reviewedBookingId, 'Just what I needed.');
  await review(creator, reviewedBookingId, 'Kind, and quick to answer.');
  await review(fan, sealedBookingId, 'The same again.');
  return { reviewedBookingId, sealedBookingId };
}

/** Buys something that is there at once, and accepts it. */
async function finish(fan: Member, service: MadeService): Promise<string> {
  const bookingId = (await book(fan.page, service, null)).split('/').at(-1) ?? '';
  const { body } = await callSecureql(fan.context, 'bookings/get-booking/', { bookingId });
  const { item } = body.booking as { item: { version: number } };
  await callSecureql(fan.context, 'bookings/approve/', { bookingId, version: item.version });
  return bookingId;
}

async function review(member: Member, bookingId: string, text: string): Promise<void> {
  const said = { bookingId, stars: 5, tags: ['ON_TIME'], text };
  await callSecureql(member.context, 'reviews/write/', said);
}
