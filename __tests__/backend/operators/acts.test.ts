import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { checkLedger } from '@/backend/ledger/service';
import { startConversation, sendMessage, reportConversation } from '@/backend/messaging/service';
import {
  operate,
  operatorLog,
  operatorReport,
  operatorReports,
  operatorState,
  operatorSuspensions,
} from '@/backend/operators/service';
import type { Context } from '@/backend/platform/context';
import { newId } from '@/backend/platform/id';
import { DAY } from '@/__tests__/support/bookingWorld';
import { openOperatorWorld, type OperatorWorld } from '@/__tests__/support/operatorWorld';

let world: OperatorWorld;
beforeAll(async () => {
  world = await openOperatorWorld();
}, 120_000);
afterAll(() => world.close());

const code = (name: string) => expect.objectContaining({ code: name });

async function mailsTo(userId: string): Promise<string[]> {
  const rows = await world.db
    .selectFrom('mails')
    .select('kind')
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind);
}

/** A fan writes to the creator, who reports it. */
async function reported(from: Context, words: readonly string[]): Promise<string> {
  const { id: conversationId } = await startConversation(from, { userId: world.creator.id });
  for (const body of words) await sendMessage(from, { conversationId, clientId: newId(), body });
  await reportConversation(world.host, { conversationId, reason: 'HARASSMENT', note: 'Look' });
  // After the report: nobody reported this.
  world.later(1000);
  await sendMessage(from, { conversationId, clientId: newId(), body: 'LATER' });
  const { items } = await operatorReports(world.operator, { isClosed: false });
  return items[0]?.id ?? '';
}

test('a report shows what was reported, and is closed and opened again', async () => {
  const reportId = await reported(world.fan, ['one', 'two']);
  const file = await operatorReport(world.operator, { reportId });
  expect(file).toMatchObject({
    ...{ reason: 'HARASSMENT', note: 'Look', isWhole: true, marks: [] },
    reporter: { id: world.creator.id },
    reported: { id: world.buyer.id },
  });
  expect(file.messages.map(({ body, isReporters }) => [body, isReporters])).toEqual([
    ['one', false],
    ['two', false],
  ]);
  expect(await operatorState(world.operator)).toMatchObject({ openReports: 1 });

  const closed = await world.act('CLOSE_REPORT', reportId);
  expect(closed).toMatchObject({ act: 'CLOSE_REPORT', by: world.first.handle, canUndo: true });
  expect((await operatorReports(world.operator, { isClosed: false })).items).toEqual([]);
  await expect(world.act('CLOSE_REPORT', reportId)).rejects.toEqual(
    code('operator.nothing_changed'),
  );
  const again = await world.act('REOPEN_REPORT', reportId, closed.id);
  expect(again).toMatchObject({ isUndo: true, canUndo: false });
  await world.act('CLOSE_REPORT', reportId);
  // Taken back once: the later closing is another act.
  await expect(world.act('REOPEN_REPORT', reportId, closed.id)).rejects.toEqual(
    code('operator.undone'),
  );
});

test('whoever is muted writes to nobody until that ends, and is told of both', async () => {
  const { id: conversationId } = await startConversation(world.fan, { userId: world.creator.id });
  const send = () => sendMessage(world.fan, { conversationId, clientId: newId(), body: 'hello' });
  await world.act('WARN', world.buyer.id);
  const muted = await world.act('MUTE', world.buyer.id);
  await expect(send()).rejects.toEqual(code('message.muted'));
  await world.act('UNMUTE', world.buyer.id, muted.id);
  expect(await send()).toMatchObject({ body: 'hello' });
  const kinds = await mailsTo(world.buyer.id);
  expect(kinds.filter((kind) => kind.startsWith('operator_'))).toEqual([
    'operator_warned',
    'operator_muted',
    'operator_unmuted',
  ]);
});

test('a suspended creator’s buyers are told, and refunded after seven days unless decided otherwise', async () => {
  const sold = await world.sell();
  const [kept, back] = [
    await world.book(world.fan, sold, world.inHours(900)),
    await world.book(world.friend, sold, world.inHours(950)),
  ];
  await world.act('SUSPEND', world.creator.id);
  const [shown] = await operatorSuspensions(world.operator);
  expect(shown).toMatchObject({
    creator: { id: world.creator.id },
    ...{ reason: 'because of SUSPEND', openOrders: 2 },
  });
  expect(await mailsTo(world.creator.id)).toContain('operator_suspended');
  const held = await world.act('KEEP_ORDERS', world.creator.id);
  expect(await operatorSuspensions(world.operator)).toMatchObject([{ refundAt: null }]);
  await world.pass(8 * DAY);
  expect(await world.rowOf(kept)).toMatchObject({ state: 'CONFIRMED' });

  await world.proveAgain(world.operator, world.grants.first);
  await world.act('REFUND_ORDERS', world.creator.id, held.id);
  await world.pass(DAY);
  for (const id of [kept, back]) {
    expect(await world.rowOf(id)).toMatchObject({ state: 'CANCELLED', money: 'REFUNDED' });
  }
  await world.proveAgain(world.operator, world.grants.first);
  await world.act('LIFT', world.creator.id);
  expect(await operatorSuspensions(world.operator)).toEqual([]);
  expect(await mailsTo(world.creator.id)).toContain('operator_lifted');
  expect(await checkLedger(world.db)).toEqual([]);
}, 60_000);

test('nobody decides about themselves, another operator, or what is not there', async () => {
  for (const subject of [world.first.id, world.second.id]) {
    await expect(world.act('MUTE', subject)).rejects.toEqual(code('operator.not_yours'));
  }
  const none = code('operator.no_subject');
  await expect(world.act('MUTE', newId())).rejects.toEqual(none);
  await expect(world.act('MUTE', 'no id')).rejects.toEqual(none);
  // A fan sells nothing.
  await expect(world.act('SUSPEND', world.buyer.id)).rejects.toEqual(none);
  await expect(world.act('HIDE_CATEGORY', 'no-category')).rejects.toEqual(none);
  await expect(world.act('CLOSE_REPORT', newId())).rejects.toEqual(none);
  const before = await operatorLog(world.operator, {});
  const line = before.items.find(({ act }) => act === 'LIFT');
  await expect(world.act('SUSPEND', world.creator.id, line?.id)).rejects.toEqual(none);
  expect(await operatorLog(world.operator, {})).toEqual(before);
});

test('what was done cannot be changed or deleted', async () => {
  const reason = 'another reason';
  const { id } = await operate(world.operator, { act: 'WARN', subject: world.other.id, reason });
  const changes = [
    sql`update operator_acts set reason = '' where id = ${id}`,
    sql`delete from operator_acts where id = ${id}`,
    sql`truncate operator_acts`,
  ];
  for (const change of changes) {
    await expect(change.execute(world.db)).rejects.toThrow(/stays as it is/);
  }
  const { items } = await operatorLog(world.operator, {});
  expect(items[0]).toMatchObject({ id, reason, label: world.other.handle });
});
