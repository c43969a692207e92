import { members, type Row } from './row';

const never = '00000000-0000-7000-8000-000000000000';
/** Nothing can be sold in this world, so there is no case: it is nobody's. */
const gone = members('case.not_found');
const act = () => ({ caseId: never, version: 1 });

/** Rows of the access table: cases of orders. Whose one is, their own tests ask. */
export const caseRows: Row[] = [
  { path: 'resolution-center-bookings', own: members(0) },
  {
    path: 'cases/get-case/',
    payload: () => ({ bookingId: never }),
    own: members('booking.not_found'),
  },
  {
    path: 'cases/open/',
    payload: () => ({
      ...{ bookingId: never, version: 1, kind: 'PARTIAL', amount: 100, newDue: null },
      words: 'Short',
    }),
    own: members('booking.not_found'),
  },
  {
    path: 'cases/change/',
    payload: () => ({ ...act(), amount: 100, newDue: null, words: null }),
    own: gone,
  },
  ...['accept', 'withdraw'].map((name) => ({ path: `cases/${name}/`, payload: act, own: gone })),
  ...['refuse', 'escalate'].map((name) => ({
    path: `cases/${name}/`,
    payload: () => ({ ...act(), words: null }),
    own: gone,
  })),
];
