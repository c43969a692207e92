import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  answerInvite,
  changeRight,
  exportLog,
  inviteModerator,
  leaveModeration,
  liftBan,
  removeModerator,
  setGuestList,
  toolLog,
  undoLast,
} from '@/backend/hosting/service';
import { banMember, callNext, editParty, editQueue, partyEdit } from '@/backend/parties/service';
import {
  createControlKey,
  removeWidget,
  revokeControlKey,
  rotateWidget,
} from '@/backend/widgets/service';
import {
  draft,
  join,
  openParty,
  openStage,
  PLAIN_RULES,
  refusalOf,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';
import type { TestContext } from '@/__tests__/support/context';
import { newWidget } from '@/__tests__/support/widgetKeys';

let stage: Stage;
let creator: TestContext;
beforeAll(async () => {
  stage = await openStage(8);
  ({ creator } = stage);
});
afterAll(() => stage.close());

const lines = async (toolId: string, as = creator) => (await toolLog(as, { toolId })).items;
/** The newest lines in short: what, who, and what changed. */
const newest = async (toolId: string, count: number) =>
  (await lines(toolId)).slice(0, count).map(({ kind, what, handles, changes }) => ({
    kind,
    ...(what === null ? {} : { what }),
    ...(handles.length === 0 ? {} : { handles }),
    ...(changes.length === 0 ? {} : { changes }),
  }));

/** Somebody moderates for the creator. */
async function moderator(fan: TestContext, right: 'VIEW' | 'RUN' | 'SETTINGS') {
  await inviteModerator(creator, { handle: fan.actor.handle ?? '', right });
  await answerInvite(fan, { creatorId: userIdOf(creator), accept: true });
}

test('settings are told with what they were and are, but the code and the questions are not', async () => {
  const partyID = await draft(creator, 'Friday');
  await editParty(creator, { partyID, version: 1, title: 'Saturday', game: 'Chess', notice: null });
  const question = { key: 'role', kind: 'TEXT', label: 'Your street', required: true } as const;
  const rules = {
    seatsPerRound: 4,
    lobbyCode: 'SECRET-42',
    entryFields: [{ ...question, maxLength: 20 }],
  };
  await editQueue(creator, { ...PLAIN_RULES, ...rules, partyID, version: 2 });
  // The same once more changes nothing.
  await editQueue(creator, { ...PLAIN_RULES, ...rules, partyID, version: 3 });
  expect(await newest(partyID, 9)).toEqual([
    {
      kind: 'SETTINGS',
      changes: [
        { field: 'seatsPerRound', from: '1', to: '4' },
        { field: 'lobbyCode', from: null, to: null },
        { field: 'entryFields', from: null, to: null },
      ],
    },
    { kind: 'SETTINGS', changes: [{ field: 'title', from: 'Friday', to: 'Saturday' }] },
  ]);
  const { rows } = { rows: await stage.db.selectFrom('toolRecords').select('detail').execute() };
  expect(JSON.stringify(rows)).not.toMatch(/SECRET|street/);
});

test('an edit that is refused leaves no line', async () => {
  const partyID = await draft(creator);
  const change = { partyID, version: 7, title: 'No', game: 'Go', notice: null };
  expect(await refusalOf(editParty(creator, change))).toBe('party.version_conflict');
  expect(await lines(partyID)).toEqual([]);
});

test('keys of overlays and stream decks, made, renewed and ended, with no key in them', async () => {
  const partyID = await draft(creator);
  const overlay = await newWidget(creator, partyID);
  const control = await createControlKey(creator, { toolId: partyID, action: 'NEXT' });
  await rotateWidget(creator, { widgetId: overlay.id });
  await removeWidget(creator, { widgetId: overlay.id });
  await revokeControlKey(creator, { keyId: control.id });
  expect(await newest(partyID, 9)).toEqual([
    { kind: 'CONTROL_REVOKED', what: 'NEXT' },
    { kind: 'OVERLAY_KEY_REVOKED' },
    { kind: 'OVERLAY_KEY_ROTATED' },
    { kind: 'CONTROL_MADE', what: 'NEXT' },
    { kind: 'OVERLAY_KEY_MADE' },
  ]);
  const rows = await stage.db.selectFrom('toolRecords').selectAll().execute();
  for (const { key } of [overlay, control]) {
    expect(JSON.stringify(rows)).not.toContain(key.slice(-4));
  }
});

test('moderators: asked, joined, another right, left, removed; and what their keys came to', async () => {
  const [first, second] = [stage.fan(0), stage.fan(1)];
  const partyID = await draft(creator);
  await moderator(first, 'SETTINGS');
  await newWidget(first, partyID);
  await changeRight(creator, { userId: userIdOf(first), right: 'RUN' });
  await leaveModeration(first, { creatorId: userIdOf(creator) });
  await inviteModerator(creator, { handle: 'fan-1', right: 'VIEW' });
  await removeModerator(creator, { userId: userIdOf(second) });
  await inviteModerator(creator, { handle: 'fan-2', right: 'VIEW' });
  await answerInvite(stage.fan(2), { creatorId: userIdOf(creator), accept: false });
  expect((await newest(partyID, 20)).reverse()).toEqual([
    { kind: 'MOD_INVITED', what: 'SETTINGS', handles: ['fan-0'] },
    { kind: 'MOD_JOINED', handles: ['fan-0'] },
    { kind: 'OVERLAY_KEY_MADE' },
    { kind: 'OVERLAY_KEY_ROTATED' },
    { kind: 'MOD_RIGHT', what: 'RUN', handles: ['fan-0'] },
    { kind: 'MOD_LEFT', handles: ['fan-0'] },
    { kind: 'MOD_INVITED', what: 'VIEW', handles: ['fan-1'] },
    { kind: 'MOD_REMOVED', handles: ['fan-1'] },
    { kind: 'MOD_INVITED', what: 'VIEW', handles: ['fan-2'] },
    { kind: 'MOD_DECLINED', handles: ['fan-2'] },
  ]);
  const made = (await lines(partyID)).find(({ kind }) => kind === 'OVERLAY_KEY_MADE');
  expect(made).toMatchObject({ actorHandle: 'fan-0', at: expect.stringMatching(/Z$/) });
});

test('lists: who came and went, and bans that were lifted; acts stand between them', async () => {
  const partyID = await openParty(creator);
  const fan = stage.fan(3);
  await join(fan, partyID);
  await setGuestList(creator, { toolId: partyID, handles: ['fan-4', 'fan-5'] });
  await setGuestList(creator, { toolId: partyID, handles: ['fan-4'] });
  await setGuestList(creator, { toolId: partyID, handles: ['fan-4'] });
  const [entry] = (await partyEdit(creator, { partyID })).waiting;
  await banMember(creator, { partyID, entryId: entry?.id ?? '' });
  await liftBan(creator, { toolId: partyID, userId: userIdOf(fan) });
  await liftBan(creator, { toolId: partyID, userId: userIdOf(fan) });
  expect(await newest(partyID, 4)).toEqual([
    { kind: 'BAN_LIFTED', handles: ['fan-3'] },
    { kind: 'BAN', handles: ['fan-3'] },
    { kind: 'GUEST_LIST', changes: [{ field: 'removed', from: null, to: '1' }] },
    { kind: 'GUEST_LIST', changes: [{ field: 'added', from: null, to: '2' }] },
  ]);
});

test('a line of settings does not stand in the way of an undo', async () => {
  const partyID = await openParty(creator);
  await join(stage.fan(6), partyID);
  await callNext(creator, { partyID, count: 1, requestKey: randomUUID() });
  await newWidget(creator, partyID);
  expect(await undoLast(creator, partyID)).toEqual({ count: 1 });
  const [key, call] = await lines(partyID);
  expect([key?.kind, key?.isUndone, call?.kind, call?.isUndone]).toEqual([
    'OVERLAY_KEY_MADE',
    false,
    'CALL',
    true,
  ]);
});

test('a creator’s lists stand in the log of every tool from its beginning on, and in no other’s', async () => {
  const before = await draft(creator);
  await setGuestList(creator, { toolId: before, handles: ['fan-5', 'fan-6', 'fan-7'] });
  const after = await draft(creator);
  const theirs = await draft(stage.otherCreator);
  expect((await newest(before, 1))[0]?.kind).toBe('GUEST_LIST');
  expect([await lines(after), await lines(theirs, stage.otherCreator)]).toEqual([[], []]);
});

test('whoever may look reads it, whoever may run it takes it along, and nobody else', async () => {
  const partyID = await draft(creator);
  const [viewer, runner] = [stage.fan(0), stage.fan(1)];
  await moderator(viewer, 'VIEW');
  await moderator(runner, 'RUN');
  const may = async (as: TestContext) => [
    await refusalOf(toolLog(as, { toolId: partyID })),
    await refusalOf(exportLog(as, { toolId: partyID })),
  ];
  expect(await may(creator)).toEqual(['ok', 'ok']);
  expect(await may(runner)).toEqual(['ok', 'ok']);
  expect(await may(viewer)).toEqual(['ok', 'forbidden']);
  expect(await may(stage.fan(2))).toEqual(['forbidden', 'forbidden']);
  expect(await may(stage.otherCreator)).toEqual(['forbidden', 'forbidden']);
  expect(await may(stage.visitor)).toEqual(['auth.required', 'auth.required']);
});

test('pages follow each other without a gap, and the file holds all of it', async () => {
  const partyID = await draft(creator);
  for (let version = 1; version <= 60; version += 1) {
    const title = `=cmd|' ${version}`;
    await editParty(creator, { partyID, version, title, game: 'Go', notice: null });
  }
  const first = await toolLog(creator, { toolId: partyID });
  const second = await toolLog(creator, { toolId: partyID, cursor: first.cursor });
  expect([first.items.length, second.items.length, second.cursor]).toEqual([50, 10, null]);
  const ids = [...first.items, ...second.items].map(({ id }) => id);
  expect(new Set(ids).size).toBe(60);
  expect(await refusalOf(toolLog(creator, { toolId: partyID, cursor: 'none' }))).toBe(
    'payload.invalid',
  );
  const { csv, cursor } = await exportLog(creator, { toolId: partyID });
  expect(cursor).toBeNull();
  const rows = csv.trimEnd().split('\r\n');
  expect(rows).toHaveLength(61);
  expect(rows[0]).toBe(
    '\uFEFF"time","by","action","detail","people","count","changes","reason","undone"',
  );
  expect(rows[1]).toContain(`"creator-0","SETTINGS"`);
});

test('no cell of the file is run as a formula', async () => {
  const partyID = await openParty(creator);
  await join(stage.fan(7), partyID);
  const [entry] = (await partyEdit(creator, { partyID })).waiting;
  const reason = ' =HYPERLINK("https://evil.example")';
  await banMember(creator, { partyID, entryId: entry?.id ?? '', reason });
  const { csv } = await exportLog(creator, { toolId: partyID });
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
});
