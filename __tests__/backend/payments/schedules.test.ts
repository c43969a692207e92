import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkLedger } from '@/backend/ledger/service';
import {
  cancelPayment,
  capturePayment,
  chargeSaved,
  completeSale,
  recoverPayment,
  refundPayment,
  startPayment,
} from '@/backend/payments/service';
import { allowed } from '@/__tests__/support/allowed';
import { DAY, MINUTE, openMoneyWorld, type MoneyWorld } from '@/__tests__/support/moneyWorld';
import { runs } from '@/__tests__/support/runs';

let world: MoneyWorld;
beforeAll(async () => {
  world = await openMoneyWorld();
}, 60_000);
afterAll(() => world.close());

const CARDS = [
  ...['pm_card_visa', 'pm_card_visa', 'pm_card_visa_chargeDeclined'],
  ...['pm_card_chargeCustomerFail', 'pm_card_createDispute'],
];

/** What people, Stripe and time do to one payment. */
const act = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('pay'), card: fc.constantFrom(...CARDS) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('hear'), seed: fc.nat(1000) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('refund'),
      amount: fc.constantFrom(1, 999, 1000, 2500, 4000),
      key: fc.constantFrom('a', 'b', 'c'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('later'), ms: later() }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom(
        ...['start', 'capture', 'cancel', 'charge', 'recover', 'complete', 'dispute', 'lose'],
        ...['win', 'tick', 'payOut', 'silence', 'byHand'],
      ),
    }),
  },
);

function later() {
  return fc.constantFrom(MINUTE, 15 * MINUTE, DAY, 8 * DAY, 15 * DAY);
}

type Act = { do: string; card?: string; seed?: number; amount?: number; key?: string; ms?: number };

/** Events that were told, some of them twice, in an order that depends on the seed alone. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const keyed = items.flatMap((item, index) => {
    const key = ((index + 1) * (seed + 7) * 2_654_435_761) % 1013;
    return key % 3 === 0
      ? [
          { item, key },
          { item, key: 1013 - key },
        ]
      : [{ item, key }];
  });
  return keyed.sort((one, other) => one.key - other.key).map(({ item }) => item);
}

async function perform(id: string, sale: ReturnType<MoneyWorld['sale']>, one: Act): Promise<void> {
  const { context, sandbox, stripe } = world;
  const row = await world.rowOf(id);
  switch (one.do) {
    case 'start':
      return allowed(() => startPayment(context, sale));
    case 'pay':
      if (row.sessionId) await world.pay(id, one.card);
      return;
    case 'hear':
      return world.apply(shuffled(await world.takeTold(), one.seed ?? 0));
    case 'refund': {
      const { amount = 1, key: requestKey = 'a' } = one;
      return allowed(() =>
        refundPayment(context, { paymentID: id, amount, reason: '', requestKey }),
      );
    }
    case 'capture':
      return allowed(() => capturePayment(context, id));
    case 'cancel':
      return allowed(() => cancelPayment(context, id));
    case 'charge':
      return allowed(() => chargeSaved(context, id));
    case 'recover':
      return allowed(() => recoverPayment(world.contextOf(world.buyer), { paymentID: id }));
    case 'complete':
      return allowed(() => completeSale(context, id, sandbox.now()));
    case 'dispute':
    case 'byHand':
      if (!row.chargeId || !row.intentId) return;
      if (one.do === 'dispute') {
        const { disputed } = await stripe.client.charges.retrieve(row.chargeId);
        if (!disputed) sandbox.actions.dispute(row.chargeId);
        return;
      }
      // Somebody in the office sends money back at Stripe itself; it may refuse.
      await stripe.client.refunds
        .create({ payment_intent: row.intentId, amount: 300 })
        .catch(() => undefined);
      return;
    case 'win':
    case 'lose': {
      if (!row.intentId) return;
      const { data } = await stripe.client.disputes.list({ payment_intent: row.intentId });
      const open = data.find(({ status }) => status === 'needs_response');
      if (!open) return;
      if (one.do === 'lose') await stripe.client.disputes.close(open.id);
      else {
        const evidence = { uncategorized_text: 'winning_evidence' };
        await stripe.client.disputes.update(open.id, { evidence, submit: true });
      }
      return;
    }
    case 'later':
      return world.later(one.ms ?? MINUTE);
    case 'tick':
      return world.tick();
    case 'payOut':
      return world.payOut();
    case 'silence':
      // The next answer is lost on its way, with the SDK's own repetitions.
      sandbox.faults.lostAnswers = 3;
      return;
    default:
      throw new Error(one.do);
  }
}

/** Hears everything and lets everything come to rest. */
async function comeToRest(): Promise<void> {
  world.sandbox.faults.lostAnswers = 0;
  for (let round = 0; round < 3; round += 1) {
    world.later(16 * MINUTE);
    await world.hear();
    await world.tick();
  }
}

test('no schedule of presses, refusals, refunds, disputes and lost answers charges twice or bends the books', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('PAY', 'AUTHORISE', 'SAVE'),
      fc.array(act, { minLength: 3, maxLength: 12 }),
      async (mode, acts) => {
        const sale = world.sale({ mode: mode as 'PAY' });
        const { paymentID } = await startPayment(world.context, sale);
        for (const one of acts) await perform(paymentID, sale, one);
        await comeToRest();
        const { client } = world.stripe;
        const { data } = await client.charges.list({ transfer_group: `lesson:${sale.ref}` });
        const charges = data.filter(({ captured, status }) => captured && status === 'succeeded');
        const row = await world.rowOf(paymentID);
        expect(charges.length).toBe(row.state === 'PAID' ? 1 : 0);
        const [charge] = charges;
        if (charge) {
          expect(charge.amount_captured).toBe(row.amount);
          expect(charge.amount_refunded).toBe(row.refunded);
          expect(row.refunded + row.chargedBack).toBeLessThanOrEqual(row.amount);
          expect(row.dispute !== null).toBe(charge.disputed);
        }
        expect(await checkLedger(world.db)).toEqual([]);
        expect(await world.bookedCash()).toBe(await world.stripeCash());
        await world.settle();
      },
    ),
    runs(39),
  );
});
