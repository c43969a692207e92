import { safeDestination } from '@/lib/navigation/destination';

/** Carries the remembered destination from one form to the other. */
export function nextQuery(wish: unknown): string {
  const destination = safeDestination(wish);
  return destination === null ? '' : `?next=${encodeURIComponent(destination)}`;
}
