import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DAY, HOUR, MINUTE, openMoneyWorld, type MoneyWorld } from '@/__tests__/support/moneyWorld';
import { runs } from '@/__tests__/support/runs';

let world: MoneyWorld;
beforeAll(async () => {
  world = await openMoneyWorld();
}, 60_000);
afterAll(() => world.close());

const STORIES = ['paid', 'refunded', 'refund failed', 'disputed', 'lost', 'won'] as const;
type Story = (typeof STORIES)[number];

/** Lets Stripe live through a story, of which we have heard nothing yet. */
async function happen(story: Story): Promise<string> {
  const { actions } = world.sandbox;
  const { client } = world.stripe;
  const { paymentID } = await world.start();
  await world.pay(paymentID, story === 'paid' ? 'pm_card_visa_chargeDeclined' : 'pm_card_visa');
  if (story === 'paid') await world.pay(paymentID);
  const { sessionId } = await world.rowOf(paymentID);
  const { payment_intent: intent } = await client.checkout.sessions.retrieve(sessionId ?? '');
  const intentId = typeof intent === 'string' ? intent : '';
  if (story === 'paid') return paymentID;
  const refund = await client.refunds.create({ payment_intent: intentId, amount: 1000 });
  if (story === 'refunded') return paymentID;
  if (story === 'refund failed') {
    actions.failRefund(refund.id);
    return paymentID;
  }
  const { latest_charge: charge } = await client.paymentIntents.retrieve(intentId);
  const disputeId = actions.dispute(typeof charge === 'string' ? charge : '');
  if (story === 'lost') await client.disputes.close(disputeId);
  if (story === 'won') {
    const evidence = { uncategorized_text: 'winning_evidence' };
    await client.disputes.update(disputeId, { evidence, submit: true });
    world.later(MINUTE);
  }
  return paymentID;
}

/** Where the payment stands and what its books say, without ids and times. */
async function endOf(paymentID: string) {
  const { state, refunded, chargedBack, feeReturned, dispute } = await world.rowOf(paymentID);
  const causes = [
    { id: paymentID },
    ...(await world.db
      .selectFrom('refunds')
      .select('id')
      .where('paymentId', '=', paymentID)
      .execute()),
    ...(await world.db
      .selectFrom('disputes')
      .select('id')
      .where('paymentId', '=', paymentID)
      .execute()),
  ];
  const entries = [];
  for (const { id } of causes) entries.push(await world.entries(id));
  return { state, refunded, chargedBack, feeReturned, dispute, entries };
}

/** By story, what its messages in their own order lead to. */
const expected = new Map<Story, unknown>();

test('whatever order the messages come in, twice or not at all, the payment ends the same', async () => {
  await world.hear();
  for (const story of STORIES) {
    const id = await happen(story);
    await world.hear();
    expected.set(story, await endOf(id));
    await world.settle();
  }
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...STORIES),
      fc.array(fc.nat(), { minLength: 40, maxLength: 40 }),
      async (story, dice) => {
        const id = await happen(story);
        const events = (await world.takeTold()).flatMap((event, index) => {
          const die = dice[index % dice.length] ?? 0;
          // One in four is lost for good, one in four comes twice.
          if (die % 4 === 0) return [];
          const again = { ...event, id: `${event.id}again` };
          return die % 4 === 1
            ? [
                { event, die },
                { event: again, die: die >> 3 },
              ]
            : [{ event, die }];
        });
        events.sort((one, other) => one.die - other.die);
        await world.apply(events.map(({ event }) => event));
        // What nobody told is found by asking.
        for (const ms of [2 * MINUTE, 2 * HOUR, DAY]) {
          world.later(ms);
          await world.tick();
        }
        expect(await endOf(id)).toEqual(expected.get(story));
        await world.settle();
      },
    ),
    runs(5),
  );
});
