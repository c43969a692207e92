import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { pause, Stage, until } from '@/__tests__/backend/emulators/realtime/support';
import { FaultProxy } from '@/__tests__/support/faultProxy';
import { RealtimeConnection } from '@/lib/realtime/connection';
import { ANONYMOUS, openClient } from '@/lib/realtime/openClient';

/** A minute of a page takes three seconds here. */
const silence = { leastMs: 2_500, mostMs: 3_000, tickMs: 100, answerMs: 2_000 };

let stage: Stage;
let proxy: FaultProxy;
let connection: RealtimeConnection;
/** What the page said and read, in order. */
let said: string[];

beforeEach(async () => {
  stage = await Stage.open({ batchMs: 0 });
  proxy = await FaultProxy.before(stage.port);
  said = [];
  const { subscribeKey, publishKey } = stage.keys;
  const place = { subscribeKey, publishKey, port: proxy.port, path: null };
  const page = { host: '', hostname: '127.0.0.1', protocol: 'http:' };
  connection = new RealtimeConnection({
    openClient: (onTrouble) => openClient(place, ANONYMOUS, onTrouble, page),
    fetchToken: async () => ({
      token: await stage.grant(ANONYMOUS),
      expiresAt: new Date(Date.now() + 900_000).toISOString(),
    }),
    since: Date.now(),
    silence,
  });
  connection.watchStatus(() => said.push(connection.status));
  connection.subscribe('party_1', {
    onMessage: (message) => said.push(`message ${String(message)}`),
    onGap: () => said.push('state read'),
  });
  await until(() => connection.status === 'live');
  // The poll behind the handshake is held by then.
  await pause(150);
});

afterEach(async () => {
  connection.close();
  await proxy.close();
  await stage.dispose();
});

const publish = (message: string) => stage.admin().publish({ channel: 'party_1', message });

test('what a silently dead connection kept back comes after a silence, and the page says that it was behind', async () => {
  proxy.freeze({ newToo: false });
  await publish('missed');
  await until(() => said.includes('message missed'));
  expect(said.slice(0, said.indexOf('message missed'))).toEqual(['connecting', 'live', 'offline']);
  await until(() => said.at(-1) === 'state read');
  expect(connection.status).toBe('live');
});

test('while no byte comes at all the page says so, reads its state, and is right once bytes come', async () => {
  proxy.freeze();
  await publish('missed');
  await until(() => said.includes('state read'));
  expect(said.slice(0, said.indexOf('state read'))).toEqual(['connecting', 'live', 'offline']);
  expect(said).not.toContain('message missed');
  proxy.thaw();
  await until(() => said.includes('message missed'), 30_000);
  await until(() => connection.status === 'live', 30_000);
}, 60_000);
