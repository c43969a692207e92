const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Up to two days people say hours. */
const DAYS_FROM_MS = 2 * DAY_MS;

/** About how long a time is, in one unit and short: "12 min", "47 hr", "6 days". `ms`: not below 0. */
export function roughTime(ms: number, language: string): string {
  const { unit, length } = unitOf(ms);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(
    Math.max(1, Math.floor(ms / length)),
  );
}

function unitOf(ms: number) {
  if (ms >= DAYS_FROM_MS) return { unit: 'day', length: DAY_MS };
  return ms >= HOUR_MS ? { unit: 'hour', length: HOUR_MS } : { unit: 'minute', length: MINUTE_MS };
}
