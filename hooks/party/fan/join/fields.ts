/** Names of the join form's own inputs; no key of a host's question begins like this. */
export const FIELD = {
  name: '_name',
  email: '_email',
  seats: '_seats',
  code: '_code',
} as const;
