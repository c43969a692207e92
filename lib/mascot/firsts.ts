import { tryCall } from '@/lib/secureql/tryCall';
import type { Moment, MomentName } from './moments';

/** A page of what somebody has; null: it could not be read. */
type Page = {
  readonly items: readonly { readonly id: string; readonly state: string }[];
  readonly cursor: string | null;
} | null;

interface First {
  read: () => Promise<Page>;
  /** What does not count: nobody has seen it yet, or nothing came of it. */
  without: ReadonlySet<string>;
}

const NOT_OUT: ReadonlySet<string> = new Set(['DRAFT', 'SCHEDULED']);

const FIRSTS: Partial<Record<MomentName, First>> = {
  first_queue: {
    read: async () => (await tryCall('party/get-my-parties/', {})).answer?.getParties ?? null,
    without: NOT_OUT,
  },
  first_draw: {
    read: async () => (await tryCall('lottery/get-my-lotteries/', {})).answer?.getLottery ?? null,
    without: new Set([...NOT_OUT, 'OPEN', 'PAUSED', 'CLOSED', 'CANCELLED']),
  },
  first_fund: {
    read: async () => (await tryCall('fund/get-my-funds/', {})).answer?.getFund ?? null,
    without: NOT_OUT,
  },
  first_experience: {
    read: async () =>
      (await tryCall('services/my-services/', { isArchived: false })).answer?.myServices ?? null,
    without: NOT_OUT,
  },
  first_sale: {
    read: async () => (await tryCall('get-bookings', {})).answer?.bookings ?? null,
    without: new Set(['PENDING_PAYMENT', 'REQUESTED', 'CANCELLED']),
  },
};

/**
 * Whether what just happened is the first of its kind, by what the account has; null: nobody can say
 * now. Any other moment is itself.
 */
export async function isFirst({ name, id }: Moment): Promise<boolean | null> {
  const first = FIRSTS[name];
  if (first === undefined) return true;
  const page = await first.read();
  if (page === null) return null;
  const [only, ...others] = page.items.filter(({ state }) => !first.without.has(state));
  const isAlone = only !== undefined && others.length === 0 && page.cursor === null;
  return isAlone && (id === undefined || only.id === id);
}
