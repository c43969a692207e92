import { book, hoursAhead } from './bookings';
import { give, giftLink } from './gifts';
import { newPerson } from './people';
import { sellService, type MadeService } from './services';
import type { Member } from './test';

/** Orders of the fan at the creator's: a session that is booked, a delivery to be made, and a gift. */
export async function bookOnce(
  { creator, fan }: { creator: Member; fan: Member },
  service: MadeService,
): Promise<{
  bookingId: string;
  madeBookingId: string;
  giftBookingId: string;
  giftPath: string;
}> {
  const idOf = (path: string) => path.split('/').at(-1) ?? '';
  const booked = await book(fan.page, service, hoursAhead(60));
  const made = await sellService(creator, { kind: 'DELIVERY', title: 'Clip review' });
  const madeOrder = await book(fan.page, made, null);
  const { email } = newPerson();
  const given = await give(fan.page, service, { email, message: 'Happy birthday!' });
  return {
    bookingId: idOf(booked),
    madeBookingId: idOf(madeOrder),
    giftBookingId: idOf(given),
    giftPath: await giftLink(fan.context, email),
  };
}
