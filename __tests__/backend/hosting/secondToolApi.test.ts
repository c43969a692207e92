import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { graphql } from 'graphql';
import { addLiveTool } from '@/backend/liveTools';
import { schema } from '@/backend/schema';
import { subscription } from '@/backend/subscriptions/service';
import { widgetAddress } from '@/backend/widgets/service';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';
import { eventsOn, openStage, userIdOf, type Stage } from '@/__tests__/backend/parties/stage';
import type { TestContext } from '@/__tests__/support/context';
import { drawWinner, enterDraw, openDraw, tinyTool } from '@/__tests__/support/tinyTool';

let stage: Stage;
let drawId: string;

beforeAll(async () => {
  stage = await openStage(4);
  addLiveTool(tinyTool);
});
beforeEach(async () => {
  drawId = await openDraw(stage.creator, { title: 'A signed controller', game: 'Chess' });
});
afterAll(() => stage.close());

test('the API makes its control keys and opens its overlays as those of a party', async () => {
  const ask = (context: TestContext, fields: string) =>
    graphql({ schema, source: `mutation { ${fields} }`, contextValue: context });
  const made = await ask(
    stage.creator,
    `control: createControlKey(partyID: "${drawId}", action: "DRAW") { error item { key } }
    widget: createWidget(kind: LIVE, partyID: "${drawId}", requestKey: "${randomUUID()}") { error item { id toolTitle } }`,
  );
  const { control, widget } = made.data as Record<string, { item: { id: string; key: string } }>;
  expect(widget?.item).toMatchObject({ toolTitle: 'A signed controller' });
  const { key } = await widgetAddress(stage.creator, { widgetId: widget?.item.id ?? '' });
  await enterDraw(stage.fan(3), drawId);
  const used = await ask(
    stage.visitor,
    `pressControl(key: "${control?.item.key}") { error item { count } }
    widgetSession(key: "${key}") {
      error
      item { kind extraPublic { display_hue } tools { kind party { id } } token }
    }`,
  );
  expect(used.errors).toBeUndefined();
  expect(used.data).toMatchObject({
    pressControl: { error: null, item: { count: 1 } },
    widgetSession: {
      error: null,
      item: {
        kind: 'LIVE',
        extraPublic: { display_hue: '308.6' },
        tools: [{ kind: 'FUND', party: null }],
      },
    },
  });
});

test('live feed: what a host did is told on its channel, which every visitor reads', async () => {
  const { creator, visitor } = stage;
  await enterDraw(stage.fan(3), drawId);
  await drawWinner(creator, drawId);
  const channel = toolChannel(drawId);
  const winner = userIdOf(stage.fan(3));
  expect(await eventsOn(stage.db, channel)).toEqual([{ type: 'WINNER', winner }]);
  await subscription(visitor);
  const patterns = visitor.realtime.granted.find(({ rights }) => rights.patterns)?.rights.patterns;
  const readable = Object.entries(patterns ?? {}).filter(([, { read }]) => read);
  expect(readable.some(([pattern]) => new RegExp(pattern).test(channel))).toBe(true);
});
