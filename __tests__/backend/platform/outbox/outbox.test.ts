import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { enqueue, shardOf, type OutboxEvent } from '@/backend/platform/outbox/outbox';
import { startOutbox, type Outbox } from '@/backend/platform/outbox/outboxPublisher';
import { RealtimeError, type Realtime } from '@/backend/platform/outbox/realtime';
import { inTransaction } from '@/backend/platform/transaction';
import { recordingRealtime, testContext } from '@/__tests__/support/context';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';

let database: TestDatabase;
const outboxes: Outbox[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
afterEach(async () => {
  await Promise.all(outboxes.splice(0).map((outbox) => outbox.stop()));
  await database.db.deleteFrom('outbox').execute();
});

function start(realtime: Realtime, pollMs = 20): Outbox {
  const { db, kind } = database;
  const outbox = startOutbox({ db, kind, realtime, logger: testContext(db).logger, pollMs });
  outboxes.push(outbox);
  return outbox;
}

/** Like `start`, and counts its statements; it looks for rows of others once a minute only. */
function startCounted(realtime: Realtime): () => number {
  let statements = 0;
  const db = database.db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const { logger } = testContext(db);
  outboxes.push(startOutbox({ db, kind: database.kind, realtime, logger, pollMs: 60_000 }));
  return () => statements;
}

function commit(...events: OutboxEvent[]): Promise<void> {
  return inTransaction(testContext(database.db), (context) => enqueue(context, ...events));
}

async function waiting(): Promise<number> {
  const { count } = await database.db
    .selectFrom('outbox')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function drained(): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline && (await waiting()) > 0) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

describe('writing an event', () => {
  test('is refused outside of a transaction', async () => {
    const context = testContext(database.db);
    await expect(enqueue(context, { channel: 'party_1', message: {} })).rejects.toThrow(
      'in the transaction that caused it',
    );
  });

  test('leaves nothing behind when its transaction is rolled back', async () => {
    const context = testContext(database.db);
    const failing = inTransaction(context, async (inner) => {
      await enqueue(inner, { channel: 'party_1', message: { seq: 1 } });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await waiting()).toBe(0);
  });

  test('spreads channels over all shards', () => {
    const shards = new Set(Array.from({ length: 500 }, (_, index) => shardOf(`party_${index}`)));
    expect([...shards].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 16 }, (_, shard) => shard),
    );
  });
});

describe('publishing', () => {
  test('rests after what it could take: one claim, one look, one deletion', async () => {
    await commit({ channel: 'party_1', message: { seq: 1 } });
    const statements = startCounted(recordingRealtime());
    await drained();
    await new Promise((resolve) => setTimeout(resolve, 150));
    // What a killed process had leased is freed first, in a database only one process can have.
    expect(statements()).toBe(database.kind === 'pglite' ? 4 : 3);
  });

  test('goes on while there is more than it takes at a time, without being woken', async () => {
    const realtime = recordingRealtime();
    const channels = Array.from({ length: 40 }, (_, index) => `party_${index}`);
    const rush = Array.from({ length: 450 }, (_, seq) => ({
      channel: 'party_rush',
      message: { seq },
    }));
    await commit(...channels.map((channel) => ({ channel, message: {} })), ...rush);
    startCounted(realtime);
    await drained();
    expect(realtime.published).toHaveLength(490);
  });

  test('keeps the order of every channel and deletes what was published', async () => {
    const realtime = recordingRealtime();
    const channels = ['party_a', 'party_b', 'party_c', 'notifications-d'];
    for (let seq = 1; seq <= 60; seq += 1) {
      await commit(...channels.map((channel) => ({ channel, message: { seq } })));
    }
    start(realtime);
    await drained();
    for (const channel of channels) {
      const seqs = realtime.published
        .filter((event) => event.channel === channel)
        .map((event) => event.message);
      expect(seqs).toEqual(Array.from({ length: 60 }, (_, index) => ({ seq: index + 1 })));
    }
    expect(new Set(realtime.published.map((event) => event.eventId)).size).toBe(240);
  });

  test('happens at once when woken, long before the next poll', async () => {
    const realtime = recordingRealtime();
    const outbox = start(realtime, 60_000);
    const context = { ...testContext(database.db), wakeOutbox: outbox.wake };
    await new Promise((resolve) => setTimeout(resolve, 100));
    await inTransaction(context, (inner) =>
      enqueue(inner, { channel: 'party_a', message: { seq: 1 } }),
    );
    await drained();
    expect(realtime.published).toHaveLength(1);
  });

  test('sends an event again under the same id when the service was away, and keeps the order', async () => {
    const attempts: { channel: string; eventId: string; message: object }[] = [];
    let failures = 3;
    const realtime: Realtime = {
      ...recordingRealtime(),
      publish: (channel, message, eventId) => {
        attempts.push({ channel, message, eventId });
        if (channel === 'party_a' && failures > 0) {
          failures -= 1;
          return Promise.reject(new RealtimeError(false, new Error('away')));
        }
        return Promise.resolve();
      },
    };
    await commit(
      { channel: 'party_a', message: { seq: 1 } },
      { channel: 'party_a', message: { seq: 2 } },
    );
    await commit({ channel: 'party_b', message: { seq: 1 } });
    start(realtime);
    await drained();
    const ofA = attempts.filter(({ channel }) => channel === 'party_a');
    expect(ofA.map(({ message }) => message)).toEqual([1, 1, 1, 1, 2].map((seq) => ({ seq })));
    expect(new Set(ofA.slice(0, 4).map(({ eventId }) => eventId)).size).toBe(1);
    expect(attempts.filter(({ channel }) => channel === 'party_b')).toHaveLength(1);
  });

  test('drops a message that is refused for good instead of holding back its channel', async () => {
    const record = recordingRealtime();
    const realtime: Realtime = {
      ...record,
      publish: (channel, message, eventId) =>
        'tooLarge' in message
          ? Promise.reject(new RealtimeError(true, new Error('too large')))
          : record.publish(channel, message, eventId),
    };
    await commit(
      { channel: 'party_a', message: { tooLarge: true } },
      { channel: 'party_a', message: { seq: 2 } },
    );
    start(realtime);
    await drained();
    expect(record.published.map(({ message }) => message)).toEqual([{ seq: 2 }]);
  });

  test('two publishers share the work: everything once, each channel in order', async () => {
    const realtimes = [recordingRealtime(), recordingRealtime()] as const;
    const channels = Array.from({ length: 40 }, (_, index) => `party_${index}`);
    const order: Record<string, number[]> = {};
    const slow = (realtime: (typeof realtimes)[number]): Realtime => ({
      ...realtime,
      publish: async (channel, message, eventId) => {
        await new Promise((resolve) => setTimeout(resolve, 2));
        (order[channel] ??= []).push((message as { seq: number }).seq);
        await realtime.publish(channel, message, eventId);
      },
    });
    for (let seq = 1; seq <= 10; seq += 1) {
      await commit(...channels.map((channel) => ({ channel, message: { seq } })));
    }
    realtimes.forEach((realtime) => start(slow(realtime)));
    await drained();
    for (const channel of channels) {
      expect(order[channel]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    }
    if (database.kind === 'postgres') {
      expect(realtimes.every((realtime) => realtime.published.length > 0)).toBe(true);
    }
  });

  test('shards of a publisher that was killed are taken over when its lease is over', async () => {
    await commit({ channel: 'party_a', message: { seq: 1 } });
    const owner = '00000000-0000-7000-8000-00000000dead';
    await database.db
      .updateTable('outboxShards')
      .set({ owner, leasedUntil: new Date(Date.now() + 400) })
      .execute();
    const realtime = recordingRealtime();
    start(realtime);
    await drained();
    expect(realtime.published).toHaveLength(1);
  });
});
