/** Request header by which the web server passes the nonce of a response to its page. */
export const NONCE_HEADER = 'x-nonce';

/** Request header with the path that was asked for: on an error page Next names that page instead. */
export const ADDRESS_HEADER = 'x-address';

/** Headers a client may not send: ours for Next, and those between parts of Next itself. */
export const INNER_HEADERS: readonly string[] = [
  NONCE_HEADER,
  ADDRESS_HEADER,
  'x-middleware-subrequest',
  'x-invoke-path',
  'x-matched-path',
];
