import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { PartyAction } from '@/lib/shared/parties/partyActions';
import {
  answerInvite,
  changeRight,
  inviteModerator,
  leaveModeration,
  liftBan,
  myModerations,
  myModerators,
  removeModerator,
  toolBans,
  undoAction,
} from '@/backend/hosting/service';
import {
  addGuest,
  banMember,
  bringBack,
  callMembers,
  callNext,
  changePartyState,
  clearQueue,
  creatorPartiesPage,
  editParty,
  editQueue,
  givePriority,
  markMembers,
  moveMember,
  noteMember,
  partyDetails,
  partiesAmong,
  partyEdit,
  queueTicket,
  setNotice,
} from '@/backend/parties/service';
import { createWidget, removeWidget } from '@/backend/widgets/service';
import { notificationsChannel } from '@/lib/shared/parties/messages';
import type { Right } from '@/lib/shared/hosting/moderators';
import {
  draft,
  entriesOf,
  eventsOn,
  join,
  openParty,
  openStage,
  refusalOf,
  PLAIN_RULES,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';
import type { TestContext } from '@/__tests__/support/context';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(13);
});
afterAll(() => stage.close());

const requestKey = () => crypto.randomUUID();
const handleOf = (context: TestContext) => context.actor.handle ?? '';

async function makeModerator(fan: TestContext, right: Right) {
  await inviteModerator(stage.creator, { handle: handleOf(fan), right });
  await answerInvite(fan, { creatorId: userIdOf(stage.creator), accept: true });
}

test('Q18 whoever is asked reads it once, and has no right until they say yes', async () => {
  const { creator, db } = stage;
  const fan = stage.fan(0);
  const partyID = await openParty(creator);
  const id = userIdOf(fan);
  const nobody = inviteModerator(creator, { handle: 'nobody-at-all', right: 'RUN' });
  expect(await refusalOf(nobody)).toBe('moderator.not_found');
  await inviteModerator(creator, { handle: handleOf(fan).toUpperCase(), right: 'VIEW' });
  stage.clock.pass(1);
  await inviteModerator(creator, { handle: handleOf(fan), right: 'RUN' });
  const news = await eventsOn(db, notificationsChannel(id));
  expect(news).toHaveLength(1);
  expect(news[0]).toMatchObject({ type: 'moderator', entityRef: userIdOf(creator) });
  expect(await refusalOf(partyEdit(fan, { partyID }))).toBe('forbidden');
  expect(await myModerations(fan)).toMatchObject([
    { id: userIdOf(creator), state: 'INVITED', right: 'RUN', running: [] },
  ]);
  await answerInvite(fan, { creatorId: userIdOf(creator), accept: true });
  expect(await partyEdit(fan, { partyID })).toMatchObject({ right: 'RUN' });
  expect(await partyEdit(creator, { partyID })).toMatchObject({ right: 'OWNER' });
  expect(partiesAmong((await myModerations(fan))[0]?.running ?? []).map(({ id }) => id)).toContain(
    partyID,
  );
  expect(await myModerators(creator)).toMatchObject([{ id, state: 'ACTIVE', right: 'RUN' }]);
  expect(await refusalOf(answerInvite(fan, { creatorId: userIdOf(creator), accept: false }))).toBe(
    'moderator.no_invite',
  );
});

test('Q18 each right holds what is before it and nothing more', async () => {
  const { creator } = stage;
  const [viewer, runner, setter] = [stage.fan(1), stage.fan(2), stage.fan(3)];
  await makeModerator(viewer, 'VIEW');
  await makeModerator(runner, 'RUN');
  await makeModerator(setter, 'SETTINGS');
  const partyID = await openParty(creator, { lobbyCode: 'SECRET' });
  const hidden = await draft(creator);
  const { queueUuid } = await join(stage.fan(4), partyID);
  await join(stage.fan(5), partyID);
  const [, entry] = await entriesOf(stage.db, partyID);
  const acts = {
    look: (context: TestContext) => partyEdit(context, { partyID }),
    draft: (context: TestContext) => partyDetails(context, { partyID: hidden }),
    ticket: (context: TestContext) => queueTicket(context, { queueUuid }),
    mark: (context: TestContext) =>
      markMembers(context, { partyID, entryIds: [entry?.id ?? ''], mark: 'PLAYED' }),
    pause: (context: TestContext) => changePartyState(context, { partyID, action: 'PAUSE' }),
    edit: (context: TestContext) =>
      editParty(context, { partyID, version: 9, title: 'T', game: 'G', notice: null }),
    rules: (context: TestContext) => editQueue(context, { ...PLAIN_RULES, partyID, version: 9 }),
  };
  const outcomesFor = async (context: TestContext) => {
    const found: Record<string, string> = {};
    for (const [name, act] of Object.entries(acts)) found[name] = await refusalOf(act(context));
    return found;
  };
  const canRead = { look: 'ok', draft: 'ok', ticket: 'ok' };
  const no = 'forbidden';
  expect(await outcomesFor(viewer)).toEqual({
    ...canRead,
    mark: no,
    pause: no,
    edit: no,
    rules: no,
  });
  const canRun = { ...canRead, mark: 'party.wrong_state' };
  expect(await outcomesFor(runner)).toEqual({ ...canRun, pause: 'ok', edit: no, rules: no });
  const conflict = 'party.version_conflict';
  expect(await outcomesFor(setter)).toEqual({
    ...canRun,
    pause: 'party.wrong_state',
    edit: conflict,
    rules: conflict,
  });
  expect((await partyEdit(viewer, { partyID })).lobbyCode).toBeNull();
  expect((await partyEdit(runner, { partyID })).lobbyCode).toBe('SECRET');
  const listed = await creatorPartiesPage(viewer, { creatorId: userIdOf(creator) });
  expect(listed.items.map(({ id }) => id)).toContain(hidden);
  const { id: widgetId } = await createWidget(setter, {
    requestKey: randomUUID(),
    kind: 'QUEUE',
    toolId: partyID,
  });
  expect(await refusalOf(removeWidget(runner, { widgetId }))).toBe(no);
  expect(await refusalOf(removeWidget(creator, { widgetId }))).toBe('ok');
});

test('Q18 a moderator who may run a queue does without its owner all that an evening needs', async () => {
  const { creator } = stage;
  const runner = stage.fan(12);
  await makeModerator(runner, 'RUN');
  const partyID = await draft(creator);
  const state = (action: PartyAction) => changePartyState(runner, { partyID, action });
  await state('OPEN');
  for (const index of [4, 5, 6, 7]) await join(stage.fan(index), partyID);
  await addGuest(runner, { partyID, name: 'Uncle Bob', fields: [], requestKey: requestKey() });
  const ids = (await entriesOf(stage.db, partyID)).map(({ id }) => id);
  const id = (at: number) => ids[at] ?? '';
  const one = (at: number) => ({ partyID, entryIds: [id(at)] });
  await state('PAUSE');
  await setNotice(runner, { partyID, notice: 'Back at nine' });
  await noteMember(runner, { partyID, entryId: id(0), note: 'plays support' });
  await moveMember(runner, { partyID, entryId: id(3), beforeId: id(0) });
  await callNext(runner, { partyID, count: 1, requestKey: requestKey() });
  await callMembers(runner, { ...one(0), requestKey: requestKey() });
  for (const mark of ['PLAYING', 'PLAYED'] as const) await markMembers(runner, { ...one(3), mark });
  await markMembers(runner, { ...one(0), mark: 'SKIPPED' });
  await bringBack(runner, one(0));
  await markMembers(runner, { ...one(1), mark: 'REMOVED', reason: 'spoilers' });
  await banMember(runner, { partyID, entryId: id(2) });
  expect(await toolBans(runner, { toolId: partyID })).toMatchObject([{ handle: 'fan-6' }]);
  await liftBan(runner, { toolId: partyID, userId: userIdOf(stage.fan(6)) });
  const { acts } = await partyEdit(runner, { partyID });
  expect(acts.every(({ actorHandle }) => actorHandle === handleOf(runner))).toBe(true);
  expect(await undoAction(runner, { toolId: partyID, actionId: acts[0]?.id ?? '' })).toMatchObject({
    count: 1,
  });
  await state('CLOSE');
  expect(await clearQueue(runner, { partyID })).toEqual({ count: 3 });
  await state('END');
  expect(await givePriority(runner, one(0))).toEqual({ count: 1 });
  await removeModerator(creator, { userId: userIdOf(runner) });
});

test('rights of one creator count nowhere else, and only creators invite', async () => {
  const { creator, otherCreator } = stage;
  const foreign = await openParty(otherCreator);
  expect(await refusalOf(partyEdit(stage.fan(3), { partyID: foreign }))).toBe('forbidden');
  const invite = { handle: handleOf(stage.fan(6)), right: 'RUN' } as const;
  expect(await refusalOf(inviteModerator(stage.fan(3), invite))).toBe('forbidden');
  expect(await refusalOf(inviteModerator(stage.visitor, invite))).toBe('auth.required');
  expect(await refusalOf(inviteModerator(creator, { ...invite, handle: handleOf(creator) }))).toBe(
    'moderator.own',
  );
  const userId = userIdOf(stage.fan(3));
  expect(await refusalOf(removeModerator(otherCreator, { userId }))).toBe('forbidden');
  expect(await refusalOf(changeRight(otherCreator, { userId, right: 'VIEW' }))).toBe('forbidden');
});

test('a moderator may queue like any fan, also where they moderate', async () => {
  const partyID = await openParty(stage.creator);
  expect(await refusalOf(join(stage.fan(2), partyID))).toBe('ok');
});

test('Q18 who is removed, leaves or gets another right has it at once', async () => {
  const { creator } = stage;
  const partyID = await openParty(creator);
  const call = (context: TestContext) =>
    callNext(context, { partyID, count: 1, requestKey: requestKey() });
  await makeModerator(stage.fan(7), 'RUN');
  await makeModerator(stage.fan(8), 'RUN');
  await join(stage.fan(9), partyID);
  await changeRight(creator, { userId: userIdOf(stage.fan(7)), right: 'VIEW' });
  expect(await refusalOf(call(stage.fan(7)))).toBe('forbidden');
  await removeModerator(creator, { userId: userIdOf(stage.fan(7)) });
  expect(await refusalOf(partyEdit(stage.fan(7), { partyID }))).toBe('forbidden');
  await leaveModeration(stage.fan(8), { creatorId: userIdOf(creator) });
  expect(await refusalOf(call(stage.fan(8)))).toBe('forbidden');
  expect(await refusalOf(leaveModeration(stage.fan(8), { creatorId: userIdOf(creator) }))).toBe(
    'forbidden',
  );
  await inviteModerator(creator, { handle: handleOf(stage.fan(8)), right: 'RUN' });
  await answerInvite(stage.fan(8), { creatorId: userIdOf(creator), accept: false });
  expect(await refusalOf(call(stage.fan(8)))).toBe('forbidden');
});

test('who is kept out moderates no more, and no moderator keeps another one out', async () => {
  const { creator } = stage;
  const partyID = await openParty(creator);
  const [runner, target] = [stage.fan(10), stage.fan(11)];
  await makeModerator(runner, 'RUN');
  await makeModerator(target, 'VIEW');
  await join(target, partyID);
  const [entry] = await entriesOf(stage.db, partyID);
  const ban = { partyID, entryId: entry?.id ?? '' };
  expect(await refusalOf(banMember(runner, ban))).toBe('forbidden');
  await banMember(creator, ban);
  expect(await refusalOf(partyEdit(target, { partyID }))).toBe('forbidden');
  const again = inviteModerator(creator, { handle: handleOf(target), right: 'VIEW' });
  expect(await refusalOf(again)).toBe('moderator.banned');
});
