type Outcome = number | string;

const absent = '00000000-0000-7000-8000-000000000000';

interface Ids {
  partyID: string;
  queueUuid: string;
}

/** What hosts alone may do; to nobody who is there, the owner hears `none`. */
const hostsHear = (none: Outcome) => ({
  own: { visitor: 401, owner: none, others: 403 },
  missing: { visitor: 401, others: 403 },
});

const one = (id: Ids) => ({ partyID: id.partyID, entryId: absent });
const some = (id: Ids) => ({ partyID: id.partyID, entryIds: [absent] });

/** What hosts do with the people of a queue, and the fan's own "be right back". */
export const hostRows = [
  {
    path: 'party/call-members/',
    payload: (id: Ids) => ({ ...some(id), requestKey: crypto.randomUUID() }),
    ...hostsHear('party.nobody_waiting'),
  },
  { path: 'party/bring-back/', payload: some, ...hostsHear('party.wrong_state') },
  {
    path: 'party/move-member/',
    payload: (id: Ids) => ({ ...one(id), beforeId: null }),
    ...hostsHear('party.wrong_state'),
  },
  { path: 'party/ban-member/', payload: one, ...hostsHear('party.wrong_state') },
  {
    path: 'party/lift-ban/',
    payload: (id: Ids) => ({ partyID: id.partyID, userId: absent }),
    ...hostsHear(200),
  },
  {
    path: 'party/get-bans/',
    payload: (id: Ids) => ({ partyID: id.partyID }),
    ...hostsHear(200),
  },
  {
    path: 'party/note-member/',
    payload: (id: Ids) => ({ ...one(id), note: 'n' }),
    ...hostsHear('party.wrong_state'),
  },
  {
    path: 'party/set-notice/',
    payload: (id: Ids) => ({ partyID: id.partyID, notice: null }),
    ...hostsHear(200),
  },
  {
    path: 'party/undo/',
    payload: (id: Ids) => ({ partyID: id.partyID, actId: absent }),
    ...hostsHear('act.not_last'),
  },
  {
    path: 'party/set-away/',
    payload: (id: Ids) => ({ queueUuid: id.queueUuid, isAway: false }),
    own: { visitor: 401, fan: 'ticket.wrong_state', others: 403 },
    missing: { visitor: 401, others: 403 },
  },
];
