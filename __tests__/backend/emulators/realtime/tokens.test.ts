import { afterEach, expect, test } from '@jest/globals';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type PubNub from 'pubnub';
import { loadOrCreateKeys } from '@/backend/emulators/realtime/keys';
import {
  Stage,
  listen,
  pause,
  statusOf,
  subscribeTo,
  until,
  waitForStatus,
  type Heard,
} from './support';

let stage: Stage;

afterEach(() => stage.dispose());

test('a token is read by the SDK as it was granted', async () => {
  stage = await Stage.open();
  const client = stage.client('fan-a');
  const parsed = client.parseToken(await stage.grant('fan-a', 15));
  const none = {
    read: false,
    write: false,
    manage: false,
    delete: false,
    get: false,
    update: false,
    join: false,
  };
  expect(parsed).toMatchObject({
    version: 2,
    ttl: 15,
    authorized_uuid: 'fan-a',
    resources: { channels: { 'notifications-fan-a': { ...none, read: true, write: true } } },
    patterns: { channels: { '^party_[a-z0-9-]+$': { ...none, read: true } } },
  });
  expect(Math.abs((parsed?.timestamp ?? 0) - Date.now() / 1000)).toBeLessThan(5);
});

test('presence is granted only by name', async () => {
  stage = await Stage.open();
  const token = await stage.admin().grantToken({
    ttl: 5,
    authorized_uuid: 'fan-a',
    patterns: { channels: { '^party_.*$': { read: true } } },
    resources: { channels: { 'party_2-pnpres': { read: true } } },
  });
  const path = (name: string) =>
    `/v2/subscribe/${stage.keys.subscribeKey}/${name}/0?uuid=fan-a&auth=${token}`;
  expect((await stage.raw(path('party_1-pnpres'))).status).toBe(403);
  expect((await stage.raw(path('party_2-pnpres'))).status).toBe(200);
});

/** The viewer loses access in the middle of a poll, and takes up again with a new token. */
async function loseAndRecover(
  viewer: PubNub,
  heard: Heard,
  loseAccess: () => Promise<void>,
): Promise<void> {
  const admin = stage.admin();
  await admin.publish({ channel: 'party_1', message: 'before' });
  await until(() => heard.messages.length === 1);
  const denied = waitForStatus(viewer, ['PNDisconnectedUnexpectedlyCategory']);
  await loseAccess();
  await denied;
  expect(heard.statuses.at(-1)).toContain('PNAccessDeniedCategory');
  await admin.publish({ channel: 'party_1', message: 'meanwhile' });
  expect(await statusOf(viewer.fetchMessages({ channels: ['party_1'] }))).toBe(403);

  viewer.setToken(await stage.grant('fan-a'));
  viewer.reconnect();
  await until(() => heard.messages.length === 2);
  await admin.publish({ channel: 'party_1', message: 'after' });
  await until(() => heard.messages.length === 3);
  await pause(150);
  expect(heard.messages).toEqual(['"before"', '"meanwhile"', '"after"']);
}

test('a revoked token ends the poll at once; nothing is lost with the next one', async () => {
  stage = await Stage.open();
  const token = await stage.grant('fan-a');
  const viewer = stage.client('fan-a', token);
  const heard = listen(viewer);
  await subscribeTo(viewer, ['party_1']);
  await loseAndRecover(viewer, heard, async () => void (await stage.admin().revokeToken(token)));
});

test('an expired token ends the poll at once; nothing is lost with the next one', async () => {
  stage = await Stage.open();
  const viewer = stage.client('fan-a', await stage.grant('fan-a', 1));
  // The whole minute passes at once, but for a second and a half.
  stage.clockShiftMs = 58_500 - (Date.now() % 1_000);
  const heard = listen(viewer);
  await subscribeTo(viewer, ['party_1']);
  await loseAndRecover(viewer, heard, () => Promise.resolve());
});

test('a token stays revoked after a restart, and no other token with it', async () => {
  stage = await Stage.open();
  const [token, twin] = [await stage.grant('fan-a'), await stage.grant('fan-a')];
  await stage.admin().revokeToken(token);
  await stage.stop();
  await stage.start();
  expect(
    await statusOf(stage.client('fan-a', token).fetchMessages({ channels: ['party_1'] })),
  ).toBe(403);
  expect(await statusOf(stage.client('fan-a', twin).fetchMessages({ channels: ['party_1'] }))).toBe(
    200,
  );
});

test('keys are made once, for the owner alone', async () => {
  stage = await Stage.open();
  expect(loadOrCreateKeys(stage.folder)).toEqual(stage.keys);
  expect(statSync(join(stage.folder, 'keys.json')).mode & 0o777).toBe(0o600);
});
