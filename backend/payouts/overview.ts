import { balanceOf } from '@/backend/ledger/service';
import type { Context } from '@/backend/platform/context';
import { timeCursorOf, timePlaceOf, type Page } from '@/backend/platform/cursor';
import { creatorId } from '@/backend/platform/member';
import { currenciesOf, payoutCountries } from '@/lib/shared/payouts/countries';
import type {
  AmountAt,
  BankPayout,
  EarningsWeek,
  LineState,
  PayoutAccount,
  PayoutLine,
  PayoutOverview,
} from '@/lib/shared/payouts/payouts';
import { findAccount, type AccountRow } from './store/accounts';
import { moneyNow } from './clock';
import { accountState, mondayBefore } from './policy';
import * as repository from './store/views';

const WEEKS = 12;
const DAY = 24 * 60 * 60 * 1000;
const NEWEST = 10;
const PAGE = 30;
const EXPORT_PAGE = 500;

const iso = (date: Date | null | undefined) => date?.toISOString() ?? null;

/** A creator's account as they see it. */
export async function shownAccount(
  context: Context,
  userId: string,
  account: AccountRow | undefined,
): Promise<PayoutAccount> {
  const home = context.config.stripe.platformCountry;
  return {
    state: accountState(account),
    country: account?.country ?? null,
    currency: account?.currency ?? null,
    bankLast4: account?.bankLast4 ?? null,
    due: account?.currentlyDue ?? [],
    mayChangeCurrency: !(await repository.hasLines(context.db, userId)),
    countries: payoutCountries(home).map((country) => ({
      country,
      currencies: [...currenciesOf(country, home)],
    })),
  };
}

/** Where the caller's money is. Errors: auth.required, forbidden (a fan). */
export async function payoutOverview(context: Context): Promise<PayoutOverview> {
  const userId = creatorId(context);
  const account = await findAccount(context.db, userId);
  const shown = await shownAccount(context, userId, account);
  if (!account) return { account: shown, ...nothing(weeksOf([], moneyNow(context))) };
  const { currency } = account;
  const now = moneyNow(context);
  const since = mondayBefore(now, WEEKS - 1);
  const balance = await balanceOf(context, userId, currency);
  const next = await nextClearing(context, userId);
  const payouts = await repository.newestBankPayouts(context.db, userId, NEWEST);
  const waiting = payouts.filter(({ state }) => state === 'ON_ITS_WAY');
  const failed = payouts.find(({ state, retriedAt }) => state === 'SENT_BACK' && !retriedAt);
  const available = owed(balance.available);
  const canGoOut = available > 0 && account.heldAt === null && shown.state === 'READY';
  return {
    account: shown,
    currency,
    clearing: { amount: owed(balance.pending), next },
    available: { amount: available, goesOutAt: canGoOut ? iso(account.transfersAt) : null },
    onItsWay: {
      amount: owed(balance.transit),
      arrivesAt: iso(waiting.map(({ arrivalAt }) => arrivalAt).sort(byTime)[0]),
      failed: failed
        ? { payoutID: failed.id, amount: failed.amount, code: failed.failureCode ?? 'unknown' }
        : null,
    },
    negative: available < 0 ? { clears: next } : null,
    weeks: weeksOf(await repository.earningsByWeek(context.db, userId, since), now),
    payouts: payouts.map(shownPayout),
  };
}

const byTime = (a: Date | null, b: Date | null) => (a?.getTime() ?? 0) - (b?.getTime() ?? 0);

/** A credit is what we owe: below zero in the books. */
const owed = (balance: number) => (balance === 0 ? 0 : -balance);

function nothing(weeks: EarningsWeek[]): Omit<PayoutOverview, 'account'> {
  return {
    currency: null,
    clearing: { amount: 0, next: null },
    available: { amount: 0, goesOutAt: null },
    onItsWay: { amount: 0, arrivesAt: null, failed: null },
    negative: null,
    weeks,
    payouts: [],
  };
}

async function nextClearing(context: Context, userId: string): Promise<AmountAt | null> {
  const next = await repository.nextToClear(context.db, userId);
  return next ? { amount: next.amount, at: next.at.toISOString() } : null;
}

function weeksOf(
  sums: Awaited<ReturnType<typeof repository.earningsByWeek>>,
  now: Date,
): EarningsWeek[] {
  return Array.from({ length: WEEKS }, (_, index) => {
    const monday = mondayBefore(now, WEEKS - 1 - index);
    const start = new Date(monday.getTime() + DAY / 2).toISOString().slice(0, 10);
    const of = (kind: 'CONTRIBUTION' | 'EXPERIENCE') =>
      sums.find((sum) => sum.start === start && sum.kind === kind)?.net ?? 0;
    return { start, contributions: of('CONTRIBUTION'), experiences: of('EXPERIENCE') };
  });
}

/** A payout to the bank as its creator sees it. */
export function shownPayout(payout: {
  id: string;
  createdAt: Date;
  amount: number;
  state: BankPayout['state'];
  bankLast4: string | null;
}): BankPayout {
  const { id, createdAt, amount, state, bankLast4 } = payout;
  return { id, at: createdAt.toISOString(), amount, state, bankLast4 };
}

/** Which causes are asked for. */
interface LinesQuery {
  state?: LineState | null | undefined;
  cursor?: string | null | undefined;
}

/**
 * What moved the caller's money, newest first. Errors: auth.required, forbidden (a fan),
 * payload.invalid (cursor).
 */
export function payoutLines(context: Context, query: LinesQuery): Promise<Page<PayoutLine>> {
  return pageOf(context, query, PAGE);
}

/** The same in longer pages, for a file. Errors: those of `payoutLines`. */
export function payoutExport(context: Context, query: LinesQuery): Promise<Page<PayoutLine>> {
  return pageOf(context, query, EXPORT_PAGE);
}

async function pageOf(
  context: Context,
  { state = null, cursor }: LinesQuery,
  length: number,
): Promise<Page<PayoutLine>> {
  const userId = creatorId(context);
  const after = cursor ? timePlaceOf(cursor) : null;
  const query = { state, after, limit: length + 1 };
  const found = await repository.causesOf(context.db, userId, query);
  const rows = found.slice(0, length);
  const last = rows.at(-1);
  return {
    items: rows.map((row) => ({
      ...row,
      at: row.at.toISOString(),
      net: row.gross + row.fee,
      stateAt: iso(row.stateAt),
    })),
    cursor: found.length > length && last ? timeCursorOf(last) : null,
  };
}
