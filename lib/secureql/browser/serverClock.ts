/** How far the server's clock can be ahead of this one, in milliseconds, as far as answers tell. */
let least = Number.NEGATIVE_INFINITY;
let most = Number.POSITIVE_INFINITY;

/**
 * Learns from the `Date` header of an answer, which is cut to whole seconds. `sentAt` and
 * `receivedAt` are this clock's, in milliseconds. What is no date teaches nothing.
 */
export function noteServerTime(date: unknown, sentAt: number, receivedAt: number): void {
  const told = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(told)) return;
  const bounds = { least: told - receivedAt, most: told + 1000 - sentAt };
  // Bounds that exclude each other mean that somebody set a clock: what was known is worth nothing.
  const isMoved = bounds.least > most || bounds.most < least;
  least = isMoved ? bounds.least : Math.max(least, bounds.least);
  most = isMoved ? bounds.most : Math.min(most, bounds.most);
}

/** Says whether the server has told its time yet. */
export function knowsServerTime(): boolean {
  return Number.isFinite(least);
}

/** The server's time, in milliseconds: this clock's, corrected by no more than answers demand. */
export function serverNow(): number {
  return Date.now() + Math.min(Math.max(0, least), most);
}
