import { creators, type Row } from './row';

const never = '00000000-0000-7000-8000-000000000000';
const days = { from: '2099-01-05', to: '2099-01-11' };
const block = 'endsAt id isHeld refId source startsAt title';
const settings =
  'bufferAfter bufferBefore horizonDays isOpen mostPerDay nextFreeAt noticeMinutes overrides timeZone version weekly';

/** A creator's time: everybody sees when a tier is free, and only they the rest. */
export const availabilityRows: Row[] = [
  {
    path: 'user-availability',
    payload: ({ creatorId }) => ({
      ...{ creatorId, serviceTierId: never, timeZone: 'Europe/Berlin' },
      ...days,
    }),
    own: { others: 'service.not_found' },
    missing: { others: 'service.not_found' },
  },
  { path: 'user-availability-settings', fields: settings, own: creators(1) },
  {
    path: 'availability/save-settings/',
    payload: () => ({
      // Nobody has saved so often.
      version: 99,
      settings: {
        timeZone: 'Europe/Berlin',
        weekly: [[], [], [], [], [], [], []],
        overrides: [],
        ...{ bufferBefore: 0, bufferAfter: 0, noticeMinutes: 0, horizonDays: 30, mostPerDay: null },
      },
    }),
    own: creators('availability.version_conflict'),
  },
  { path: 'availability/get-calendar/', payload: () => days, fields: block, own: creators(0) },
  {
    path: 'availability/block-time/',
    payload: () => ({
      startsAt: '2098-01-05T10:00:00Z',
      endsAt: '2098-01-05T11:00:00Z',
      requestKey: crypto.randomUUID(),
    }),
    fields: block,
    own: creators(1),
  },
  {
    path: 'availability/free-time/',
    payload: () => ({ blockId: never }),
    own: creators('availability.block_gone'),
  },
];
