import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { callNext, newestUpdate } from '@/backend/parties/service';
import { startOutbox, type OutboxOptions } from '@/backend/platform/outbox/outboxPublisher';
import { RealtimeError, type Realtime } from '@/backend/platform/outbox/realtime';
import { stateAfterMessage } from '@/lib/live/feed';
import { liveParty, type LiveParty } from '@/lib/live/party/liveParty';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';
import type { PartyMessage } from '@/lib/shared/parties/messages';
import { recordingRealtime } from '@/__tests__/support/context';
import {
  join,
  messagesOf,
  openParty,
  openStage,
  partyRow,
  type Stage,
} from '@/__tests__/backend/parties/stage';

const ROUND_TRIP_MS = 80;

let stage: Stage;
let partyID: string;
beforeAll(async () => {
  stage = await openStage(300);
}, 60_000);
afterAll(() => stage.close());
beforeEach(async () => {
  partyID = await openParty(stage.creator);
  await stage.db.deleteFrom('outbox').execute();
});

type Newest = NonNullable<OutboxOptions['newest']>;

const newest: Newest = (channel, waiting) => newestUpdate(stage.db, channel, waiting);

/** Publishes while `during` goes on, and then until nothing waits; returns what the party's channel heard. */
async function publishing(
  given: { publish?: Realtime['publish']; newest?: Newest },
  during: (wakeOutbox: () => void) => Promise<void> = () => Promise.resolve(),
): Promise<PartyMessage[]> {
  const { db, database, creator } = stage;
  const record = recordingRealtime();
  const publish: Realtime['publish'] = async (...message) => {
    await given.publish?.(...message);
    await record.publish(...message);
  };
  const outbox = startOutbox({
    ...{ db, kind: database.kind, logger: creator.logger, pollMs: 10 },
    realtime: { ...record, publish },
    newest: given.newest ?? newest,
  });
  try {
    await during(outbox.wake);
    const end = Date.now() + 20_000;
    while ((await messagesOf(db, partyID)).length > 0) {
      if (Date.now() > end) throw new Error('messages still wait');
      await sleep(10);
    }
  } finally {
    await outbox.stop();
  }
  return record.published
    .filter(({ channel }) => channel === toolChannel(partyID))
    .map(({ message }) => message as PartyMessage);
}

const seqsOf = (messages: readonly PartyMessage[]) => messages.map(({ seq }) => seq);

test('three hundred joins that wait are told in one message, with everybody in it', async () => {
  await Promise.all(stage.fans.map((fan) => join(fan, partyID)));
  const { seq } = await partyRow(stage.db, partyID);
  const [message, ...others] = await publishing({});
  expect(others).toEqual([]);
  expect(message).toMatchObject({
    type: 'PARTY_UPDATE',
    seq,
    party: { id: partyID, memberCount: 300, state: 'OPEN' },
    joins: { since: seq - 299, lanes: [2] },
  });
});

test('while each message takes 80 ms, a page follows three hundred joins in a few of them', async () => {
  const before = await partyRow(stage.db, partyID);
  const results = await publishing({ publish: () => sleep(ROUND_TRIP_MS) }, async (wakeOutbox) => {
    for (let from = 0; from < 300; from += 50) {
      const some = stage.fans.slice(from, from + 50);
      await Promise.all(some.map((fan) => join({ ...fan, wakeOutbox }, partyID)));
    }
  });
  const seqs = seqsOf(results);
  // One by one they were three hundred.
  expect(results.length).toBeLessThan(100);
  expect(seqs).toEqual([...new Set(seqs)].toSorted((a, b) => a - b));
  const page = results.reduce<LiveParty>(
    (state, message) => {
      const next = stateAfterMessage(liveParty, state, message);
      if (next === 'reread') throw new Error(`gap before ${message.seq}`);
      return next;
    },
    { seq: before.seq, memberCount: 0, queueSize: null, turn: 0, laneMix: 2, partyMembers: [] },
  );
  const { seq } = await partyRow(stage.db, partyID);
  expect([page.seq, page.memberCount, page.partyMembers.length]).toEqual([seq, 300, 50]);
}, 30_000);

test('one join alone stays a join', async () => {
  await join(stage.fan(0), partyID);
  expect(await publishing({})).toMatchObject([{ type: 'QUEUE_APPEND' }]);
});

test('where more than joins waited, whoever waits is not told that only others joined', async () => {
  await join(stage.fan(0), partyID);
  await callNext(stage.creator, { partyID, count: 1, requestKey: randomUUID() });
  await join(stage.fan(1), partyID);
  const [message, ...others] = await publishing({});
  expect(others).toEqual([]);
  expect(message).toMatchObject({ type: 'PARTY_UPDATE', party: { memberCount: 1 } });
  expect(message).not.toHaveProperty('joins');
});

test('what happens while the newest state is on its way is neither lost nor told backwards', async () => {
  await join(stage.fan(0), partyID);
  await join(stage.fan(1), partyID);
  let isFirst = true;
  const heard = await publishing({
    publish: async (channel) => {
      if (channel !== toolChannel(partyID) || !isFirst) return;
      isFirst = false;
      await join(stage.fan(2), partyID);
    },
  });
  const { seq } = await partyRow(stage.db, partyID);
  expect(seqsOf(heard)).toEqual([seq - 1, seq]);
});

test('joins that were written after the batch was read are in its state and are not told again', async () => {
  await join(stage.fan(0), partyID);
  await join(stage.fan(1), partyID);
  const heard = await publishing({
    newest: async (channel, waiting) => {
      await join(stage.fan(2), partyID);
      return newest(channel, waiting);
    },
  });
  expect(seqsOf(heard)).toEqual([(await partyRow(stage.db, partyID)).seq]);
  expect(heard[0]).not.toHaveProperty('joins');
});

test('a message that was not taken is sent again, with what is newest then, under the same id', async () => {
  await join(stage.fan(0), partyID);
  await join(stage.fan(1), partyID);
  const tries: { eventId: string; message: object }[] = [];
  await publishing({
    publish: (_channel, message, eventId) => {
      tries.push({ eventId, message });
      return tries.length === 1
        ? Promise.reject(new RealtimeError(false, new Error('away')))
        : Promise.resolve();
    },
  });
  expect(tries).toHaveLength(2);
  expect(tries[1]).toEqual(tries[0]);
});
