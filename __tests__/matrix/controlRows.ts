const missing = '00000000-0000-7000-8000-000000000000';

const hosts = {
  own: { visitor: 401, owner: 200, others: 403 },
  missing: { visitor: 401, others: 403 },
} as const;
const nobody = { visitor: 401, others: 403 } as const;
type Ids = { partyID: string };

/** Rows of the access table: control addresses, for hosts who may change how a queue works. */
export const controlRows = [
  { path: 'control/get-keys/', payload: ({ partyID }: Ids) => ({ partyID }), ...hosts },
  {
    path: 'control/create-key/',
    payload: ({ partyID }: Ids) => ({ partyID, action: 'NEXT' }),
    ...hosts,
  },
  // Whose key can be revoked, the tests of the addresses themselves tell.
  {
    path: 'control/revoke-key/',
    payload: () => ({ keyId: missing }),
    own: nobody,
    missing: nobody,
  },
];
