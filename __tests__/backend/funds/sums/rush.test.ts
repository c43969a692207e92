import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { myWidgets } from '@/backend/widgets/service';
import { newId } from '@/backend/platform/id';
import { inTransaction } from '@/backend/platform/transaction';
import { holdContribution, moveContribution } from '@/backend/funds/give/moves';
import { insertContribution } from '@/backend/funds/store/contributionRepository';
import { widgetChannel } from '@/lib/shared/widgets/channel';
import type { WidgetMessage } from '@/lib/shared/widgets/messages';
import { eventsOn } from '@/__tests__/backend/parties/stage';
import { expectCounted } from '@/__tests__/support/fundRecount';
import { openFundWorld, type FundWorld } from '@/__tests__/support/fundWorld';

let world: FundWorld;
beforeAll(async () => {
  world = await openFundWorld();
}, 120_000);
afterAll(() => world.close());

const MANY = 150;
const AMOUNT = 1000;
/** More than there are connections, and few enough that none waits long for one. */
const AT_ONCE = 30;

test('many contributions at once add up, and reach goal and milestone once', async () => {
  const { db, sandbox, context } = world;
  const fundId = await world.makeFund({ goal: (MANY * AMOUNT) / 2, alertMin: 2 * AMOUNT });
  const milestoneId = await world.makeMilestone(fundId, (MANY * AMOUNT) / 3);
  const [permanent] = await myWidgets(world.host);
  const widgetId = permanent?.id ?? '';
  await db.updateTable('widgets').set({ lastUsedAt: sandbox.now() }).execute();
  const now = sandbox.now();
  const ids: string[] = [];
  for (let nth = 0; nth < MANY; nth += 1) {
    const id = newId();
    ids.push(id);
    await insertContribution(db, {
      ...{ id, fundId, contributorId: null, who: `mail:${nth}`, email: null, name: `G${nth}` },
      ...{ locale: 'en', requestKey: newId(), amount: AMOUNT, currency: 'EUR', tierId: null },
      ...{ tierAnswer: null, pollOptionId: null, message: null, messageState: 'ABSENT' },
      ...{ visibility: 'PUBLIC', alias: null, show: 'READY', tokenHash: null, addressHash: null },
      ...{ thankedAt: null, laterAt: null, paidAt: null, createdAt: now, updatedAt: now },
    });
  }
  const settle = (id: string) =>
    inTransaction(context, async (inner) => {
      const held = await holdContribution(inner, id);
      if (!held) throw new Error('no contribution');
      await moveContribution(inner, held, { changes: { payment: 'SETTLED', paidAt: now } });
    });
  for (let from = 0; from < MANY; from += AT_ONCE) {
    await Promise.all(ids.slice(from, from + AT_ONCE).map(settle));
  }
  expect(await world.fundOf(fundId)).toMatchObject({
    ...{ settled: MANY * AMOUNT, supporterCount: MANY, seq: MANY },
  });
  await expectCounted(db, fundId);
  const told = (await eventsOn(db, widgetChannel(widgetId))) as WidgetMessage[];
  const alerts = told.flatMap((one) => (one.type === 'WIDGET_ALERT' ? [one.alert] : []));
  expect(alerts.map(({ kind, id }) => [kind, id])).toEqual([
    ['MILESTONE', `milestone:${milestoneId}`],
    ['GOAL', `goal:${fundId}`],
  ]);
});
