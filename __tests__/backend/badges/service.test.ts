import { changePartyState } from '@/backend/parties/service';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sidebarBadge } from '@/backend/badges/service';
import { sendMessage, startConversation } from '@/backend/messaging/service';
import {
  counted,
  draft,
  join,
  openParty,
  openStage,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(3);
});
afterAll(() => stage.close());

test('a creator sees the people waiting in their queues, a fan their live tickets', async () => {
  expect(await sidebarBadge(stage.creator)).toEqual({ home: 0, experiences: 0, party: 0, chat: 0 });
  await draft(stage.creator);
  const first = await openParty(stage.creator);
  const second = await openParty(stage.creator);
  for (const fan of stage.fans) await join(fan, first);
  await join(stage.fan(0), second);
  expect(await sidebarBadge(stage.creator)).toEqual({ home: 0, experiences: 0, party: 4, chat: 0 });
  expect(await sidebarBadge(stage.otherCreator)).toEqual({
    home: 0,
    experiences: 0,
    party: 0,
    chat: 0,
  });
  expect(await sidebarBadge(stage.fan(0))).toEqual({ home: 2, experiences: 0, party: 0, chat: 0 });
  await changePartyState(stage.creator, { partyID: first, action: 'CLOSE' });
  await changePartyState(stage.creator, { partyID: first, action: 'END' });
  expect(await sidebarBadge(stage.creator)).toEqual({ home: 0, experiences: 0, party: 1, chat: 0 });
  expect(await sidebarBadge(stage.fan(0))).toEqual({ home: 1, experiences: 0, party: 0, chat: 0 });
});

test('both see in how many conversations something is unread', async () => {
  const { id } = await startConversation(stage.fan(1), { userId: userIdOf(stage.creator) });
  for (const body of ['Hello', 'Anybody there?']) {
    await sendMessage(stage.fan(1), { conversationId: id, clientId: randomUUID(), body });
  }
  expect((await sidebarBadge(stage.creator)).chat).toBe(1);
  expect((await sidebarBadge(stage.fan(1))).chat).toBe(0);
});

test('it costs four statements, and a visitor has none', async () => {
  const { context, statements } = counted(stage.creator);
  await sidebarBadge(context);
  expect(statements()).toBe(4);
  await expect(sidebarBadge(stage.visitor)).rejects.toMatchObject({ code: 'auth.required' });
});
