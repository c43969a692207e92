import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { answerInvite, inviteModerator, toolLog } from '@/backend/hosting/service';
import { callNext } from '@/backend/parties/service';
import {
  alertDesk,
  createControlKey,
  createWidget,
  pressControl,
  steerAlerts,
  widgetSession,
} from '@/backend/widgets/service';
import { openDraw } from '@/__tests__/backend/lotteries/stage';
import type { AlertAct } from '@/lib/shared/widgets/alerts';
import {
  join,
  openParty,
  openStage,
  outcomes,
  refusalOf,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';
import type { TestContext } from '@/__tests__/support/context';
import { overlayOf } from '@/__tests__/backend/widgets/overlays';

let stage: Stage;
let toolId: string;
beforeAll(async () => {
  stage = await openStage(4);
  toolId = await openParty(stage.creator);
  for (const index of [0, 1, 2]) await join(stage.fan(index), toolId);
});
beforeEach(async () => {
  const overlay = await overlayOf(stage);
  await overlay.sign();
  await stage.db.updateTable('widgets').set({ isMuted: false, isPaused: false }).execute();
  await stage.db.deleteFrom('outbox').execute();
  await stage.db.deleteFrom('toolRecords').execute();
});
afterAll(() => stage.close());

const steer = (
  act: AlertAct,
  more: { by?: TestContext; toolId?: string | null; alertId?: string; requestKey?: string } = {},
) => {
  const { by = stage.creator, alertId = null, requestKey = randomUUID() } = more;
  const of = more.toolId === undefined ? toolId : more.toolId;
  return steerAlerts(by, { toolId: of, act, alertId, requestKey });
};
const call = () => callNext(stage.creator, { partyID: toolId, count: 1, requestKey: randomUUID() });

test('muted and paused alerts are so for the overlays that run, and for those opened later', async () => {
  const overlay = await overlayOf(stage);
  expect(await steer('MUTE')).toEqual({ isMuted: true, isPaused: false });
  expect(await steer('PAUSE')).toEqual({ isMuted: true, isPaused: true });
  expect((await overlay.told()).map(({ type }) => type)).toEqual([
    ...['WIDGET_CHANGED', 'WIDGET_CHANGED'],
  ]);
  const session = await widgetSession(stage.visitor, { key: overlay.key });
  expect(session).toMatchObject({ isMuted: true, isPaused: true });
  const later = await createWidget(stage.creator, { requestKey: randomUUID(), kind: 'ALERT' });
  expect(later).toMatchObject({ isMuted: true, isPaused: true });
  await steer('RESUME');
  expect(await steer('UNMUTE')).toEqual({ isMuted: false, isPaused: false });
});

test('the same switch twice changes nothing and is told to nobody', async () => {
  const overlay = await overlayOf(stage);
  await Promise.all([steer('MUTE'), steer('MUTE'), steer('MUTE', { toolId: null })]);
  expect(await overlay.told()).toHaveLength(1);
  const { items } = await toolLog(stage.creator, { toolId });
  expect(items.filter(({ kind }) => kind === 'ALERTS')).toMatchObject([{ what: 'MUTE' }]);
});

test('what is on the screen ends by a skip', async () => {
  const overlay = await overlayOf(stage);
  await steer('SKIP');
  expect((await overlay.told()).map(({ type }) => type)).toEqual(['WIDGET_SKIP']);
});

test('an alert is shown again under an id of its own; the same press shows it once', async () => {
  const overlay = await overlayOf(stage);
  await call();
  const [shown] = await overlay.alerts();
  const { alerts } = await alertDesk(stage.creator, { toolId });
  const alertId = alerts[0]?.id ?? '';
  const requestKey = randomUUID();
  await Promise.all([
    steer('REPLAY', { alertId, requestKey }),
    steer('REPLAY', { alertId, requestKey }),
  ]);
  const [, again, ...others] = await overlay.alerts();
  expect(again).toEqual({ ...shown, id: again?.id });
  expect(again?.id).not.toBe(shown?.id);
  expect(others).toEqual([]);
  expect((await alertDesk(stage.creator, { toolId })).alerts).toHaveLength(alerts.length);
});

test('an alert of another creator, and none, is not shown again', async () => {
  await call();
  const { alerts } = await alertDesk(stage.creator, { toolId });
  const theirs = await openParty(stage.otherCreator);
  const alertId = alerts[0]?.id ?? '';
  const tries = [
    steer('REPLAY', { by: stage.otherCreator, toolId: theirs, alertId }),
    steer('REPLAY', { by: stage.otherCreator, toolId: null, alertId }),
    steer('REPLAY', { alertId: '00000000-0000-7000-8000-000000000000' }),
  ];
  expect(await outcomes(tries)).toEqual({ 'widget.alert_gone': 3 });
});

test('a moderator who runs the queue steers its alerts; who looks on and strangers do not', async () => {
  const [runner, looker, stranger] = [stage.fan(1), stage.fan(2), stage.fan(3)];
  for (const [fan, right] of [
    [runner, 'RUN'],
    [looker, 'VIEW'],
  ] as const) {
    await inviteModerator(stage.creator, { handle: fan.actor.handle ?? '', right });
    await answerInvite(fan, { creatorId: userIdOf(stage.creator), accept: true });
  }
  expect(await steer('MUTE', { by: runner })).toMatchObject({ isMuted: true });
  expect((await alertDesk(runner, { toolId })).isMuted).toBe(true);
  for (const by of [looker, stranger, stage.otherCreator]) {
    expect(await refusalOf(steer('UNMUTE', { by }))).toBe('forbidden');
    expect(await refusalOf(alertDesk(by, { toolId }))).toBe('forbidden');
  }
  // Without a tool one speaks of one's own, and a fan has none.
  expect(await refusalOf(steer('UNMUTE', { by: runner, toolId: null }))).toBe('forbidden');
  expect(await refusalOf(steer('UNMUTE', { by: stage.visitor }))).toBe('auth.required');
});

test('the switches of one creator are no other one’s', async () => {
  const theirs = await overlayOf(stage, stage.otherCreator);
  await theirs.sign();
  await steer('PAUSE', { toolId: null });
  expect(await theirs.now()).toMatchObject({ isPaused: false });
  expect(await theirs.told()).toEqual([]);
});

test('a button of a stream deck skips and mutes alerts, whatever kind of tool it is made for', async () => {
  const overlay = await overlayOf(stage);
  const lotteryId = await openDraw(stage.creator);
  for (const [tool, action] of [
    [toolId, 'ALERT_SKIP'],
    [lotteryId, 'ALERT_MUTE'],
  ] as const) {
    const { key } = await createControlKey(stage.creator, { toolId: tool, action });
    expect(await pressControl(stage.visitor, { key })).toEqual({ count: 1 });
  }
  expect((await overlay.told()).map(({ type }) => type)).toEqual(
    expect.arrayContaining(['WIDGET_SKIP', 'WIDGET_CHANGED']),
  );
  expect(await overlay.now()).toMatchObject({ isMuted: true });
});
