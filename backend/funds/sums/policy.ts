import {
  isRunningFund,
  type ContributionMessage,
  type ContributionPayment,
  type FundMode,
  type FundState,
  type Visibility,
} from '@/lib/shared/fund/states';

/** What of a contribution decides how it counts. */
export interface Counting {
  amount: number;
  refunded: number;
  chargedBack: number;
  payment: ContributionPayment;
  isTest: boolean;
  tierId: string | null;
}

/** What a contribution adds to its fund now. */
export interface Counts {
  countedSettled: number;
  countedPending: number;
  isBacker: boolean;
  holdsTier: boolean;
}

/** A contribution with all that a sum can depend on. */
export interface CountedRow extends Counting, Counts {
  contributorId: string | null;
  who: string;
  name: string | null;
  visibility: Visibility;
  alias: string | null;
  pollOptionId: string | null;
  messageState: ContributionMessage;
  paidAt: Date | null;
}

/** What of the fund decides it. */
export interface CountingFund {
  mode: FundMode;
  state: FundState;
  sessionSince: Date | null;
}

const PAID: readonly ContributionPayment[] = ['SETTLED', 'PARTLY_REFUNDED', 'DISPUTED'];
const WAITING: readonly ContributionPayment[] = ['PENDING', 'PLEDGED', 'DECLINED'];
/** Whoever stands here has given nothing, or got all of it back. */
const OUT: readonly ContributionPayment[] = ['FAILED', 'VOID', 'REFUNDED', 'CHARGED_BACK'];

/** Money that came in, or is promised: not only a page to pay on, and not given back. */
export const isGiven = (payment: ContributionPayment) =>
  PAID.includes(payment) || WAITING.includes(payment);

/** Whether nothing of it is left, and its reward is free for others. */
export const isOut = (payment: ContributionPayment) => OUT.includes(payment);

/** All-or-nothing that ended without a charge still says what was promised. */
const isFrozen = ({ mode, state }: CountingFund) =>
  mode === 'ALL_OR_NOTHING' && (state === 'MISSED' || state === 'CANCELLED');

/** What a contribution adds from now on; `before` is what it added until now. */
export function countsOf(row: Counting, before: Counts, fund: CountingFund): Counts {
  const { payment, amount, refunded, chargedBack, tierId } = row;
  const holdsTier = before.holdsTier && !isOut(payment);
  if (row.isTest) {
    return { countedSettled: 0, countedPending: 0, isBacker: false, holdsTier: false };
  }
  if (payment === 'VOID' && isFrozen(fund)) return { ...before, holdsTier };
  const left = Math.max(0, amount - refunded - chargedBack);
  const isPaid = PAID.includes(payment) || payment === 'CHARGED_BACK';
  const countedSettled = isPaid ? left : 0;
  const countedPending = WAITING.includes(payment) ? amount : 0;
  const isBacker = tierId !== null && isGiven(payment) && countedSettled + countedPending > 0;
  return { countedSettled, countedPending, isBacker, holdsTier };
}

/**
 * With how much it counts for votes, ranks, matches and people: what was paid, and of all-or-nothing
 * what was promised.
 */
const weightOf = (
  { countedSettled, countedPending }: Counts,
  { mode }: Pick<CountingFund, 'mode'>,
) => (mode === 'KEEP' ? countedSettled : countedSettled + countedPending);

/** Whether it is a card that will be or was to be charged. */
const isPledge = (row: CountedRow, { mode }: Pick<CountingFund, 'mode'>) =>
  mode === 'ALL_OR_NOTHING' &&
  !row.isTest &&
  row.paidAt !== null &&
  (row.payment !== 'VOID' || row.countedPending > 0);

/** Whether its card was declined when it was charged, so far or for good. */
const isFailed = (row: CountedRow, fund: Pick<CountingFund, 'mode'>) =>
  isPledge(row, fund) && (row.payment === 'DECLINED' || row.payment === 'FAILED');

/** Whether its words wait for a host. */
const isToCheck = ({ messageState, payment }: CountedRow) =>
  (messageState === 'PENDING' || messageState === 'FLAGGED') && isGiven(payment);

/** A supporter's place in the ranking. */
interface RankKey {
  who: string;
  userId: string | null;
  name: string;
}

/** As whom it is ranked; null: not at all, for it hides its name or its amount. */
export function rankKeyOf(row: CountedRow): RankKey | null {
  const { who, contributorId: userId, visibility, alias, name } = row;
  if (who.startsWith('gone:')) return null;
  if (visibility === 'ALIAS' && alias !== null) {
    return { who: `alias:${who}:${alias}`, userId, name: alias };
  }
  if (visibility !== 'PUBLIC') return null;
  if (userId !== null) return { who, userId, name: '' };
  return name === null ? null : { who: `${who}:${name}`, userId: null, name };
}

/** The spans of time in which it is ranked: the whole fund, its month, the show that goes on. */
function periodsOf(paidAt: Date | null, { sessionSince }: CountingFund): string[] {
  if (paidAt === null) return [];
  const isInShow = sessionSince !== null && paidAt >= sessionSince;
  return ['FUND', monthOf(paidAt), ...(isInShow ? ['STREAM'] : [])];
}

/** A month as ranks are kept: `2026-11`, UTC. */
export const monthOf = (at: Date) => at.toISOString().slice(0, 7);

/** One rank that changes. */
interface RankChange extends RankKey {
  period: string;
  total: number;
}

/** By how much everything that is summed up changes. */
export interface SumsChange {
  settled: number;
  pending: number;
  pledgeCount: number;
  failedCount: number;
  failedAmount: number;
  toCheckCount: number;
  /** Of the reward. */
  taken: number;
  backers: number;
  /** Of the vote, of matches. */
  weight: number;
  /** Contributions of a person that count. */
  people: { who: string; counted: number }[];
  ranks: RankChange[];
}

/** The difference that a contribution makes which was `before` and now is `after`; null: not there. */
export function changeOf(
  before: CountedRow | null,
  after: CountedRow | null,
  fund: CountingFund,
): SumsChange {
  const sum = (of: (row: CountedRow) => number) =>
    (after ? of(after) : 0) - (before ? of(before) : 0);
  const one = (is: (row: CountedRow) => boolean) => sum((row) => (is(row) ? 1 : 0));
  return {
    settled: sum(({ countedSettled }) => countedSettled),
    pending: sum(({ countedPending }) => countedPending),
    pledgeCount: one((row) => isPledge(row, fund)),
    failedCount: one((row) => isFailed(row, fund)),
    failedAmount: sum((row) => (isFailed(row, fund) ? row.amount : 0)),
    toCheckCount: one(isToCheck),
    taken: one(({ holdsTier }) => holdsTier),
    backers: one(({ isBacker }) => isBacker),
    weight: sum((row) => weightOf(row, fund)),
    people: merged(
      [
        ...(before ? [{ who: before.who, counted: -countOf(before, fund) }] : []),
        ...(after ? [{ who: after.who, counted: countOf(after, fund) }] : []),
      ],
      ({ who }) => who,
      (a, b) => ({ ...a, counted: a.counted + b.counted }),
    ).filter(({ counted }) => counted !== 0),
    ranks: merged(
      [...ranksOf(before, fund, -1), ...ranksOf(after, fund, 1)],
      ({ period, who }) => `${period} ${who}`,
      (a, b) => ({ ...a, total: a.total + b.total }),
    ).filter(({ total }) => total !== 0),
  };
}

const countOf = (row: CountedRow, fund: CountingFund) => (weightOf(row, fund) > 0 ? 1 : 0);

function ranksOf(row: CountedRow | null, fund: CountingFund, sign: 1 | -1): RankChange[] {
  const key = row && rankKeyOf(row);
  if (!row || !key) return [];
  const total = sign * weightOf(row, fund);
  return periodsOf(row.paidAt, fund).map((period) => ({ ...key, period, total }));
}

function merged<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  add: (one: Item, other: Item) => Item,
): Item[] {
  const byKey = new Map<string, Item>();
  for (const item of items) {
    const known = byKey.get(keyOf(item));
    byKey.set(keyOf(item), known ? add(known, item) : item);
  }
  return [...byKey.values()];
}

/** Whether a goal or milestone can still be reached by this fund. */
export const canReach = ({ state }: { state: FundState }) =>
  isRunningFund(state) || state === 'SETTLING';
