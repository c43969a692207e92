import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sidebarBadge } from '@/backend/badges/service';
import { changePartyState } from '@/backend/parties/managing';
import {
  counted,
  draft,
  join,
  openParty,
  openStage,
  type Stage,
} from '@/__tests__/backend/parties/stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(3);
});
afterAll(() => stage.close());

test('a creator sees the people waiting in their queues, a fan their live tickets', async () => {
  expect(await sidebarBadge(stage.creator)).toEqual({ home: 0, party: 0 });
  await draft(stage.creator);
  const first = await openParty(stage.creator);
  const second = await openParty(stage.creator);
  for (const fan of stage.fans) await join(fan, first);
  await join(stage.fan(0), second);
  expect(await sidebarBadge(stage.creator)).toEqual({ home: 0, party: 4 });
  expect(await sidebarBadge(stage.otherCreator)).toEqual({ home: 0, party: 0 });
  expect(await sidebarBadge(stage.fan(0))).toEqual({ home: 2, party: 0 });
  await changePartyState(stage.creator, { partyID: first, action: 'CLOSE' });
  await changePartyState(stage.creator, { partyID: first, action: 'END' });
  expect(await sidebarBadge(stage.creator)).toEqual({ home: 0, party: 1 });
  expect(await sidebarBadge(stage.fan(0))).toEqual({ home: 1, party: 0 });
});

test('it costs one statement, and a visitor has none', async () => {
  const { context, statements } = counted(stage.creator);
  await sidebarBadge(context);
  expect(statements()).toBe(1);
  await expect(sidebarBadge(stage.visitor)).rejects.toMatchObject({ code: 'auth.required' });
});
