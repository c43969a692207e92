import { safeDestination } from '@/lib/navigation/destination';

/** Carries the remembered destination from one form to the other. */
export function nextQuery(requested: unknown): string {
  const destination = safeDestination(requested);
  return destination === null ? '' : `?next=${encodeURIComponent(destination)}`;
}
