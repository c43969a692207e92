import { LINE_STATES, type LineState } from '@/lib/shared/payouts/payouts';

/** Which lines an address asks for: `/dashboard/payouts?lines=clearing`; null: all. */
export function filterOf(query: unknown): LineState | null {
  return LINE_STATES.find((filter) => filter.toLowerCase() === query) ?? null;
}

/** The page with these lines. */
export function payoutsPath(filter: LineState | null): string {
  return filter === null
    ? '/dashboard/payouts'
    : `/dashboard/payouts?lines=${filter.toLowerCase()}`;
}
