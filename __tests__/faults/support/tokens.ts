import { issueToken } from '@/backend/emulators/realtime/access/tokens';
import type { BackendProcess } from '@/__tests__/support/backendProcess';
import type { RealtimeToken } from '@/lib/realtime/tokenRefresh';

/** A token as PubNub would have given it, `leftMs` before its end; `rights` by channel. */
export function writtenToken(
  backend: BackendProcess,
  userId: string,
  rights: Record<string, number>,
  leftMs: number,
): RealtimeToken {
  const none = { channels: {}, groups: {}, uuids: {} };
  const content = { ttl: 1, uuid: userId, patterns: none, meta: {} };
  const issuedAt = Date.now() - 60_000 + leftMs;
  const resources = { ...none, channels: rights };
  return laterThanItIs(issueToken({ ...content, resources }, backend.realtimeSecret(), issuedAt));
}

/** The page is told a later end than the token has, so that it does not renew in time. */
function laterThanItIs(token: string): RealtimeToken {
  return { token, expiresAt: new Date(Date.now() + 3_600_000).toISOString() };
}
