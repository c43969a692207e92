import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { saveWords } from '@/backend/audience/service';
import { confirmWinners } from '@/backend/lotteries/service';
import { callNext } from '@/backend/parties/service';
import { inTransaction } from '@/backend/platform/transaction';
import {
  alertDesk,
  alertViewers,
  createWidget,
  restateAlert,
  sendTestAlert,
  steerAlerts,
  type NewAlert,
} from '@/backend/widgets/service';
import {
  counted,
  join,
  openParty,
  openStage,
  refusalOf,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';
import { entryOf, revealedDraw } from '@/__tests__/backend/lotteries/claims/stage';
import { lotteryRow } from '@/__tests__/backend/lotteries/stage';
import { overlayOf } from '@/__tests__/backend/widgets/overlays';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(4);
});
beforeEach(async () => {
  await stage.db.deleteFrom('outbox').execute();
  await stage.db.deleteFrom('widgetAlerts').execute();
  await stage.db.updateTable('widgets').set({ lastUsedAt: null }).execute();
});
afterAll(() => stage.close());

const tool = async () => ({
  creatorId: userIdOf(stage.creator),
  toolId: await openParty(stage.creator),
});
const alert = (change: Partial<NewAlert> = {}): NewAlert => ({
  ...{ eventId: randomUUID(), kind: 'CALLED', name: null, text: null },
  userId: userIdOf(stage.fan(0)),
  ...change,
});
const tell = (to: { creatorId: string; toolId: string }, ...alerts: NewAlert[]) =>
  inTransaction(stage.creator, (inner) => alertViewers(inner, to, alerts));

test('whoever is called is shown on the overlays that are open, each in the order of the call', async () => {
  const overlay = await overlayOf(stage);
  await overlay.sign();
  const partyID = await openParty(stage.creator);
  for (const index of [0, 1]) await join(stage.fan(index), partyID);
  const before = (await overlay.now()).copies.length;
  expect(before).toBe(1);
  await callNext(stage.creator, { partyID, count: 2, requestKey: randomUUID() });
  expect(await overlay.alerts()).toMatchObject([
    { kind: 'CALLED', handle: 'fan-0', text: null },
    { kind: 'CALLED', handle: 'fan-1', text: null },
  ]);
  const seqs = (await overlay.told()).map(({ seq }) => seq);
  expect(seqs).toEqual(seqs.map((_, nth) => (seqs[0] ?? 0) + nth));
});

test('the same press sent twice calls once, and shows once', async () => {
  const overlay = await overlayOf(stage);
  await overlay.sign();
  const partyID = await openParty(stage.creator);
  await join(stage.fan(0), partyID);
  const press = { partyID, count: 1, requestKey: randomUUID() };
  await Promise.all([callNext(stage.creator, press), callNext(stage.creator, press)]);
  expect(await overlay.alerts()).toHaveLength(1);
});

test('where no overlay is open nothing is sent, and the alert can be shown later', async () => {
  const overlay = await overlayOf(stage);
  const to = await tool();
  await tell(to, alert());
  expect(await overlay.told()).not.toContainEqual(
    expect.objectContaining({ type: 'WIDGET_ALERT' }),
  );
  expect((await alertDesk(stage.creator, { toolId: to.toolId })).alerts).toMatchObject([
    { kind: 'CALLED', handle: 'fan-0' },
  ]);
});

test('a widget of one tool, or of what shows no alerts, is told nothing of another tool', async () => {
  const [mine, other] = [await tool(), await tool()];
  const here = await createWidget(stage.creator, {
    requestKey: randomUUID(),
    kind: 'ALERT',
    toolId: mine.toolId,
  });
  const there = await createWidget(stage.creator, {
    requestKey: randomUUID(),
    kind: 'ALERT',
    toolId: other.toolId,
  });
  const countdown = await createWidget(stage.creator, {
    requestKey: randomUUID(),
    kind: 'COUNTDOWN',
  });
  await stage.db.updateTable('widgets').set({ lastUsedAt: stage.clock.now() }).execute();
  await tell(mine, alert());
  const channels = (await stage.db.selectFrom('outbox').select(['channel', 'message']).execute())
    .filter(({ message }) => (message as { type?: string }).type === 'WIDGET_ALERT')
    .map(({ channel }) => channel);
  expect(channels).toContain(`widget-${here.id}`);
  expect(channels).not.toContain(`widget-${there.id}`);
  expect(channels).not.toContain(`widget-${countdown.id}`);
});

test('a name with a word that the creator does not want to read is left out', async () => {
  const overlay = await overlayOf(stage);
  await overlay.sign();
  await saveWords(stage.creator, { words: ['fan-0', 'potato'] });
  await tell(await tool(), alert(), alert({ userId: null, name: 'Guest', text: 'Hello potato' }));
  await saveWords(stage.creator, { words: [] });
  expect(await overlay.alerts()).toMatchObject([
    { handle: null, text: null },
    { handle: 'Guest', text: null },
  ]);
});

test('a contribution says how much, unless that is hidden, and whether it is read aloud', async () => {
  const overlay = await overlayOf(stage);
  await overlay.sign();
  const given = { kind: 'CONTRIBUTION', amount: 2000, currency: 'EUR', isSpoken: true } as const;
  await tell(await tool(), alert({ ...given, text: 'Go!' }), alert({ ...given, amount: null }));
  expect(await overlay.alerts()).toMatchObject([
    { kind: 'CONTRIBUTION', handle: 'fan-0', text: 'Go!', amount: 2000, isSpoken: true },
    { kind: 'CONTRIBUTION', handle: 'fan-0', text: null, amount: null },
  ]);
});

test('shown again, an alert says what may be said now', async () => {
  const overlay = await overlayOf(stage);
  await overlay.sign();
  const to = await tool();
  const given = alert({ kind: 'CONTRIBUTION', amount: 2000, currency: 'EUR', text: 'Go!' });
  await tell(to, given);
  await inTransaction(stage.creator, (inner) =>
    restateAlert(inner, given.eventId, { userId: null, name: null, text: null }),
  );
  const [kept] = (await alertDesk(stage.creator, { toolId: to.toolId })).alerts;
  await steerAlerts(stage.creator, {
    ...{ toolId: to.toolId, act: 'REPLAY', alertId: kept?.id ?? null },
    requestKey: randomUUID(),
  });
  expect((await overlay.alerts()).at(-1)).toMatchObject({
    ...{ kind: 'CONTRIBUTION', handle: null, text: null, amount: null },
  });
});

test('a flood is cut: ten at once are all that anybody reads', async () => {
  const overlay = await overlayOf(stage);
  await overlay.sign();
  await tell(await tool(), ...Array.from({ length: 40 }, () => alert()));
  expect(await overlay.alerts()).toHaveLength(10);
});

test('an alert takes few statements: one where no overlay is open', async () => {
  const overlay = await overlayOf(stage);
  const to = await tool();
  const taken = () => {
    const { context, statements } = counted(stage.creator);
    return inTransaction(context, (inner) => alertViewers(inner, to, [alert()])).then(statements);
  };
  expect(await taken()).toBe(1);
  await overlay.sign();
  // The creator's words, and the messages.
  expect(await taken()).toBe(3);
});

test('however often and in whatever company events are told, each alerts once', async () => {
  const overlay = await overlayOf(stage);
  await overlay.sign();
  const to = await tool();
  const batches = fc.array(fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 4 }), {
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(batches, async (events) => {
      await stage.db.deleteFrom('outbox').execute();
      const run = randomUUID();
      const telling = events.map((numbers) => {
        const ids = [...new Set(numbers)].map((number) => `${run}-${number}`);
        return tell(to, ...ids.map((eventId) => alert({ eventId })));
      });
      await Promise.all(telling);
      const shown = (await overlay.alerts()).map(({ id }) => id).toSorted();
      const wanted = [...new Set(events.flat())].map((number) => `${run}-${number}`);
      expect(shown).toEqual(wanted.toSorted());
    }),
    { numRuns: 20 },
  );
});

test('alerts of more than a day ago are forgotten', async () => {
  const to = await tool();
  await tell(to, alert());
  stage.clock.pass(24 * 60 + 1);
  await tell(to, alert({ userId: userIdOf(stage.fan(1)) }));
  const { alerts } = await alertDesk(stage.creator, { toolId: null });
  expect(alerts.map(({ handle }) => handle)).toEqual(['fan-1']);
  expect(await stage.db.selectFrom('widgetAlerts').select('id').execute()).toHaveLength(1);
});

test('a test shows on that overlay alone, and is written nowhere', async () => {
  const overlay = await overlayOf(stage);
  expect(await sendTestAlert(stage.creator, { widgetId: overlay.id })).toEqual({ id: overlay.id });
  expect(await overlay.alerts()).toMatchObject([{ kind: 'TEST', handle: null, text: null }]);
  expect((await alertDesk(stage.creator, { toolId: null })).alerts).toEqual([]);
  for (const asker of [stage.otherCreator, stage.fan(0)]) {
    expect(await refusalOf(sendTestAlert(asker, { widgetId: overlay.id }))).toBe('forbidden');
  }
});

test('whoever wins a draw is shown with the prize once the host stands by it, and once alone', async () => {
  await stage.db.updateTable('users').set({ emailVerifiedAt: new Date() }).execute();
  const overlay = await overlayOf(stage);
  await overlay.sign();
  const { id: lotteryId, ranked } = await revealedDraw(stage);
  expect(await overlay.alerts()).toEqual([]);
  const [winner] = ranked;
  if (!winner) throw new Error('nobody won');
  const { id } = await entryOf(stage, lotteryId, winner);
  const confirm = () => confirmWinners(stage.creator, { lotteryId, memberIds: [id] });
  await confirm();
  await confirm();
  const { prizes } = await lotteryRow(stage, lotteryId);
  expect(await overlay.alerts()).toMatchObject([
    { kind: 'WON', handle: winner.actor.handle, text: prizes[0]?.title },
  ]);
});
