import { nobodys, ownerOnly, type Ids, type Row } from './row';

const byParty = ({ partyID }: Ids) => ({ partyID });

/** Rows of the access table: control addresses, for hosts who may change how a queue works. */
export const controlRows: Row[] = [
  {
    path: 'control/get-keys/',
    payload: byParty,
    fields: 'action createdAt hint id lastUsedAt madeBy',
    own: ownerOnly(1),
    missing: nobodys,
  },
  {
    path: 'control/create-key/',
    payload: (id) => ({ ...byParty(id), action: 'NEXT' }),
    fields: 'id key',
    own: ownerOnly(1),
    missing: nobodys,
  },
  {
    path: 'control/revoke-key/',
    payload: ({ controlKeyId }) => ({ keyId: controlKeyId }),
    fields: 'id',
    own: ownerOnly(1),
    missing: nobodys,
  },
];
