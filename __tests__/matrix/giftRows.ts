import { members, type Row } from './row';

const never = '00000000-0000-7000-8000-000000000000';
/** Nothing can be sold in this world, so there is no gift: it is nobody's. */
const gone = members('gift.not_found');
const everybody = { visitor: 'gift.not_found', others: 'gift.not_found' };
const link = () => ({ giftId: never, token: 'x'.repeat(43) });

/** Rows of the access table: gifts. Whose one is, their own tests ask. */
export const giftRows: Row[] = [
  {
    path: 'gifts/get-my-gifts/',
    own: { visitor: 401, fan: 0, otherFan: 0, others: 403 },
  },
  { path: 'gifts/of-order/', payload: () => ({ bookingId: never }), own: gone },
  {
    path: 'gifts/hold/',
    payload: () => ({
      ...{ serviceTierId: never, timeZone: 'Europe/Berlin', requestKey: crypto.randomUUID() },
      ...{ receiverName: 'Jo', giverName: 'Sam', message: null, email: null, sendAt: null },
      isPriceHidden: true,
    }),
    // Nobody of this world has proven an address, and nothing is held without.
    own: members('auth.email_needed'),
  },
  { path: 'gifts/resend/', payload: () => ({ bookingId: never }), own: gone },
  {
    path: 'gifts/change-address/',
    payload: () => ({ bookingId: never, email: 'jo@example.com' }),
    own: gone,
  },
  { path: 'gifts/revoke/', payload: () => ({ bookingId: never, version: 1 }), own: gone },
  { path: 'gifts/get-gift/', payload: link, own: everybody },
  { path: 'gifts/open/', payload: link, own: everybody },
  { path: 'gifts/decline/', payload: link, own: everybody },
  { path: 'gifts/keep/', payload: link, own: everybody },
  { path: 'gifts/claim/', payload: link, own: gone },
  {
    path: 'bookings/schedule/',
    payload: () => ({ bookingId: never, version: 1, startsAt: '2099-01-01T12:00:00Z' }),
    own: members('booking.not_found'),
  },
];
