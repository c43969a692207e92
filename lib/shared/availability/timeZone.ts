/** Says whether dates can be written in this IANA zone; old names of zones are understood too. */
export function isTimeZone(zone: string): boolean {
  // Offsets such as `+02:00` would pass, but they know no summer time.
  if (!/^[A-Z][\w+\-/]{1,63}$/i.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
