import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { changePartyState } from '@/backend/parties/service';
import {
  createWidget,
  myWidgets,
  overlaySigns,
  removeWidget,
  rotateWidget,
  saveWidget,
  toolWidgets,
  widgetAddress,
  widgetSession,
  type Widget,
} from '@/backend/widgets/service';
import { openDraw } from '@/__tests__/backend/lotteries/stage';
import {
  draft,
  eventsOn,
  join,
  openParty,
  openStage,
  refusalOf,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';
import type { TestContext } from '@/__tests__/support/context';
import { newWidget } from '@/__tests__/support/widgetKeys';
import { widgetChannel } from '@/lib/shared/widgets/channel';
import { USUAL_SETTINGS } from '@/lib/shared/widgets/settings';

let stage: Stage;
let creator: TestContext;
beforeAll(async () => {
  stage = await openStage(1);
  ({ creator } = stage);
});
beforeEach(async () => {
  // Of the tools of other tests none is live.
  await stage.db.deleteFrom('liveTools').execute();
  await stage.db.deleteFrom('widgets').execute();
});
afterAll(() => stage.close());

const MISSING = '00000000-0000-7000-8000-000000000000';

async function permanent(): Promise<Widget> {
  const [first] = await myWidgets(creator);
  if (!first) throw new Error('no permanent widget');
  return first;
}

/** What the overlay behind a widget's address shows, by the ids of the tools. */
async function shownBy(widgetId: string): Promise<string[]> {
  const { key } = await widgetAddress(creator, { widgetId });
  const { tools } = await widgetSession(stage.visitor, { key });
  return tools.map(({ snapshot }) => (snapshot as { id: string }).id);
}

const toldTo = (widgetId: string) => eventsOn(stage.db, widgetChannel(widgetId));

test('a creator has one permanent address, made at the first ask; a fan has none', async () => {
  const asked = await Promise.all([myWidgets(creator), myWidgets(creator)]);
  expect(new Set(asked.flat().map(({ id }) => id)).size).toBe(1);
  expect(asked[0]).toMatchObject([
    { kind: 'LIVE', isPermanent: true, toolId: null, settings: USUAL_SETTINGS, lastUsedAt: null },
  ]);
  expect(await refusalOf(myWidgets(stage.fan(0)))).toBe('forbidden');
  expect(await refusalOf(myWidgets(stage.visitor))).toBe('auth.required');
});

test('the permanent overlay follows whatever is live: nothing, a queue, a new one, the end', async () => {
  const { id } = await permanent();
  expect(await shownBy(id)).toEqual([]);
  await draft(creator);
  expect(await shownBy(id)).toEqual([]);
  const first = await openParty(creator);
  expect(await shownBy(id)).toEqual([first]);
  await changePartyState(creator, { partyID: first, action: 'END' });
  expect(await shownBy(id)).toEqual([first]);
  const second = await openParty(creator);
  expect(await shownBy(id)).toEqual([second]);
  await changePartyState(creator, { partyID: second, action: 'END' });
  stage.clock.pass(11);
  expect(await shownBy(id)).toEqual([]);
});

test('with a queue and a draw it shows both, in the order of its settings, and no stranger’s', async () => {
  const { id, settings } = await permanent();
  const [lotteryId, partyID] = [await openDraw(creator), await openParty(creator)];
  await openParty(stage.otherCreator);
  expect(await shownBy(id)).toEqual([partyID, lotteryId]);
  const order = ['LOTTERY', 'FUND', 'PARTY'] as const;
  await saveWidget(creator, { widgetId: id, settings: { ...settings, order: [...order] } });
  expect(await shownBy(id)).toEqual([lotteryId, partyID]);
});

test('what goes live or ends is told to its creator’s overlays at once, a pause is not', async () => {
  const { id } = await permanent();
  const partyID = await openParty(creator);
  const change = (action: 'PAUSE' | 'OPEN' | 'END') =>
    changePartyState(creator, { partyID, action });
  const opened = [{ type: 'WIDGET_CHANGED', seq: 1 }];
  expect(await toldTo(id)).toEqual(opened);
  await change('PAUSE');
  await change('OPEN');
  expect(await toldTo(id)).toEqual(opened);
  await change('END');
  expect(await toldTo(id)).toEqual([...opened, { type: 'WIDGET_CHANGED', seq: 2 }]);
  await openDraw(creator);
  expect(await toldTo(id)).toHaveLength(3);
});

test('the widget of one tool shows that tool alone, as a draft too', async () => {
  const partyID = await draft(creator);
  await openDraw(creator);
  const made = await createWidget(creator, {
    requestKey: randomUUID(),
    kind: 'QUEUE',
    toolId: partyID,
  });
  expect(made).toMatchObject({ toolId: partyID, toolTitle: 'Friday rounds', isPermanent: false });
  expect(await toolWidgets(creator, { toolId: partyID })).toEqual([made]);
  expect(await shownBy(made.id)).toEqual([partyID]);
  expect((await overlaySigns(creator, { toolId: partyID })).items.map(({ kind }) => kind)).toEqual([
    'LIVE',
    'QUEUE',
  ]);
});

test('settings are kept by the widget, told to its overlays once, and begin as the permanent one’s', async () => {
  const { id: widgetId } = await permanent();
  const settings = { ...USUAL_SETTINGS, hue: 120, language: 'de' as const, volume: 0 };
  const saved = await saveWidget(creator, { widgetId, settings });
  expect(saved.settings).toEqual(settings);
  await saveWidget(creator, { widgetId, settings });
  expect(await toldTo(widgetId)).toEqual([{ type: 'WIDGET_CHANGED', seq: 1 }]);
  const { key } = await widgetAddress(creator, { widgetId });
  expect(await widgetSession(stage.visitor, { key })).toMatchObject({ seq: 1, settings });
  expect(
    (await createWidget(creator, { requestKey: randomUUID(), kind: 'TICKER' })).settings,
  ).toEqual(settings);
});

test('a part that cannot stand where it was put stands where its design can', async () => {
  const { id: widgetId } = await permanent();
  const { QUEUE: queue, ...parts } = USUAL_SETTINGS.parts;
  const moved = { ...queue, design: 'BAR', place: 'MIDDLE' } as const;
  const settings = { ...USUAL_SETTINGS, parts: { ...parts, QUEUE: moved } };
  const saved = await saveWidget(creator, { widgetId, settings });
  expect(saved.settings.parts.QUEUE).toMatchObject({ design: 'BAR', place: 'BOTTOM' });
});

test('a creator has twenty widgets at most, also when several are asked for at once', async () => {
  const all = await Promise.all(
    Array.from({ length: 24 }, () =>
      refusalOf(createWidget(creator, { requestKey: randomUUID(), kind: 'WINNER' })),
    ),
  );
  expect(all.filter((outcome) => outcome === 'ok')).toHaveLength(19);
  expect(all.filter((outcome) => outcome === 'widget.too_many')).toHaveLength(5);
  const [, last] = await myWidgets(creator);
  await removeWidget(creator, { widgetId: last?.id ?? '' });
  expect(await refusalOf(createWidget(creator, { requestKey: randomUUID(), kind: 'WINNER' }))).toBe(
    'ok',
  );
});

test("a stranger's widget and a missing one are refused alike; visitors must log in", async () => {
  const partyID = await openParty(creator);
  const { id: ofTool } = await newWidget(creator, partyID);
  const { id: own } = await permanent();
  for (const widgetId of [ofTool, own, MISSING]) {
    const calls = [
      (as: TestContext) => widgetAddress(as, { widgetId }),
      (as: TestContext) => saveWidget(as, { widgetId, settings: USUAL_SETTINGS }),
      (as: TestContext) => rotateWidget(as, { widgetId }),
      (as: TestContext) => removeWidget(as, { widgetId }),
    ];
    for (const call of calls) {
      for (const stranger of [stage.otherCreator, stage.fan(0)]) {
        expect(await refusalOf(call(stranger))).toBe('forbidden');
      }
      expect(await refusalOf(call(stage.visitor))).toBe('auth.required');
    }
  }
  for (const toolId of [partyID, MISSING]) {
    const made = createWidget(stage.otherCreator, {
      requestKey: randomUUID(),
      kind: 'LIVE',
      toolId,
    });
    expect(await refusalOf(made)).toBe('forbidden');
    expect(await refusalOf(toolWidgets(stage.otherCreator, { toolId }))).toBe('forbidden');
  }
  expect(await toldTo(own)).toEqual([]);
});

test('an overlay speaks for its creator, and shows nobody’s ticket', async () => {
  const partyID = await openParty(creator, { lobbyCode: 'SECRET-LOBBY' });
  const { queueUuid } = await join(stage.fan(0), partyID);
  const { key } = await widgetAddress(creator, { widgetId: (await permanent()).id });
  const session = await widgetSession(stage.visitor, { key });
  expect(session).toMatchObject({ handle: creator.actor.handle, locale: 'en', kind: 'LIVE' });
  const shown = JSON.stringify(session);
  expect(shown).toContain(stage.fan(0).actor.handle);
  for (const secret of [queueUuid, 'SECRET-LOBBY', userIdOf(stage.fan(0))]) {
    expect(shown).not.toContain(secret);
  }
});
