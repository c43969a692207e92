import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { changePartyState } from '@/backend/parties/service';
import {
  myRehearsal,
  myWidgets,
  overlaySigns,
  rehearse,
  widgetAddress,
  widgetSession,
} from '@/backend/widgets/service';
import {
  draft,
  eventsOn,
  openParty,
  openStage,
  refusalOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';
import type { TestContext } from '@/__tests__/support/context';
import { widgetChannel } from '@/lib/shared/widgets/channel';
import { elapsedOf, REHEARSAL_MS } from '@/lib/shared/widgets/rehearsal';

let stage: Stage;
let creator: TestContext;
beforeAll(async () => {
  stage = await openStage(1);
  ({ creator } = stage);
});
beforeEach(async () => {
  await stage.db.deleteFrom('liveTools').execute();
  await stage.db.deleteFrom('rehearsals').execute();
});
afterAll(() => stage.close());

const start = (pace = 1) => rehearse(creator, { act: 'START', pace });

async function permanent(): Promise<string> {
  const [widget] = await myWidgets(creator);
  if (!widget) throw new Error('no permanent widget');
  return widget.id;
}

async function shown() {
  const { key } = await widgetAddress(creator, { widgetId: await permanent() });
  return widgetSession(stage.visitor, { key });
}

test('a creator switches it on, and every overlay of theirs is told and plays it', async () => {
  const widgetId = await permanent();
  const before = (await eventsOn(stage.db, widgetChannel(widgetId))).length;
  expect(await start(4)).toMatchObject({ ranMs: 0, pace: 4 });
  expect((await shown()).rehearsal).toMatchObject({ pace: 4 });
  expect((await eventsOn(stage.db, widgetChannel(widgetId))).slice(before)).toMatchObject([
    { type: 'WIDGET_CHANGED' },
  ]);
  expect(await rehearse(creator, { act: 'STOP', pace: 1 })).toBeNull();
  expect((await shown()).rehearsal).toBeNull();
});

test('the consoles of the creator play it, for their moderators too, and nobody else asks', async () => {
  const toolId = await draft(creator);
  expect((await overlaySigns(creator, { toolId })).rehearsal).toBeNull();
  const started = await start(4);
  expect((await overlaySigns(creator, { toolId })).rehearsal).toEqual(started);
  expect(await refusalOf(overlaySigns(stage.otherCreator, { toolId }))).toBe('forbidden');
  await rehearse(creator, { act: 'STOP', pace: 1 });
  expect((await overlaySigns(creator, { toolId })).rehearsal).toBeNull();
});

test('nothing of the show is stored: no queue, no draw, no fan', async () => {
  const count = async (table: 'liveTools' | 'users' | 'queueEntries' | 'lotteryEntries') =>
    (await stage.db.selectFrom(table).select('id').execute()).length;
  const tables = ['liveTools', 'users', 'queueEntries', 'lotteryEntries'] as const;
  const before = await Promise.all(tables.map(count));
  await start();
  await shown();
  expect(await Promise.all(tables.map(count))).toEqual(before);
});

test('it is refused while something is live, and ends by itself when something goes live', async () => {
  const partyID = await openParty(creator);
  expect(await refusalOf(start())).toBe('widget.live_now');
  await changePartyState(creator, { partyID, action: 'END' });
  expect(await start()).not.toBeNull();
  const next = await draft(creator);
  expect(await myRehearsal(creator)).not.toBeNull();
  await changePartyState(creator, { partyID: next, action: 'OPEN' });
  expect(await myRehearsal(creator)).toBeNull();
  expect((await shown()).rehearsal).toBeNull();
});

test('it pauses where it is, goes on at another pace, and is over after the script', async () => {
  await start();
  stage.clock.pass(1 / 6);
  const paused = await rehearse(creator, { act: 'PAUSE', pace: 1 });
  expect(paused).toEqual({ ranMs: 10_000, since: null, pace: 1 });
  stage.clock.pass(1);
  const resumed = await rehearse(creator, { act: 'RESUME', pace: 4 });
  stage.clock.pass(1 / 30);
  expect(resumed && elapsedOf(resumed, stage.clock.now().getTime())).toBe(18_000);
  stage.clock.pass(REHEARSAL_MS / 4 / 60_000);
  expect(await myRehearsal(creator)).toBeNull();
  // A press that comes too late begins nothing.
  expect(await rehearse(creator, { act: 'PAUSE', pace: 1 })).toBeNull();
});

test('a paused one is forgotten, also by a server that was killed meanwhile', async () => {
  await start();
  await rehearse(creator, { act: 'PAUSE', pace: 1 });
  stage.clock.pass(31);
  expect((await shown()).rehearsal).toBeNull();
});

test('fans rehearse nothing', async () => {
  expect(await refusalOf(rehearse(stage.fan(0), { act: 'START', pace: 1 }))).toBe('forbidden');
  expect(await refusalOf(myRehearsal(stage.visitor))).toBe('auth.required');
});
