import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { saveFavorite } from '@/backend/favorites/service';
import { answersBefore } from '@/backend/forms/service';
import {
  announceSome,
  answerInvite,
  banFan,
  guestList,
  hostedTool,
  inviteModerator,
  liftBan,
  myModerations,
  removeModerator,
  setGuestList,
  toolBans,
  undoAction,
} from '@/backend/hosting/service';
import { addLiveTool } from '@/backend/liveTools';
import {
  controlKeys,
  createControlKey,
  overlaySigns,
  pressControl,
  widgetSession,
} from '@/backend/widgets/service';
import { myTurns } from '@/backend/turns/service';
import { notificationsChannel } from '@/lib/shared/parties/messages';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';
import { widgetChannel } from '@/lib/shared/widgets/channel';
import type { Right } from '@/lib/shared/hosting/moderators';
import {
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
import {
  drawLog,
  drawWinner,
  endDraw,
  enterDraw,
  openDraw,
  tinyTool,
} from '@/__tests__/support/tinyTool';

let stage: Stage;
let drawId: string;

beforeAll(async () => {
  stage = await openStage(6);
  addLiveTool(tinyTool);
});
beforeEach(async () => {
  drawId = await openDraw(stage.creator, { title: 'A signed controller', game: 'Chess' });
});
afterAll(() => stage.close());

async function makeModerator(fan: TestContext, right: Right) {
  const creatorId = userIdOf(stage.creator);
  await inviteModerator(stage.creator, { handle: fan.actor.handle ?? '', right });
  await answerInvite(fan, { creatorId, accept: true });
}

const log = () => drawLog(stage.creator, drawId);

test('rights: its creator and whoever moderates run it, a stranger and a visitor do not', async () => {
  const [viewer, runner] = [stage.fan(0), stage.fan(1)];
  await makeModerator(viewer, 'VIEW');
  await makeModerator(runner, 'RUN');
  await enterDraw(stage.fan(5), drawId);
  const refusals = [stage.visitor, stage.otherCreator, viewer, runner].map((host) =>
    refusalOf(drawWinner(host, drawId)),
  );
  expect(await Promise.all(refusals)).toEqual(['auth.required', 'forbidden', 'forbidden', 'ok']);
  expect(await hostedTool(viewer, drawId, 'VIEW')).toMatchObject({
    kind: 'FUND',
    right: 'VIEW',
  });
  expect(await hostedTool(stage.creator, drawId, 'SETTINGS')).toMatchObject({ right: 'OWNER' });
});

test('turns: whoever is asked to act finds it beside their parties', async () => {
  const id = await openDraw(stage.creator, { title: 'A headset', game: 'Chess' });
  await enterDraw(stage.fan(2), id);
  await drawWinner(stage.creator, id);
  expect(await myTurns(stage.fan(2))).toMatchObject([
    { kind: 'FUND', toolId: id, title: 'A headset', state: 'CALLED' },
  ]);
});

test('moderators: it stands among what there is to run, beside the parties', async () => {
  const partyID = await openParty(stage.creator);
  await makeModerator(stage.fan(2), 'RUN');
  const running = (await myModerations(stage.fan(2)))[0]?.running ?? [];
  const ids = running.map(({ kind, summary }) => [kind, (summary as { id: string }).id]);
  expect(ids).toEqual(
    expect.arrayContaining([
      ['FUND', drawId],
      ['PARTY', partyID],
    ]),
  );
});

test('log and undo: what hosts did, newest first, taken back one after the other until it is over', async () => {
  const { creator } = stage;
  const winner = userIdOf(stage.fan(3));
  await enterDraw(stage.fan(3), drawId);
  await enterDraw(stage.fan(4), drawId);
  await drawWinner(creator, drawId);
  await drawWinner(creator, drawId);
  const [last, first] = await log();
  expect(first).toMatchObject({ kind: 'DRAW', handles: [winner], count: 1, isFinal: false });
  const undo = (actionId = '') => undoAction(creator, { toolId: drawId, actionId });
  expect(await refusalOf(undo(first?.id))).toBe('act.not_last');
  expect(await undo(last?.id)).toMatchObject({ count: 1 });
  expect(await log()).toMatchObject([{ isUndone: true }, { isUndone: false }]);
  expect(
    await refusalOf(undoAction(stage.fan(4), { toolId: drawId, actionId: first?.id ?? '' })),
  ).toBe('forbidden');
  await endDraw(creator, drawId);
  const [end] = await log();
  expect(end).toMatchObject({ kind: 'END', isFinal: true, actorHandle: creator.actor.handle });
  expect(await refusalOf(undo(end?.id))).toBe('act.final');
});

test('bans: who is kept out of it is kept out of parties as well, until the ban is lifted', async () => {
  const { creator } = stage;
  const fan = stage.fan(4);
  const tool = await hostedTool(creator, drawId, 'RUN');
  await banFan(creator, tool, { userId: userIdOf(fan), reason: 'spam' });
  const partyID = await openParty(creator);
  expect(await refusalOf(enterDraw(fan, drawId))).toBe('party.banned');
  expect(await refusalOf(join(fan, partyID))).toBe('party.banned');
  expect(await toolBans(creator, { toolId: drawId })).toMatchObject([{ reason: 'spam' }]);
  await liftBan(creator, { toolId: drawId, userId: userIdOf(fan) });
  expect(await refusalOf(enterDraw(fan, drawId))).toBe('ok');
});

test('eligibility: only those on the list of its creator', async () => {
  const { creator } = stage;
  const open = { title: 'For friends', game: 'Chess', rule: 'INVITED' } as const;
  const toolId = await openDraw(creator, open);
  expect(await refusalOf(enterDraw(stage.fan(3), toolId))).toBe('party.invited_only');
  await setGuestList(creator, { toolId, handles: ['fan-3'] });
  expect(await guestList(creator, { toolId })).toMatchObject([{ handle: 'fan-3' }]);
  expect(await refusalOf(enterDraw(stage.fan(3), toolId))).toBe('ok');
});

test('entry fields: answers are checked, and remembered for the same question of another tool', async () => {
  const question = { kind: 'GAME_ID', label: 'Tag', required: true, maxLength: 40 } as const;
  const asked = { game: 'Chess', entryFields: [{ ...question, key: 'tag' }] };
  const id = await openDraw(stage.creator, { title: 'With a tag', ...asked });
  const fan = stage.fan(3);
  expect(await refusalOf(enterDraw(fan, id, []))).toBe('party.fields_invalid');
  await enterDraw(fan, id, [{ key: 'tag', value: 'Nora#1' }]);
  const elsewhere = { game: 'CHESS', entryFields: [{ ...question, key: 'other' }] };
  expect(await answersBefore(fan, elsewhere)).toEqual([{ key: 'other', value: 'Nora#1' }]);
});

test('control keys: an address does what the tool offers, in the name and with the right of its maker', async () => {
  const moderator = stage.fan(0);
  await removeModerator(stage.creator, { userId: userIdOf(moderator) });
  await makeModerator(moderator, 'SETTINGS');
  await enterDraw(stage.fan(3), drawId);
  const make = (action: string) => createControlKey(moderator, { toolId: drawId, action });
  expect(await refusalOf(make('NEXT'))).toBe('payload.invalid');
  const [draw, undo] = [await make('DRAW'), await make('UNDO')];
  expect(await controlKeys(stage.creator, { toolId: drawId })).toMatchObject([
    { action: 'UNDO' },
    { action: 'DRAW', madeBy: moderator.actor.handle },
  ]);
  expect(await pressControl(stage.visitor, draw)).toEqual({ count: 1 });
  expect(await log()).toMatchObject([{ kind: 'DRAW', actorHandle: moderator.actor.handle }]);
  expect(await pressControl(stage.visitor, undo)).toEqual({ count: 1 });
  await removeModerator(stage.creator, { userId: userIdOf(moderator) });
  expect(await refusalOf(pressControl(stage.visitor, draw))).toBe('control.key_invalid');
});

test('overlay: a key shows its snapshot, with a token that reads its tool and what it is told alone', async () => {
  const { creator, visitor } = stage;
  await enterDraw(stage.fan(3), drawId);
  await drawWinner(creator, drawId);
  const { id, key } = await newWidget(creator, drawId);
  expect((await widgetSession(visitor, { key })).tools).toEqual([
    { kind: 'FUND', snapshot: { id: drawId, winners: [userIdOf(stage.fan(3))] } },
  ]);
  const { patterns = {}, channels } = visitor.realtime.granted.at(-1)?.rights ?? {};
  expect(channels).toEqual({ [widgetChannel(id)]: { read: true } });
  expect(Object.keys(patterns).some((one) => new RegExp(one).test(toolChannel(drawId)))).toBe(true);
  const { items: signs } = await overlaySigns(creator, { toolId: drawId });
  expect(signs.find((sign) => sign.id === id)).toMatchObject({ isOnAir: true });
});

test('announcements: followers hear of it by its title, with the way to its page', async () => {
  const fan = stage.fan(5);
  const follow = { targetType: 'CREATOR', targetId: userIdOf(stage.creator) } as const;
  await saveFavorite(fan, { ...follow, notifyLive: true });
  while (await announceSome(stage.visitor));
  const news = await eventsOn(stage.db, notificationsChannel(userIdOf(fan)));
  expect(news).toContainEqual(
    expect.objectContaining({
      type: 'live',
      entityRef: drawId,
      redirectLink: `/fund/${drawId}`,
      text: expect.stringContaining('A signed controller') as unknown,
    }),
  );
});

test('with the row of a tool go its keys, its log and its announcement', async () => {
  const { creator, db } = stage;
  await enterDraw(stage.fan(3), drawId);
  await drawWinner(creator, drawId);
  await newWidget(creator, drawId);
  await createControlKey(creator, { toolId: drawId, action: 'DRAW' });
  await db.deleteFrom('liveTools').where('id', '=', drawId).execute();
  for (const table of ['widgets', 'controlKeys', 'toolActions', 'liveAnnouncements'] as const) {
    const left = await db.selectFrom(table).select('toolId').where('toolId', '=', drawId).execute();
    expect(left).toEqual([]);
  }
});
