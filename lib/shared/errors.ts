/**
 * Every error a call can answer with, and its HTTP status. A code is also the key of its text in the
 * namespace `errors`. Those with 200 stand in band, in the `error` field of a root, because a screen
 * shows them; all others refuse the call.
 */
export const ERRORS = {
  'auth.required': 401,
  'auth.invalid_credentials': 200,
  'auth.email_taken': 200,
  'auth.handle_taken': 200,
  'auth.handle_reserved': 200,
  'auth.password_too_common': 200,
  'auth.wrong_password': 200,
  'auth.link_invalid': 200,
  'auth.code_invalid': 200,
  'auth.phone_taken': 200,
  'auth.handle_changes_used_up': 200,
  'auth.type_fixed': 200,
  'auth.google_link_required': 200,
  'auth.google_refused': 401,
  'auth.google_unavailable': 503,
  'auth.confirmation_wrong': 200,
  forbidden: 403,
  xsrf: 403,
  'payload.invalid': 400,
  'payload.too_large': 413,
  content_type: 415,
  method: 405,
  not_found: 404,
  rate_limited: 429,
  'backend.unreachable': 502,
  'backend.timeout': 504,
  internal: 500,
  'party.not_found': 200,
  'party.not_open': 200,
  'party.paused': 200,
  'party.full': 200,
  'party.already_joined': 200,
  'party.own_party': 200,
  'party.wrong_state': 200,
  'party.thanked': 200,
  'party.version_conflict': 200,
  'party.fields_invalid': 200,
  'party.nobody_waiting': 200,
  'party.banned': 200,
  'party.missed_out': 200,
  'party.once_only': 200,
  'party.cooldown': 200,
  'party.group_too_large': 200,
  'party.verified_only': 200,
  'party.followers_only': 200,
  'party.invited_only': 200,
  'party.plan_past': 200,
  'party.plan_far': 200,
  'tool.not_awaited': 200,
  'act.not_last': 200,
  'act.final': 200,
  'moderator.not_found': 200,
  'moderator.own': 200,
  'moderator.banned': 200,
  'moderator.too_many': 200,
  'moderator.no_invite': 200,
  'message.self': 200,
  'message.nobody': 200,
  'message.blocked': 200,
  'message.closed': 200,
  'message.creators_only': 200,
  'message.no_dealings': 200,
  'control.key_invalid': 200,
  'ticket.not_found': 200,
  'ticket.wrong_state': 200,
  'waitlist.link_invalid': 200,
  'widget.key_invalid': 200,
  'favorite.not_found': 200,
  'favorite.own': 200,
  'favorite.full': 200,
  'page.version_conflict': 200,
  'media.too_large': 413,
  'media.not_a_picture': 200,
  'media.too_many_pixels': 200,
  'media.too_many': 429,
  'media.busy': 503,
  'media.photo_unknown': 200,
  'media.storage_failed': 200,
} as const satisfies Record<string, number>;

/** One code of the closed list. */
export type ErrorCode = keyof typeof ERRORS;

/** Says whether a string is one of the closed list of codes. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERRORS, value);
}

/** Says whether a code stands in the `error` field of an answer instead of refusing the call. */
export function isInBand(code: ErrorCode): boolean {
  return ERRORS[code] === 200;
}
