import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  callNext,
  changePartyState,
  createParty,
  joinQueue,
  newestUpdate,
} from '@/backend/parties/service';
import { startOutbox, type Outbox } from '@/backend/platform/outbox/outboxPublisher';
import { createRealtime } from '@/backend/platform/outbox/realtime';
import { deleteAccount } from '@/backend/privacy/service';
import { conversationChannel } from '@/lib/shared/messaging/conversations';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';
import { notificationsChannel } from '@/lib/shared/parties/messages';
import { memberContext, PASSWORD } from '@/__tests__/backend/accounts/people';
import { Stage as RealtimeStage } from '@/__tests__/backend/emulators/realtime/support';
import { begin, write } from '@/__tests__/backend/messaging/talk';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';

let database: TestDatabase;
let server: RealtimeStage;
let outbox: Outbox;
beforeAll(async () => {
  [database, server] = await Promise.all([openTestDatabase(), RealtimeStage.open()]);
  const { db, kind } = database;
  const { context } = await memberContext(database, 'somebody');
  outbox = startOutbox({
    ...{ db, kind, logger: context.logger, pollMs: 10 },
    realtime: realtime(),
    newest: (channel, waiting) => newestUpdate(db, channel, waiting),
  });
}, 60_000);
afterAll(async () => {
  await outbox.stop();
  await server.dispose();
  await database.close();
});

async function published(): Promise<void> {
  const end = Date.now() + 15_000;
  const waiting = () => database.db.selectFrom('outbox').select('id').execute();
  while ((await waiting()).length > 0) {
    if (Date.now() > end) throw new Error('events still wait');
    await sleep(10);
  }
}

/** What the history of a channel holds, for whoever may read all. */
async function historyOf(channel: string): Promise<unknown[]> {
  const { channels } = await server.admin().fetchMessages({ channels: [channel], count: 100 });
  return (channels[channel] ?? []).map(({ message }) => message);
}

const realtime = () => createRealtime({ ...server.keys, origin: `127.0.0.1:${server.port}` });

test('what is said in queues and messages is in no history, so a deleted account’s handle is not; the feed is, and goes with the account', async () => {
  const host = await memberContext(database, 'a-host', 'CREATOR');
  const fan = await memberContext(database, 'the-leaver');
  const requestKey = crypto.randomUUID();
  const { id: partyID } = await createParty(host.context, { title: 'Q', game: 'Go', requestKey });
  await changePartyState(host.context, { partyID, action: 'OPEN' });
  await joinQueue(fan.context, { partyID, fields: [] });
  await callNext(host.context, { partyID, count: 1, requestKey: crypto.randomUUID() });
  const conversationId = await begin(fan.context, host.context);
  await write(fan.context, conversationId, 'Hello from the-leaver');
  await published();
  expect(await historyOf(notificationsChannel(fan.user.id))).toContainEqual(
    expect.objectContaining({ type: 'called' }),
  );

  const context = { ...fan.context, realtime: realtime() };
  await deleteAccount(context, { confirmation: PASSWORD });
  await published();
  expect(await historyOf(notificationsChannel(fan.user.id))).toEqual([]);
  expect(await historyOf(toolChannel(partyID))).toEqual([]);
  expect(await historyOf(conversationChannel(conversationId))).toEqual([]);
});

test('an account goes while real time is away, and the log says that its feed stays', async () => {
  const { context } = await memberContext(database, 'gone-in-an-outage');
  const warned: unknown[] = [];
  const logger = { ...context.logger, warn: (...said: unknown[]) => warned.push(said.at(-1)) };
  const away = createRealtime({ ...server.keys, origin: '127.0.0.1:9' });
  await deleteAccount(
    { ...context, realtime: away, logger },
    {
      confirmation: PASSWORD,
    },
  );
  expect(warned).toEqual(['the feed of a deleted account stays for its ninety days']);
  const left = database.db.selectFrom('users').where('handle', '=', 'gone-in-an-outage');
  expect(await left.select('id').execute()).toEqual([]);
});
