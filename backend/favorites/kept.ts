import type { Context } from '@/backend/platform/context';
import type { Currency } from '@/lib/shared/money/money';
import type { ServiceCard } from '@/lib/shared/experiences/views';

/** A service as somebody keeps it. */
export interface KeptService {
  ownerId: string;
  price: number;
  currency: Currency;
}

/** What favorites ask of services, which they do not know themselves. */
export interface KeptServices {
  /** A service that the caller may see, with what it costs at least; null: there is none. */
  find: (context: Context, serviceId: string) => Promise<KeptService | null>;
  /** Those that there are, by id. */
  cards: (context: Context, ids: readonly string[]) => Promise<ReadonlyMap<string, ServiceCard>>;
  /** So many more or fewer keep each of these, in the running transaction. */
  count: (context: Context, ids: readonly string[], by: 1 | -1) => Promise<void>;
}

let entered: KeptServices | null = null;

/** Lets the domain of services say what can be kept; `backend/liveTools.ts` does so at the start. */
export function registerKeptServices(services: KeptServices): void {
  entered = services;
}

/** What was entered; throws before the start is over. */
export function keptServices(): KeptServices {
  if (!entered) throw new Error('nobody said what services there are');
  return entered;
}
