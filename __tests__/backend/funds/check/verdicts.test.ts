import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { undoLast } from '@/backend/hosting/service';
import {
  checkMessage,
  fundPage,
  hostContributionsPage,
  refundContribution,
  supportersPage,
  testContribution,
  thankSupporters,
} from '@/backend/funds/service';
import { newId } from '@/backend/platform/id';
import { myWidgets } from '@/backend/widgets/service';
import type { Verdict } from '@/lib/shared/fund/states';
import { widgetChannel } from '@/lib/shared/widgets/channel';
import type { WidgetMessage } from '@/lib/shared/widgets/messages';
import { eventsOn } from '@/__tests__/backend/parties/stage';
import { openFundWorld, type FundWorld, type Gift } from '@/__tests__/support/fundWorld';

let world: FundWorld;
let widgetId: string;
let moderator: ReturnType<FundWorld['contextOf']>;
beforeAll(async () => {
  world = await openFundWorld();
  const { db, creator, other, host, sandbox } = world;
  widgetId = (await myWidgets(host))[0]?.id ?? '';
  await db.updateTable('widgets').set({ lastUsedAt: sandbox.now() }).execute();
  await db
    .insertInto('moderatorGrants')
    .values({
      ...{ creatorId: creator.id, userId: other.id, hostRight: 'RUN', state: 'ACTIVE' },
      ...{ invitedAt: sandbox.now(), answeredAt: sandbox.now() },
    })
    .execute();
  moderator = world.fan(other);
}, 120_000);
beforeEach(async () => {
  await world.db.deleteFrom('outbox').execute();
});
afterAll(() => world.close());

const alerts = async () => {
  const told = (await eventsOn(world.db, widgetChannel(widgetId))) as WidgetMessage[];
  return told.flatMap((message) => (message.type === 'WIDGET_ALERT' ? [message.alert] : []));
};
const check = (fundId: string, contributionId: string, verdict: Verdict, by = moderator) =>
  checkMessage(by, { fundId, contributionId, verdict });
const give = (fundId: string, gift: Gift) => world.give(world.fan(world.buyer), fundId, gift);

test('approving waits for no money, and an alert waits for both', async () => {
  const fundId = await world.makeFund({ messagesModerated: true });
  const paid = await give(fundId, { message: 'Good luck' });
  expect(await world.fundOf(fundId)).toMatchObject({ settled: 2500, toCheckCount: 1 });
  expect(await alerts()).toEqual([]);
  expect(await check(fundId, paid, 'APPROVE')).toMatchObject({
    ...{ messageState: 'APPROVED', show: 'SHOWN', amount: null },
  });
  expect(await alerts()).toMatchObject([{ kind: 'CONTRIBUTION', text: 'Good luck', amount: 2500 }]);
  expect((await world.fundOf(fundId)).toCheckCount).toBe(0);
  const { contributionId: open } = await world.start(world.fan(world.buyer), fundId, {
    message: 'Before the money',
  });
  await check(fundId, open, 'APPROVE');
  expect(await alerts()).toHaveLength(1);
  await world.payPage(open);
  expect((await alerts()).map(({ text }) => text)).toEqual(['Good luck', 'Before the money']);
});

test('denied words are nowhere, and the money stays', async () => {
  const fundId = await world.makeFund({ messagesModerated: true });
  const id = await give(fundId, { message: 'Unkind words' });
  await check(fundId, id, 'DENY');
  expect(await alerts()).toMatchObject([{ text: null, amount: 2500, handle: world.buyer.handle }]);
  expect(await world.fundOf(fundId)).toMatchObject({ settled: 2500, toCheckCount: 0 });
  const page = await fundPage(world.visitor(), { fundId });
  expect(page.supporters).toMatchObject([{ message: null, amount: 2500 }]);
  const denied = await hostContributionsPage(world.host, { fundId, list: 'DENIED' });
  expect(denied.items.map((one) => one.id)).toEqual([id]);
});

test('a verdict is taken back as one act, unless somebody has decided otherwise since', async () => {
  const fundId = await world.makeFund({ messagesModerated: true });
  const id = await give(fundId, { message: 'Hello there' });
  await check(fundId, id, 'APPROVE');
  expect(await undoLast(world.host, fundId)).toEqual({ count: 1 });
  expect(await world.rowOf(id)).toMatchObject({ messageState: 'PENDING', show: 'SHOWN' });
  expect((await world.fundOf(fundId)).toCheckCount).toBe(1);
  expect((await supportersPage(world.visitor(), { fundId })).items[0]?.message).toBeNull();
});

test('what is put off comes last, and a list goes on behind its last line', async () => {
  const fundId = await world.makeFund({ messagesModerated: true });
  const ids = [];
  for (const message of ['one', 'two', 'three']) ids.push(await give(fundId, { message }));
  await check(fundId, ids[0] ?? '', 'LATER');
  const { items } = await hostContributionsPage(moderator, { fundId, list: 'TO_CHECK' });
  expect(items.map(({ message }) => message)).toEqual(['two', 'three', 'one']);
});

test('links and words that nobody wants to read wait for a host, whatever is moderated', async () => {
  const fundId = await world.makeFund();
  const id = await give(fundId, { message: 'look at https://x.example/now please' });
  expect(await world.rowOf(id)).toMatchObject({
    ...{ messageState: 'FLAGGED', linksRemoved: 1, message: 'look at … please' },
  });
  const only = await give(fundId, { message: 'www.x.example' });
  expect(await world.rowOf(only)).toMatchObject({ messageState: 'ABSENT', linksRemoved: 1 });
  await world.db
    .insertInto('creatorWords')
    .values({
      creatorId: world.creator.id,
      words: JSON.stringify(['grubby']),
      updatedAt: world.sandbox.now(),
    })
    .execute();
  const bad = await give(fundId, { message: 'so grubby' });
  expect((await world.rowOf(bad)).messageState).toBe('FLAGGED');
  await expect(
    world.start(world.fan(world.buyer), fundId, { visibility: 'ALIAS', alias: 'Grubby' }),
  ).rejects.toThrow('party.name_refused');
});

test('what is below the smallest amount for an alert raises none', async () => {
  const fundId = await world.makeFund({ alertMin: 2000, speakMin: 3000 });
  const small = await give(fundId, { amount: 1999 });
  const middle = await give(fundId, { amount: 2000, message: 'Hi' });
  const large = await give(fundId, { amount: 3000, message: 'Ho' });
  expect((await world.rowOf(small)).show).toBe('SKIPPED');
  for (const id of [middle, large]) expect((await world.rowOf(id)).show).toBe('SHOWN');
  expect((await alerts()).map(({ amount, isSpoken }) => [amount, isSpoken])).toEqual([
    [2000, false],
    [3000, true],
  ]);
});

test('a test is seen by hosts and overlays, and counts nowhere', async () => {
  const fundId = await world.makeFund();
  const trial = { fundId, amount: 500, requestKey: newId() };
  const first = await testContribution(world.host, trial);
  expect(first).toMatchObject({ isTest: true, amount: 500, isRefundable: false });
  expect(await testContribution(world.host, trial)).toMatchObject({ id: first.id });
  expect(await alerts()).toHaveLength(1);
  expect(await world.fundOf(fundId)).toMatchObject({ settled: 0, supporterCount: 0 });
  const page = await fundPage(world.visitor(), { fundId });
  expect([page.supporters, page.fund.leaders]).toEqual([[], []]);
});

test('the owner alone refunds; the bar falls with a dated note that names nobody', async () => {
  const fundId = await world.makeFund();
  const id = await give(fundId, {});
  const refund = { fundId, contributionId: id, reason: 'As you asked', requestKey: newId() };
  await expect(refundContribution(moderator, refund)).rejects.toThrow('forbidden');
  expect(await refundContribution(world.host, refund)).toMatchObject({ payment: 'REFUNDED' });
  await refundContribution(world.host, refund);
  await world.hear();
  const { fund, supporters } = await fundPage(world.visitor(), { fundId });
  expect(fund).toMatchObject({ settled: 0, supporterCount: 0 });
  expect(fund.corrections).toMatchObject([{ kind: 'REFUND', amount: -2500 }]);
  expect(supporters).toEqual([]);
});

test('everybody is thanked once, visitors by mail with their link', async () => {
  const fundId = await world.makeFund();
  await give(fundId, { visibility: 'ANONYMOUS' });
  await give(fundId, {});
  const email = `${newId()}@visitor.test`;
  await world.give(world.visitor(), fundId, { email });
  const thanks = { fundId, contributionId: null, text: 'You rock', requestKey: newId() };
  expect(await thankSupporters(world.host, thanks)).toEqual({ count: 2 });
  expect(await thankSupporters(world.host, thanks)).toEqual({ count: 0 });
  const mails = await world.db
    .selectFrom('mails')
    .select('text')
    .where('toAddress', '=', email)
    .where('kind', '=', 'fund_thanks')
    .execute();
  expect(mails).toHaveLength(1);
  expect(JSON.stringify(mails)).toMatch(/#token=/);
});
