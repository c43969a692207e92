import { SESSION_IDLE_MS } from '@/lib/shared/accounts/sessionLife';

const DAY = 24 * 60 * 60 * 1000;

const ABSOLUTE = 90 * DAY;
const TOUCH_AFTER = 5 * 60 * 1000;

interface SessionTimes {
  lastSeenAt: Date;
  expiresAt: Date;
}

/** When a session opened now ends at the latest, whatever its owner does. */
export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + ABSOLUTE);
}

/** Sessions not seen since are dead. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - SESSION_IDLE_MS);
}

export function isSessionLive(session: SessionTimes, now: Date): boolean {
  return now < session.expiresAt && session.lastSeenAt > idleSince(now);
}

/**
 * The times to write for a session that is used now, or null when they are recent enough.
 * What remains of its life never grows: after the clock was set back, the end moves back as well.
 */
export function touchedSession(session: SessionTimes, now: Date): SessionTimes | null {
  const sinceSeen = now.getTime() - session.lastSeenAt.getTime();
  if (Math.abs(sinceSeen) < TOUCH_AFTER) {
    return null;
  }
  const setBack = Math.min(sinceSeen, 0);
  return { lastSeenAt: now, expiresAt: new Date(session.expiresAt.getTime() + setBack) };
}
