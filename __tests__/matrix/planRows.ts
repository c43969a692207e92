import { members, nobodys, ownerOnly, type Ids, type Row } from './row';

const byParty = ({ partyID }: Ids) => ({ partyID });
const byTool = ({ partyID: toolId }: Ids) => ({ toolId });
const notAwaited = 'tool.not_awaited';

/** Planned and archived queues, and who wants to be told of one. The party asked about is open. */
export const planRows: Row[] = [
  {
    path: 'party/plan/',
    payload: (id) => ({ ...byParty(id), startsAt: '2099-01-01T20:00:00Z', minutes: 180 }),
    own: ownerOnly('party.wrong_state'),
    missing: nobodys,
  },
  {
    path: 'party/cancel-plan/',
    payload: byParty,
    own: ownerOnly('party.wrong_state'),
    missing: nobodys,
  },
  {
    path: 'party/archive/',
    payload: (id) => ({ ...byParty(id), isArchived: true }),
    own: ownerOnly('party.wrong_state'),
    missing: nobodys,
  },
  {
    path: 'hosting/tell-me/',
    payload: (id) => ({ ...byTool(id), isOn: true }),
    own: members(notAwaited),
    missing: members(notAwaited),
  },
  {
    path: 'hosting/tell-me-by-mail/',
    payload: (id) => ({ ...byTool(id), email: 'matrix@asker.test', locale: 'en' }),
    own: { others: notAwaited },
    missing: { others: notAwaited },
  },
  {
    path: 'hosting/confirm-tell-me/',
    payload: () => ({ token: 'no-mail-ever-had-this' }),
    own: { others: 'auth.link_invalid' },
  },
];
