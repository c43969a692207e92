import { balanceOf, balancesOf, bookBalance, DAY } from './balances';
import { planPayouts } from './accounts';
import type { Payout } from '@/backend/emulators/stripe/movements';
import type { Metadata } from '@/backend/emulators/stripe/objects';
import { stripeId } from '@/backend/emulators/stripe/store/ids';
import type { Row } from '@/backend/emulators/stripe/store/rows';
import { refused } from '@/backend/emulators/stripe/wire/errors';
import type { World } from '@/backend/emulators/stripe/world';

type PayoutRow = Row<'payout'>;

const LEAVES_SECONDS = 12 * 60 * 60;
const ARRIVES_SECONDS = 2 * DAY;
/** A bank may notice a day after the arrival that it cannot take the money. */
const RETURNS_SECONDS = DAY;
/** The ending of an account number that sends everything back. */
export const CLOSED_BANK = '1111';

interface NewPayout {
  owner: string;
  amount: number;
  currency: string;
  automatic: boolean;
  description?: string | null;
  metadata?: Metadata;
  statementDescriptor?: string | null;
}

/** Sends what is available to the bank; it arrives in two days, if it does. */
export function addPayout(world: World, given: NewPayout): PayoutRow {
  const { store, clock } = world;
  const { owner, amount, currency, automatic } = given;
  if (balanceOf(world, owner, currency).available < amount) {
    const message = 'You have insufficient funds in your Stripe account for this payout.';
    throw refused('balance_insufficient', message, 'amount');
  }
  const account = store.find('account', owner);
  const bank = account?.object.external_accounts.data[0];
  const id = stripeId('po');
  const created = clock.seconds();
  const arrival = created + ARRIVES_SECONDS;
  const trouble =
    account?.hidden.nextPayout ?? (bank?.last4 === CLOSED_BANK ? ('FAIL' as const) : undefined);
  const payout = store.add(
    {
      id,
      object: 'payout',
      created,
      livemode: false,
      status: 'pending',
      amount,
      currency,
      arrival_date: arrival,
      automatic,
      balance_transaction: bookBalance(world, {
        owner,
        type: 'payout',
        amount: -amount,
        currency,
        source: id,
      }),
      failure_balance_transaction: null,
      failure_code: null,
      failure_message: null,
      destination: bank?.id ?? 'ba_sandbox',
      method: 'standard',
      type: 'bank_account',
      statement_descriptor: given.statementDescriptor ?? null,
      description: given.description ?? null,
      metadata: given.metadata ?? {},
    },
    owner,
    trouble === undefined ? {} : { trouble },
  );
  if (account !== undefined) store.update(account, {}, { nextPayout: null, isPayoutPaused: false });
  clock.plan(created + LEAVES_SECONDS, 'payout.leave', id);
  clock.plan(arrival, 'payout.arrive', id);
  world.emit('payout.created', payout);
  return payout;
}

/** The daily run: all that is available, by currency; nothing while a payout that came back waits. */
export function runDailyPayouts(world: World, accountId: string): void {
  const account = world.store.find('account', accountId);
  if (account === undefined || !account.object.payouts_enabled) return;
  planPayouts(world, accountId);
  const isManual = account.object.settings.payouts.schedule.interval === 'manual';
  if (isManual || account.hidden.isPayoutPaused === true) return;
  for (const [currency, { available, pending }] of balancesOf(world, accountId)) {
    // What is to be taken back of money that is still pending is kept back.
    const amount = Math.min(available, available + Math.min(0, pending));
    if (amount > 0) addPayout(world, { owner: accountId, amount, currency, automatic: true });
  }
}

export function leavePayout(world: World, payout: PayoutRow): void {
  if (payout.object.status !== 'pending') return;
  world.emit('payout.updated', world.store.update(payout, { status: 'in_transit' }));
}

export function arrivePayout(world: World, payout: PayoutRow): void {
  const { status, id } = payout.object;
  if (status !== 'pending' && status !== 'in_transit') return;
  if (payout.hidden.trouble === 'FAIL') {
    returnPayout(world, payout);
    return;
  }
  world.emit('payout.paid', world.store.update(payout, { status: 'paid' }));
  if (payout.hidden.trouble === 'FAIL_AFTER_PAID') {
    world.clock.plan(world.clock.seconds() + RETURNS_SECONDS, 'payout.return', id);
  }
}

/** The bank sends it back, be it after it was told as paid. */
export function returnPayout(world: World, payout: PayoutRow): void {
  const { store } = world;
  const account = store.find('account', payout.owner);
  const bank = account?.object.external_accounts.data[0];
  const isClosed = bank?.last4 === CLOSED_BANK;
  const failed = store.update(payout, {
    status: 'failed',
    failure_code: isClosed ? 'no_account' : 'could_not_process',
    failure_message: isClosed
      ? 'The bank account could not be located.'
      : 'The bank could not process this transfer.',
    failure_balance_transaction: bookBack(world, payout, 'payout_failure'),
  });
  if (account !== undefined) store.update(account, {}, { isPayoutPaused: true });
  world.emit('payout.failed', failed);
}

export function cancelPayout(world: World, payout: PayoutRow): PayoutRow {
  const { id } = payout.object;
  world.clock.forget('payout.leave', id);
  world.clock.forget('payout.arrive', id);
  const canceled = world.store.update(payout, {
    status: 'canceled',
    failure_balance_transaction: bookBack(world, payout, 'payout_cancel'),
  });
  world.emit('payout.canceled', canceled);
  return canceled;
}

function bookBack(world: World, { owner, object }: PayoutRow, type: string): string {
  const { amount, currency, id: source }: Payout = object;
  return bookBalance(world, { owner, type, category: 'payout_reversal', amount, currency, source });
}
