import { useNow } from '@/hooks/ui/time/useNow';

const MINUTE_MS = 60_000;
const FROM_HOUR = { morning: 4, day: 11, evening: 18 } as const;

/** The text that greets by the reader's clock; the server, which does not know it, says hello. */
export function useGreeting(): string {
  const now = useNow(MINUTE_MS);
  if (now === null) return 'home.title';
  const hour = new Date(now).getHours();
  if (hour < FROM_HOUR.morning || hour >= FROM_HOUR.evening) return 'home:greeting.evening';
  return hour < FROM_HOUR.day ? 'home:greeting.morning' : 'home.title';
}
