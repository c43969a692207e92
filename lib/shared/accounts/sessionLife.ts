/** A session that nobody used for so long is dead, in ms. */
export const SESSION_IDLE_MS = 14 * 24 * 60 * 60 * 1000;
