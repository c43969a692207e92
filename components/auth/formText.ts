import { safeDestination } from '@/lib/navigation/destination';

/** Text of a form's field; empty when the form has none of that name. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** Carries the remembered destination from one form to the other. */
export function nextQuery(wish: unknown): string {
  const destination = safeDestination(wish);
  return destination === null ? '' : `?next=${encodeURIComponent(destination)}`;
}
