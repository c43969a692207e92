/** Request header by which the web server tells a page the nonce of its answer. */
export const NONCE_HEADER = 'x-nonce';

/** Request header with the path that was asked for: on an error page Next names that page instead. */
export const ADDRESS_HEADER = 'x-address';

/** What a client may not tell Next: our own words to it, and words between its own parts. */
export const INNER_HEADERS: readonly string[] = [
  NONCE_HEADER,
  ADDRESS_HEADER,
  'x-middleware-subrequest',
  'x-invoke-path',
  'x-matched-path',
];
