/** A length in milliseconds as hours and minutes, as on a clock: "2:14". */
export function hoursOnClock(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
