import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  isOnAir,
  myWidgets,
  overlaySigns,
  removeWidget,
  rotateWidget,
  widgetAddress,
  widgetSession,
  widgetSign,
} from '@/backend/widgets/service';
import { hashToken, newToken } from '@/backend/platform/id';
import { revokeSome, widgetToken } from '@/backend/realtime/service';
import { testContext, type TestContext } from '@/__tests__/support/context';
import {
  eventsOn,
  openParty,
  openStage,
  refusalOf,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';
import { newWidget } from '@/__tests__/support/widgetKeys';
import { widgetChannel } from '@/lib/shared/widgets/channel';

let stage: Stage;
let creator: TestContext;
let partyID: string;
beforeAll(async () => {
  stage = await openStage(1);
  ({ creator } = stage);
  partyID = await openParty(creator);
});
afterAll(() => stage.close());

const INVALID = 'widget.key_invalid';
const shows = (key: string) => refusalOf(widgetSession(stage.visitor, { key }));
const keyNow = async (widgetId: string) => (await widgetAddress(creator, { widgetId })).key;
const permanentId = async () => (await myWidgets(creator))[0]?.id ?? '';

/** The tokens that the worker beside the calls revokes now. */
async function revokedTokens(): Promise<string[]> {
  const worker = testContext(stage.db, { now: stage.clock.now });
  while (await revokeSome(worker)) continue;
  return worker.realtime.revoked;
}

test('a key is derived: it is stored nowhere, and shown again as often as its creator asks', async () => {
  const { id, key } = await newWidget(creator, partyID);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(await keyNow(id)).toBe(key);
  const rows = await stage.db.selectFrom('widgets').selectAll().execute();
  expect(rows.find((row) => row.id === id)).toMatchObject({ keyHash: hashToken(key) });
  expect(JSON.stringify(rows)).not.toContain(key);
  expect(JSON.stringify(await myWidgets(creator))).not.toContain(key);
});

test('its token reads what is told to this widget, and the tools that everybody reads', async () => {
  const { id, key } = await newWidget(creator, partyID);
  await widgetSession(stage.visitor, { key });
  expect(stage.visitor.realtime.granted.at(-1)).toEqual({
    userId: 'anonymous',
    rights: {
      patterns: { '^party_[0-9a-f-]+$': { read: true } },
      channels: { [`widget-${id}`]: { read: true } },
    },
    ttlMinutes: 30,
  });
});

test('a renewed key shows nothing any more, in real time too, and its overlays are told', async () => {
  const { id, key } = await newWidget(creator, partyID);
  const staying = await newWidget(creator, partyID);
  const first = await widgetSession(stage.visitor, { key });
  const second = await widgetSession(stage.visitor, { key });
  await widgetSession(stage.visitor, { key: staying.key });
  expect(await revokedTokens()).toEqual([]);
  const rotated = await rotateWidget(creator, { widgetId: id });
  expect(rotated).toMatchObject({ id, lastUsedAt: null, isOnAir: false });
  expect([await shows(key), await shows(await keyNow(id))]).toEqual([INVALID, 'ok']);
  expect(await refusalOf(widgetSign(stage.visitor, { key }))).toBe(INVALID);
  expect((await revokedTokens()).toSorted()).toEqual([first.token, second.token].toSorted());
  expect(await eventsOn(stage.db, widgetChannel(id))).toEqual([{ type: 'WIDGET_REVOKED', seq: 1 }]);
  expect(await shows(staying.key)).toBe('ok');
});

test('two rotations at once leave one valid key', async () => {
  const { id: widgetId, key } = await newWidget(creator, partyID);
  await Promise.all([1, 2].map(() => rotateWidget(creator, { widgetId })));
  expect([await shows(key), await shows(await keyNow(widgetId))]).toEqual([INVALID, 'ok']);
  const rows = await stage.db.selectFrom('widgets').select('keyHash').execute();
  expect(new Set(rows.map(({ keyHash }) => keyHash)).size).toBe(rows.length);
});

test('whoever asks with a key while it is renewed gets no token', async () => {
  const { id: widgetId } = await newWidget(creator, partyID);
  await rotateWidget(creator, { widgetId });
  const late = widgetToken(stage.visitor, { widgetId, keyVersion: 1 });
  expect(await refusalOf(late)).toBe(INVALID);
  expect(stage.visitor.realtime.revoked).toContain(
    `token-${stage.visitor.realtime.granted.length}`,
  );
});

test('a removed widget is gone with its key and tokens; the permanent one stays', async () => {
  const { id: widgetId, key } = await newWidget(creator, partyID);
  const { token } = await widgetSession(stage.visitor, { key });
  expect(await removeWidget(creator, { widgetId })).toEqual({ id: widgetId });
  expect(await shows(key)).toBe(INVALID);
  expect(await revokedTokens()).toContain(token);
  expect(await eventsOn(stage.db, widgetChannel(widgetId))).toEqual([
    { type: 'WIDGET_REVOKED', seq: 1 },
  ]);
  expect(await refusalOf(removeWidget(creator, { widgetId }))).toBe('forbidden');
  const own = await permanentId();
  expect(await refusalOf(removeWidget(creator, { widgetId: own }))).toBe('forbidden');
  expect(await shows(await keyNow(own))).toBe('ok');
});

test('a key of before keys were derived goes on, and can be shown once it is renewed', async () => {
  const { id: widgetId } = await newWidget(creator, partyID);
  const old = newToken();
  await stage.db
    .updateTable('widgets')
    .set({ keyVersion: 0, keyHash: hashToken(old) })
    .where('id', '=', widgetId)
    .execute();
  expect(await shows(old)).toBe('ok');
  expect(await refusalOf(keyNow(widgetId))).toBe('widget.not_showable');
  const listed = (await myWidgets(creator)).find(({ id }) => id === widgetId);
  expect(listed).toMatchObject({ isShowable: false });
  expect(await rotateWidget(creator, { widgetId })).toMatchObject({ isShowable: true });
  expect([await shows(old), await shows(await keyNow(widgetId))]).toEqual([INVALID, 'ok']);
});

test.each(['', 'x', 'a'.repeat(43), '\u0000', "' or true --"])('%j is no key', async (key) => {
  expect(await shows(key)).toBe(INVALID);
  expect(await refusalOf(widgetSign(stage.visitor, { key }))).toBe(INVALID);
});

test('when and by what a widget was last used is noted', async () => {
  const { id, key } = await newWidget(creator, partyID);
  const agent = 'Mozilla/5.0 AppleWebKit/537.36 Chrome/103.0.5060.134 Safari/537.36 OBS/30.1.2';
  const obs = { ...stage.visitor, clientAgent: agent };
  const used = async () => (await myWidgets(creator)).find((widget) => widget.id === id);
  expect(await used()).toMatchObject({ lastUsedAt: null, lastUsedBy: null, isOnAir: false });
  await widgetSession(obs, { key });
  const first = stage.clock.now().toISOString();
  expect(await used()).toMatchObject({ lastUsedAt: first, lastUsedBy: 'OBS 30.1', isOnAir: true });
  stage.clock.pass(0.5);
  await widgetSession(obs, { key });
  expect(await used()).toMatchObject({ lastUsedAt: first });
  stage.clock.pass(0.1);
  expect(await widgetSign(obs, { key })).toEqual({ isKnown: true, seq: 0 });
  expect(await used()).toMatchObject({ lastUsedAt: stage.clock.now().toISOString() });
});

test('a creator is on air while an overlay of theirs gives signs, as their hosts read', async () => {
  const { id, key } = await newWidget(creator, partyID);
  stage.clock.pass(3);
  const asked = async () => {
    const { items: signs } = await overlaySigns(creator, { toolId: partyID });
    const isOn = signs.find((sign) => sign.id === id)?.isOnAir;
    return [isOn, await isOnAir(stage.visitor, userIdOf(creator))];
  };
  expect(await asked()).toEqual([false, false]);
  await widgetSign(stage.visitor, { key });
  stage.clock.pass(2);
  expect(await asked()).toEqual([true, true]);
  stage.clock.pass(1);
  expect(await asked()).toEqual([false, false]);
  const strangers = overlaySigns(stage.otherCreator, { toolId: partyID });
  expect(await refusalOf(strangers)).toBe('forbidden');
});
