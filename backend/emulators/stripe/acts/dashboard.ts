import { timingSafeEqual } from 'node:crypto';
import type { DashboardView, SandboxActions } from '@/backend/emulators/stripe/actions';
import {
  dashboardKey,
  DOCUMENT,
  settleAccount,
  tellUpdated,
} from '@/backend/emulators/stripe/money/accounts';
import { balanceOf } from '@/backend/emulators/stripe/money/balances';
import { openDispute } from '@/backend/emulators/stripe/money/disputes';
import { failRefund } from '@/backend/emulators/stripe/money/refunds';
import type { Row } from '@/backend/emulators/stripe/store/rows';
import type { World } from '@/backend/emulators/stripe/world';

type DashboardActs = Pick<
  SandboxActions,
  | 'openDashboard'
  | 'failNextPayout'
  | 'askForDocument'
  | 'disconnect'
  | 'disputeLastPayment'
  | 'dispute'
  | 'failRefund'
>;

const MOST_PAYOUTS = 20;

export function dashboardActions(world: World): DashboardActs {
  const { store } = world;
  const accountOf = (id: string): Row<'account'> => {
    const account = store.find('account', id);
    if (account === undefined) throw new Error(`there is no account ${id}`);
    return account;
  };

  function dispute(chargeId: string, reason = 'fraudulent'): string {
    const charge = store.find('charge', chargeId);
    if (charge === undefined) throw new Error(`there is no charge ${chargeId}`);
    return openDispute(world, charge, reason).object.id;
  }

  return {
    openDashboard(accountId, key) {
      const account = store.find('account', accountId);
      if (account === undefined || !isSame(key, dashboardKey(world, accountId))) return null;
      return viewOf(world, account);
    },
    failNextPayout(accountId, trouble) {
      store.update(accountOf(accountId), {}, { nextPayout: trouble });
    },
    askForDocument(accountId) {
      const account = accountOf(accountId);
      const { object } = account;
      const asked = [...new Set([...object.requirements.currently_due, DOCUMENT])];
      const requirements = { ...object.requirements, currently_due: asked, eventually_due: asked };
      const changed = store.update(account, { requirements });
      tellUpdated(world, settleAccount(world, changed), object);
    },
    disconnect(accountId) {
      const account = accountOf(accountId);
      const application = { id: 'ca_sandbox', object: 'application', name: 'PlayPlus' };
      world.emit('account.application.deauthorized', {
        owner: accountId,
        object: application as never,
      } as never);
      world.clock.forget('payouts.daily', accountId);
      store.drop(account.object.id);
    },
    disputeLastPayment(accountId) {
      const charge = lastPayment(world, accountOf(accountId));
      return charge === undefined ? null : dispute(charge.object.id);
    },
    dispute,
    failRefund(refundId) {
      const refund = store.find('refund', refundId);
      if (refund === undefined) throw new Error(`there is no refund ${refundId}`);
      failRefund(world, refund);
    },
  };
}

/**
 * The newest payment of an account's owner that can be disputed: one whose money went there, or that
 * names them as its seller.
 */
function lastPayment({ store }: World, { object: account }: Row<'account'>) {
  const sources = store
    .all('transfer')
    .filter(({ object }) => object.destination === account.id)
    .map(({ object }) => object.source_transaction);
  const { creator } = account.metadata ?? {};
  return store
    .all('charge')
    .findLast(
      ({ owner, object }) =>
        owner === '' &&
        (sources.includes(object.id) ||
          (creator !== undefined && object.metadata.creator === creator)) &&
        object.captured &&
        !object.disputed &&
        !object.refunded,
    );
}

function viewOf(world: World, { object, hidden }: Row<'account'>): DashboardView {
  const { id, default_currency: currency } = object;
  const bankLast4 = object.external_accounts.data[0]?.last4 ?? null;
  const payouts = world.store
    .all('payout')
    .filter(({ owner }) => owner === id)
    .map((row) => row.object)
    .reverse();
  const moving = payouts.filter(({ status }) => status === 'pending' || status === 'in_transit');
  const [next] = moving;
  const year = world.clock.now().getUTCFullYear();
  const paid = payouts.filter(
    ({ status, arrival_date: at }) =>
      status === 'paid' && new Date(at * 1000).getUTCFullYear() === year,
  );
  const sum = (list: typeof payouts) => list.reduce((total, { amount }) => total + amount, 0);
  const daily = world.store
    .all('timer')
    .find((timer) => timer.object.what === 'payouts.daily' && timer.object.target === id);
  return {
    account: object,
    currency,
    ...balanceOf(world, id, currency),
    onItsWay:
      next === undefined
        ? null
        : { amount: sum(moving), arrivesAt: new Date(next.arrival_date * 1000) },
    paidThisYear: { amount: sum(paid), count: paid.length },
    nextPayoutAt: daily === undefined ? null : new Date(daily.object.at * 1000),
    payouts: payouts
      .slice(0, MOST_PAYOUTS)
      .map((payout) => ({ ...payout, last4: bankLast4 ?? '' })),
    bankLast4,
    failNext: hidden.nextPayout ?? null,
  };
}

function isSame(given: string, right: string): boolean {
  const [left, other] = [Buffer.from(given), Buffer.from(right)];
  return left.length === other.length && timingSafeEqual(left, other);
}
