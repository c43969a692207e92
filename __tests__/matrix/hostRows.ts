import { nobodys, ownerOnly, type Ids, type Outcome, type Row } from './row';

const absent = '00000000-0000-7000-8000-000000000000';

/** What hosts alone may do; to nobody who is there, the owner hears `none`. */
const hostsHear = (none: Outcome): Pick<Row, 'own' | 'missing'> => ({
  own: ownerOnly(none),
  missing: nobodys,
});

const one = ({ partyID }: Ids) => ({ partyID, entryId: absent });
const some = ({ partyID }: Ids) => ({ partyID, entryIds: [absent] });

/** What hosts do with the people of a queue, and the fan's own "be right back". */
export const hostRows: Row[] = [
  {
    path: 'party/call-members/',
    payload: (id) => ({ ...some(id), requestKey: crypto.randomUUID() }),
    ...hostsHear('party.nobody_waiting'),
  },
  {
    path: 'party/clear-queue/',
    payload: ({ partyID }) => ({ partyID }),
    fields: 'count',
    ...hostsHear(1),
  },
  { path: 'party/bring-back/', payload: some, ...hostsHear('party.wrong_state') },
  {
    path: 'party/move-member/',
    payload: (id) => ({ ...one(id), beforeId: null }),
    ...hostsHear('party.wrong_state'),
  },
  { path: 'party/ban-member/', payload: one, ...hostsHear('party.wrong_state') },
  {
    path: 'party/lift-ban/',
    payload: ({ partyID }) => ({ partyID, userId: absent }),
    fields: 'count',
    ...hostsHear(1),
  },
  {
    path: 'party/get-bans/',
    payload: ({ partyID }) => ({ partyID }),
    // Nobody is kept out.
    ...hostsHear(0),
  },
  {
    path: 'party/get-log/',
    payload: ({ partyID }) => ({ partyID, cursor: null }),
    fields: 'actorHandle at changes count handles id isUndone kind reason what',
    // What the rows before this one did.
    ...hostsHear(9),
  },
  {
    path: 'party/export-log/',
    payload: ({ partyID }) => ({ partyID, cursor: null }),
    fields: 'csv',
    ...hostsHear(1),
  },
  {
    path: 'party/note-member/',
    payload: (id) => ({ ...one(id), note: 'n' }),
    ...hostsHear('party.wrong_state'),
  },
  {
    path: 'party/set-notice/',
    payload: ({ partyID }) => ({ partyID, notice: null }),
    fields: 'count',
    ...hostsHear(1),
  },
  {
    path: 'party/undo/',
    payload: ({ partyID }) => ({ partyID, actId: absent }),
    ...hostsHear('act.not_last'),
  },
  {
    path: 'party/set-away/',
    payload: ({ queueUuid }) => ({ queueUuid, isAway: false }),
    own: { visitor: 401, fan: 'ticket.wrong_state', others: 403 },
    missing: nobodys,
  },
];
