/**
 * Every error a call can answer with. A code is also the key of its text in the
 * namespace `errors`. `inBand` codes stand in the `error` field of a root with
 * HTTP 200, because a screen shows them; all others refuse the call with `status`.
 */
export const ERRORS = {
  'auth.required': { status: 401, inBand: false },
  'auth.invalid_credentials': { status: 200, inBand: true },
  'auth.email_taken': { status: 200, inBand: true },
  'auth.handle_taken': { status: 200, inBand: true },
  'auth.handle_reserved': { status: 200, inBand: true },
  'auth.password_too_common': { status: 200, inBand: true },
  forbidden: { status: 403, inBand: false },
  xsrf: { status: 403, inBand: false },
  'payload.invalid': { status: 400, inBand: false },
  'payload.too_large': { status: 413, inBand: false },
  content_type: { status: 415, inBand: false },
  method: { status: 405, inBand: false },
  not_found: { status: 404, inBand: false },
  rate_limited: { status: 429, inBand: false },
  'backend.unreachable': { status: 502, inBand: false },
  'backend.timeout': { status: 504, inBand: false },
  internal: { status: 500, inBand: false },
  'party.not_found': { status: 200, inBand: true },
  'party.not_open': { status: 200, inBand: true },
  'party.paused': { status: 200, inBand: true },
  'party.full': { status: 200, inBand: true },
  'party.already_joined': { status: 200, inBand: true },
  'party.own_party': { status: 200, inBand: true },
  'party.wrong_state': { status: 200, inBand: true },
  'party.version_conflict': { status: 200, inBand: true },
  'party.fields_invalid': { status: 200, inBand: true },
  'party.nobody_waiting': { status: 200, inBand: true },
  'ticket.not_found': { status: 200, inBand: true },
  'ticket.wrong_state': { status: 200, inBand: true },
  'widget.key_invalid': { status: 200, inBand: true },
} as const satisfies Record<string, { status: number; inBand: boolean }>;

/** One code of the closed list. */
export type ErrorCode = keyof typeof ERRORS;

/** Says whether a string is one of the closed list of codes. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERRORS, value);
}
