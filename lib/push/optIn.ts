const KEY = 'push';

/**
 * Whether this user turned alerts on in this browser. Who shares it chose nothing by that, so nobody
 * else's session is told without a press of its own.
 */
export function hasOptedIn(userId: string): boolean {
  try {
    return localStorage.getItem(KEY) === userId;
  } catch {
    return false;
  }
}

/** Remembers whose choice it is; null: nobody's. */
export function rememberOptIn(userId: string | null): void {
  try {
    if (userId === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, userId);
  } catch {
    // Without storage a new log-in asks again.
  }
}
