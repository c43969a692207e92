const missing = '00000000-0000-7000-8000-000000000000';

const hosts = (outcome: number | string) => ({
  own: { visitor: 401, owner: outcome, others: 403 },
  missing: { visitor: 401, others: 403 },
});
type Ids = { partyID: string };

/** Rows of the access table: whom hosts let in, add and favour, and what became of everyone. */
export const peopleRows = [
  {
    path: 'party/get-guest-list/',
    payload: ({ partyID }: Ids) => ({ partyID }),
    ...hosts(200),
  },
  {
    path: 'party/set-guest-list/',
    payload: ({ partyID }: Ids) => ({ partyID, handles: ['matrix-fan'] }),
    ...hosts(200),
  },
  {
    path: 'party/add-guest/',
    payload: ({ partyID }: Ids) => ({
      partyID,
      name: 'Uncle Bob',
      fields: [],
      requestKey: crypto.randomUUID(),
    }),
    ...hosts(200),
  },
  {
    path: 'party/give-priority/',
    payload: ({ partyID }: Ids) => ({ partyID, entryIds: [missing] }),
    ...hosts('party.wrong_state'),
  },
  {
    path: 'party/get-recap/',
    payload: ({ partyID }: Ids) => ({ partyID, kind: 'MISSED' }),
    ...hosts(200),
  },
];
