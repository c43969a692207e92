import { nobodys, ownerOnly, type Ids, type Row } from './row';

const absent = '00000000-0000-7000-8000-000000000000';
const byParty = ({ partyID }: Ids) => ({ partyID });

/** Rows of the access table: whom hosts let in, add and favour, and what became of everyone. */
export const peopleRows: Row[] = [
  {
    path: 'party/set-guest-list/',
    payload: (id) => ({ ...byParty(id), handles: ['matrix-fan'] }),
    fields: 'count unknown',
    own: ownerOnly(1),
    missing: nobodys,
  },
  {
    path: 'party/get-guest-list/',
    payload: byParty,
    fields: 'handle profilePhoto userId',
    own: ownerOnly(1),
    missing: nobodys,
  },
  {
    path: 'party/add-guest/',
    payload: (id) => ({
      ...byParty(id),
      name: 'Uncle Bob',
      fields: [],
      requestKey: crypto.randomUUID(),
    }),
    fields: 'count',
    own: ownerOnly(1),
    missing: nobodys,
  },
  {
    path: 'party/give-priority/',
    payload: (id) => ({ ...byParty(id), entryIds: [absent] }),
    own: ownerOnly('party.wrong_state'),
    missing: nobodys,
  },
  {
    path: 'party/get-recap/',
    payload: (id) => ({ ...byParty(id), kind: 'MISSED' }),
    fields: 'items left missed played waited',
    own: ownerOnly(1),
    missing: nobodys,
  },
  {
    path: 'party/get-night/',
    payload: byParty,
    fields:
      'endedAt firstTimers from isBiggest line most muted newFollowers people roundList rounds thankable thanks until usualWaitSeconds',
    own: ownerOnly(1),
    missing: nobodys,
  },
  {
    path: 'party/say-thanks/',
    payload: (id) => ({ ...byParty(id), message: 'Thanks!', requestKey: crypto.randomUUID() }),
    own: ownerOnly('party.wrong_state'),
    missing: nobodys,
  },
];
