/** The part of a status of the PubNub SDK that says what happened. */
export interface StatusLike {
  category?: string | undefined;
  error?: unknown;
  statusCode?: number | undefined;
}

/** What a status means for a connection. */
export type StatusMeaning = 'connected' | 'changed' | 'denied' | 'dead' | 'down' | 'other';

const MEANINGS: Readonly<Record<string, StatusMeaning>> = {
  PNConnectedCategory: 'connected',
  PNReconnectedCategory: 'connected',
  PNSubscriptionChangedCategory: 'changed',
  PNDisconnectedUnexpectedlyCategory: 'dead',
  PNConnectionErrorCategory: 'dead',
  PNNetworkDownCategory: 'down',
};

/**
 * Reads a status of any major of the SDK. A denial stands in `category` in the old ones and in
 * `error` since 11, where subscribe errors carry no status code.
 */
export function meaningOf(status: StatusLike): StatusMeaning {
  if (isDenied(status)) return 'denied';
  return MEANINGS[status.category ?? ''] ?? 'other';
}

/** Says whether a status, or a rejected call of the SDK, is a 403. */
export function isDenied(status: StatusLike): boolean {
  const denied = 'PNAccessDeniedCategory';
  return status.statusCode === 403 || status.category === denied || status.error === denied;
}

/** The status a rejected call of the SDK carries; an empty one for any other error. */
export function statusOf(error: unknown): StatusLike {
  return typeof error === 'object' && error !== null && 'status' in error
    ? (error.status as StatusLike)
    : {};
}
