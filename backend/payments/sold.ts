import type { SoldKind } from './types';

const kinds = new Map<string, SoldKind>();

/** Makes a kind of sold thing known to the payments, once at start; they know none themselves. */
export function registerSold(sold: SoldKind): void {
  kinds.set(sold.kind, sold);
}

/** What was registered; throws for a kind that nobody sells. */
export function soldKind(kind: string): SoldKind {
  const found = kinds.get(kind);
  if (!found) throw new Error(`nobody sells things of kind ${kind}`);
  return found;
}
