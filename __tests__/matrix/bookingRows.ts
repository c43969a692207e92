import { creators, members, type Row } from './row';

const never = '00000000-0000-7000-8000-000000000000';
/** Nothing can be sold in this world, so there is no booking: it is nobody's. */
const gone = members('booking.not_found');
/** Nobody of this world has proven an address, and nothing is held without. */
const unproven = members('auth.email_needed');
const act = () => ({ bookingId: never, version: 1 });

const plain = ['accept', 'approve', 'begin', 'check-in', 'take-back-move', 'withdraw'];

/** Rows of the access table: bookings and their files. Whose one is, their own tests ask. */
export const bookingRows: Row[] = [
  { path: 'get-bookings', own: creators(0) },
  { path: 'user-bookings', own: members(0) },
  { path: 'bookings/numbers/', fields: 'comingNext needsMe', own: members(1) },
  {
    path: 'bookings/with-person/',
    payload: ({ creatorId }) => ({ userId: creatorId }),
    own: members(0),
    missing: members(0),
  },
  { path: 'get-answered-questions', payload: () => ({ bookingId: never }), own: gone },
  {
    path: 'bookings/get-calendar/',
    payload: () => ({ bookingId: never, locale: 'en' }),
    own: gone,
  },
  { path: 'booking-payment', payload: () => ({ bookingId: never }), own: gone },
  { path: 'bookings/get-booking/', payload: () => ({ bookingId: never }), own: gone },
  {
    path: 'bookings/hold/',
    payload: () => ({
      ...{ serviceTierId: never, startsAt: null, timeZone: 'Europe/Berlin', bookingId: null },
      requestKey: crypto.randomUUID(),
    }),
    own: unproven,
  },
  {
    path: 'bookings/pay/',
    payload: () => ({ bookingId: never, answers: [], note: null, shown: 100 }),
    own: unproven,
  },
  { path: 'bookings/pay-balance/', payload: () => ({ bookingId: never }), own: gone },
  { path: 'bookings/release/', payload: () => ({ bookingId: never }), own: gone },
  ...plain.map((name) => ({ path: `bookings/${name}/`, payload: act, own: gone })),
  {
    path: 'bookings/decline/',
    payload: () => ({ ...act(), reason: null }),
    own: gone,
  },
  {
    path: 'bookings/cancel/',
    payload: () => ({ ...act(), reason: null, shown: 0 }),
    own: gone,
  },
  {
    path: 'bookings/move/',
    payload: () => ({ ...act(), startsAt: '2099-01-01T12:00:00Z' }),
    own: gone,
  },
  {
    path: 'bookings/answer-move/',
    payload: () => ({ ...act(), isAccepted: true }),
    own: gone,
  },
  {
    path: 'bookings/deliver/',
    payload: () => ({ ...act(), note: 'Here', links: [], fileIds: [] }),
    own: gone,
  },
  {
    path: 'bookings/set-meeting/',
    payload: () => ({ ...act(), meeting: null }),
    own: gone,
  },
  {
    path: 'bookings/answer-questions/',
    payload: () => ({ ...act(), answers: [] }),
    own: gone,
  },
  { path: 'files/remove-file/', payload: () => ({ fileId: never }), own: members('file.unknown') },
  {
    path: 'bookings/revise/',
    payload: () => ({ ...act(), note: 'Louder' }),
    own: gone,
  },
];
