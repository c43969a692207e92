import type { PushConfig } from '@/backend/platform/pushConfig';
import { AppError } from '@/backend/platform/errors';
import { MOST_SUBSCRIPTIONS } from '@/lib/shared/push/push';

/** A body of 4096 bytes holds so many after encryption; services refuse longer ones. */
export const MOST_PAYLOAD_BYTES = 3993;

/**
 * Says whether we send to this endpoint: https without port or credentials at a host of a browser's
 * maker. The stand-in for tests is named by the configuration alone. Whoever subscribes names the
 * endpoint, so it must never lead anywhere else.
 */
export function isAllowedEndpoint({ hosts, emulatorPort }: PushConfig, endpoint: string): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (emulatorPort !== null && url.origin === `http://127.0.0.1:${emulatorPort}`) return true;
  if (url.protocol !== 'https:' || url.port !== '') return false;
  return hosts.some((host) =>
    host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host,
  );
}

/**
 * Decides whether a browser may be added to those an account is told on. `taken`: the endpoint is
 * another account's, whose session lives. Errors: push.endpoint_refused, push.endpoint_taken,
 * push.too_many.
 */
export function requireRoom(facts: { isAllowed: boolean; isTaken: boolean; others: number }): void {
  if (!facts.isAllowed) throw new AppError('push.endpoint_refused');
  if (facts.isTaken) throw new AppError('push.endpoint_taken');
  if (facts.others >= MOST_SUBSCRIPTIONS) throw new AppError('push.too_many');
}

/** What to do after a push service has answered. */
export type Verdict = 'sent' | 'gone' | 'refused' | 'later';

/** Reads the status of a push service's answer. A redirect is refused: it could lead anywhere. */
export function verdictOf(status: number): Verdict {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

/** Ms that a `Retry-After` in seconds asks for, an hour at most; 0 for anything else. */
export function waitAsked(retryAfter: unknown): number {
  const seconds = typeof retryAfter === 'string' ? Number(retryAfter) : NaN;
  return seconds > 0 ? Math.min(seconds, 3600) * 1000 : 0;
}
