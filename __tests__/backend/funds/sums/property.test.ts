import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkLedger } from '@/backend/ledger/service';
import { cancelPayment, chargeSaved } from '@/backend/payments/service';
import {
  changeVisibility,
  checkMessage,
  claimContribution,
  payContribution,
  refundContribution,
  testContribution,
  withdrawPledge,
} from '@/backend/funds/service';
import { leaveContributions } from '@/backend/funds/give/leaving';
import { newId } from '@/backend/platform/id';
import { inTransaction } from '@/backend/platform/transaction';
import { VERDICTS, VISIBILITIES } from '@/lib/shared/fund/states';
import { allowed } from '@/__tests__/support/allowed';
import { bookedFor, expectCounted } from '@/__tests__/support/fundRecount';
import { DAY, MINUTE, openFundWorld, type FundWorld } from '@/__tests__/support/fundWorld';
import { runs } from '@/__tests__/support/runs';

let world: FundWorld;
beforeAll(async () => {
  world = await openFundWorld();
}, 120_000);
afterAll(() => world.close());

const CARDS = [
  ...['pm_card_visa', 'pm_card_visa', 'pm_card_visa'],
  ...['pm_card_visa_chargeDeclined', 'pm_card_chargeCustomerFail', 'pm_card_createDispute'],
];

const shown = fc.constantFrom(...VISIBILITIES);

/** What givers, hosts, banks and time do to a fund; `nth` picks a contribution of it. */
const act = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('give' as const),
      by: fc.constantFrom('buyer', 'other', 'visitor'),
      amount: fc.constantFrom(1000, 2500, 4000),
      hasTier: fc.boolean(),
      votes: fc.boolean(),
      says: fc.constantFrom(null, 'Go!', 'see https://x.example'),
      visibility: shown,
      card: fc.constantFrom(null, ...CARDS),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom(
        ...(['pay', 'refund', 'byHand', 'dispute', 'win', 'lose', 'withdraw', 'charge'] as const),
        ...(['cancel', 'claim', 'again', 'leave'] as const),
      ),
      nth: fc.nat(20),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('check' as const),
      nth: fc.nat(20),
      verdict: fc.constantFrom(...VERDICTS),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('show' as const), nth: fc.nat(20), as: shown }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('tick' as const, 'hear' as const, 'session' as const, 'trial' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('later' as const),
      ms: fc.constantFrom(MINUTE, 16 * MINUTE, 2 * DAY, 8 * DAY),
    }),
  },
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

interface Stage {
  fundId: string;
  tierId: string;
  option: string;
  given: { id: string; token: string | null; by: string }[];
}

const contextFor = (by: string) =>
  by === 'visitor' ? world.visitor() : world.fan(by === 'buyer' ? world.buyer : world.other);

async function give(stage: Stage, one: Extract<Act, { do: 'give' }>): Promise<void> {
  const { by, amount, visibility, hasTier, votes, says: message, card } = one;
  const alias = visibility === 'ALIAS' ? 'Nightowl' : null;
  await allowed(async () => {
    const { contributionId, token } = await world.start(contextFor(by), stage.fundId, {
      ...{ amount, message, visibility, alias, name: by === 'visitor' ? 'Ben' : null },
      tierId: hasTier ? stage.tierId : null,
      pollOptionId: votes ? stage.option : null,
    });
    stage.given.push({ id: contributionId, token, by });
    if (card) await world.pay((await world.paymentOf(contributionId)).id, card);
  });
}

async function perform(stage: Stage, one: Act): Promise<void> {
  const { fundId, given } = stage;
  if (one.do === 'give') return give(stage, one);
  if (one.do === 'tick') return world.tick();
  if (one.do === 'hear') return world.hear();
  if (one.do === 'later') return void world.later(one.ms);
  if (one.do === 'trial') {
    const trial = { fundId, amount: 500, requestKey: newId() };
    return allowed(() => testContribution(world.host, trial));
  }
  if (one.do === 'session') {
    // The show's own bar begins, as its host does it.
    const show = { sessionBase: 0, sessionSince: world.sandbox.now() };
    await world.db.updateTable('funds').set(show).where('id', '=', fundId).execute();
    const ofShow = world.db.deleteFrom('fundRanks').where('period', '=', 'STREAM');
    await ofShow.where('fundId', '=', fundId).execute();
    return;
  }
  if (!('nth' in one)) return;
  const picked = given[one.nth % Math.max(1, given.length)];
  if (!picked) return;
  const { id: contributionId, token, by } = picked;
  const giver = { contributionId, token };
  const payment = await world.paymentOf(contributionId);
  const { client } = world.stripe;
  switch (one.do) {
    case 'check':
      return allowed(() =>
        checkMessage(world.host, { fundId, contributionId, verdict: one.verdict }),
      );
    case 'show': {
      const alias = one.as === 'ALIAS' ? 'Someone' : null;
      return allowed(() =>
        changeVisibility(contextFor(by), { ...giver, visibility: one.as, alias }),
      );
    }
    case 'pay':
      if (payment.sessionId && payment.state === 'OPEN') await world.pay(payment.id);
      return;
    case 'again':
      return allowed(() => payContribution(contextFor(by), giver));
    case 'refund': {
      const refund = { fundId, contributionId, reason: 'Thanks anyway', requestKey: newId() };
      return allowed(() => refundContribution(world.host, refund));
    }
    case 'byHand':
      if (!payment.intentId) return;
      // Somebody in the office sends money back at Stripe itself; it may refuse.
      await client.refunds
        .create({ payment_intent: payment.intentId, amount: 300 })
        .catch(() => undefined);
      return;
    case 'dispute':
      if (!payment.chargeId) return;
      if (!(await client.charges.retrieve(payment.chargeId)).disputed) {
        world.sandbox.actions.dispute(payment.chargeId);
      }
      return;
    case 'win':
    case 'lose': {
      if (!payment.intentId) return;
      const { data } = await client.disputes.list({ payment_intent: payment.intentId });
      const open = data.find(({ status }) => status === 'needs_response');
      if (!open) return;
      const evidence = { uncategorized_text: 'winning_evidence' };
      if (one.do === 'lose') await client.disputes.close(open.id);
      else await client.disputes.update(open.id, { evidence, submit: true });
      return;
    }
    case 'withdraw':
      return allowed(() => withdrawPledge(contextFor(by), giver));
    case 'charge':
      return allowed(() => chargeSaved(world.context, payment.id));
    case 'cancel':
      return allowed(() => cancelPayment(world.context, payment.id));
    case 'claim':
      if (token === null) return;
      return allowed(() => claimContribution(contextFor('other'), { contributionId, token }));
    case 'leave':
      if (by !== 'other' || one.nth % 4 > 0) return;
      return inTransaction(contextFor(by), leaveContributions);
  }
}

/** Hears everything and lets everything come to rest. */
async function comeToRest(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    world.later(16 * MINUTE);
    await world.hear();
    await world.tick();
  }
}

test('after any history what is settled equals the books, and every sum a count over all rows', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('KEEP' as const, 'ALL_OR_NOTHING' as const),
      fc.boolean(),
      fc.constantFrom(null, 1, 3),
      fc.array(act, { minLength: 4, maxLength: 16 }),
      async (mode, messagesModerated, stock, acts) => {
        const now = world.sandbox.now();
        const deadlineAt = mode === 'KEEP' ? null : new Date(now.getTime() + 400 * DAY);
        const fundId = await world.makeFund({ mode, messagesModerated, deadlineAt, goal: 6000 });
        const tierId = await world.makeTier(fundId, 1000, stock);
        const [option = ''] = await world.makePoll(fundId);
        await world.makeMilestone(fundId, 2500);
        await world.makeMatch(fundId, new Date(now.getTime() + 30 * MINUTE));
        const stage: Stage = { fundId, tierId, option, given: [] };
        for (const one of acts) {
          await perform(stage, one);
          await expectCounted(world.db, fundId);
        }
        await comeToRest();
        await expectCounted(world.db, fundId);
        const { settled } = await world.fundOf(fundId);
        expect(settled).toBe(await bookedFor(world.db, fundId));
        expect(await checkLedger(world.db)).toEqual([]);
        await world.settle();
      },
    ),
    runs(8),
  );
});
