import { useNow } from '@/hooks/ui/time/useNow';

const MINUTE_S = 60;
const HOUR_S = 3600;

const two = (value: number) => String(value).padStart(2, '0');

/** How long something has run: "12:40", from an hour on "1:12:40". Empty on the server. */
export function RunningClock({ since }: { since: string }) {
  const now = useNow(1000);
  if (now === null) return null;
  const all = Math.max(0, Math.round((now - Date.parse(since)) / 1000));
  const seconds = two(all % MINUTE_S);
  const minutes = Math.floor(all / MINUTE_S) % MINUTE_S;
  if (all < HOUR_S) return `${minutes}:${seconds}`;
  return `${Math.floor(all / HOUR_S)}:${two(minutes)}:${seconds}`;
}
