import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
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
  widgetSign,
} from '@/backend/widgets/service';
import { openDraw } from '@/__tests__/backend/lotteries/stage';
import { counted, openParty, openStage, type Stage } from '@/__tests__/backend/parties/stage';
import type { TestContext } from '@/__tests__/support/context';
import { newWidget } from '@/__tests__/support/widgetKeys';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(1);
});
afterAll(() => stage.close());

test('P12: how many statements each call takes, however many widgets and tools there are', async () => {
  const { creator, visitor } = stage;
  const taken: Record<string, number> = {};
  const count = async <Answer>(
    name: string,
    asker: TestContext,
    call: (context: TestContext) => Promise<Answer>,
  ) => {
    const { context, statements } = counted(asker);
    const answer = await call(context);
    taken[name] = statements();
    return answer;
  };
  const [first] = await count('first look', creator, (context) => myWidgets(context));
  const widgetId = first?.id ?? '';
  const toolId = await openParty(creator);
  for (const tool of [toolId, await openDraw(creator), await openParty(creator)]) {
    await newWidget(creator, tool);
  }
  await count('widgets', creator, (context) => myWidgets(context));
  await count('of a tool', creator, (context) => toolWidgets(context, { toolId }));
  await count('signs', creator, (context) => overlaySigns(context, { toolId }));
  const input = { widgetId };
  const { key } = await count('address', creator, (context) => widgetAddress(context, input));
  await count('session', visitor, (context) => widgetSession(context, { key }));
  await count('sign', visitor, (context) => widgetSign(context, { key }));
  const made = await count('create', creator, (context) =>
    createWidget(context, { requestKey: randomUUID(), kind: 'JOIN' }),
  );
  const settings = { ...made.settings, size: 120 };
  await count('save', creator, (context) => saveWidget(context, { ...input, settings }));
  await count('save again', creator, (context) => saveWidget(context, { ...input, settings }));
  await count('rotate', creator, (context) => rotateWidget(context, input));
  await count('remove', creator, (context) => removeWidget(context, { widgetId: made.id }));
  await count('end of a queue', creator, (context) =>
    changePartyState(context, { partyID: toolId, action: 'END' }),
  );
  expect(taken).toEqual({
    // The permanent one is made then: its secret, its row, and all of them again.
    'first look': 5,
    // One for each kind of tool says what they are called, one how all of them are.
    widgets: 4,
    'of a tool': 4,
    // With what is rehearsed.
    signs: 4,
    address: 3,
    // The key, its use, the token; for each kind what is live, and that as it stands.
    session: 9,
    sign: 1,
    create: 9,
    // One is the message to its overlays.
    save: 5,
    'save again': 4,
    rotate: 8,
    remove: 4,
    // Two tell the overlays of the creator, one frees the time that was planned.
    'end of a queue': 10,
  });
});
