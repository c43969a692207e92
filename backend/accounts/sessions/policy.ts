import { SESSION_IDLE_MS } from '@/lib/shared/accounts/sessionLife';

const DAY = 24 * 60 * 60 * 1000;

const ABSOLUTE = 90 * DAY;
const TOUCH_AFTER = 5 * 60 * 1000;

/** How long a quick account is kept after its last visit, and its session with it. */
const QUICK = 30 * DAY;

interface SessionTimes {
  lastSeenAt: Date;
  expiresAt: Date;
}

/** When a session opened now ends at the latest, whatever its owner does. */
export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + ABSOLUTE);
}

/** When the session of a quick account that is used now ends: each visit moves it on. */
export function quickSessionEnd(now: Date): Date {
  return new Date(now.getTime() + QUICK);
}

/** Quick accounts that were not visited since are over. */
export function quickVisitSince(now: Date): Date {
  return new Date(now.getTime() - QUICK);
}

/** Sessions not seen since are dead. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - SESSION_IDLE_MS);
}

/** Whether a session still opens its account. That of a quick account is the only way into it. */
export function isSessionLive(session: SessionTimes & { isQuick: boolean }, now: Date): boolean {
  return now < session.expiresAt && (session.isQuick || session.lastSeenAt > idleSince(now));
}

/**
 * The times to write for a session that is used now, or null when they are recent enough.
 * What remains of its life never grows: after the clock was set back, the end moves back as well.
 */
export function touchedSession(
  session: SessionTimes & { isQuick: boolean },
  now: Date,
): SessionTimes | null {
  const sinceSeen = now.getTime() - session.lastSeenAt.getTime();
  if (Math.abs(sinceSeen) < TOUCH_AFTER) {
    return null;
  }
  if (session.isQuick) return { lastSeenAt: now, expiresAt: quickSessionEnd(now) };
  const setBack = Math.min(sinceSeen, 0);
  return { lastSeenAt: now, expiresAt: new Date(session.expiresAt.getTime() + setBack) };
}
