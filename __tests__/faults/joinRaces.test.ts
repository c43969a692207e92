import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { BackendProcess } from '@/__tests__/support/backendProcess';
import { withDatabase } from '@/__tests__/support/databaseFolder';
import { whenPublished } from '@/__tests__/support/publishedMessages';
import { seedParty, seedUsers, type SeededUser } from '@/__tests__/support/seed';
import { seededRandom, shuffled } from '@/__tests__/support/seededRandom';
import { stateAfterMessage } from '@/lib/live/feed';
import { liveParty, type LiveParty } from '@/lib/live/party/liveParty';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';
import type { PartyMessage } from '@/lib/shared/parties/messages';

const rounds = Number(process.env.FAULT_ROUNDS ?? 3);
const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000);
const people = 500;
const places = 10;

const dataDir = mkdtempSync(pathOf(tmpdir(), 'playplus-f17-'));
const parties = { full: [] as string[], joined: [] as string[], left: [] as string[] };
let backend: BackendProcess;
let fans: SeededUser[];

beforeAll(async () => {
  process.stdout.write(`F17, F18: ${rounds} rounds, FAULT_SEED=${seed}\n`);
  await withDatabase(dataDir, async (db) => {
    const [host] = await seedUsers(db, 'host', 1, 'CREATOR');
    if (!host) throw new Error('no creator');
    fans = await seedUsers(db, 'fan', people, 'FAN');
    for (const made of Object.values(parties)) {
      for (let round = 0; round < rounds; round += 1) made.push(await seedParty(db, host.id, 0));
    }
    await db
      .updateTable('parties')
      .set({ queueSize: places })
      .where('id', 'in', parties.full)
      .execute();
  });
  backend = await BackendProcess.on(dataDir);
  await backend.start();
}, 60_000);

afterAll(async () => {
  await backend.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Done {
  fan: SeededUser;
  /** `ok`, or the code of the refusal. */
  code: string;
  queueUuid: string | undefined;
}

async function run(fan: SeededUser, root: 'joinQueue' | 'leaveQueue', id: string): Promise<Done> {
  const call =
    root === 'joinQueue' ? 'joinQueue(partyID: $id, fields: [])' : 'leaveQueue(queueUuid: $id)';
  const answer = await backend.graphql(
    `mutation ($id: ID!) { ${call} { error item { queueUuid } } }`,
    { id },
    fan.token,
  );
  const { error, item } = answer.data?.[root] ?? { error: JSON.stringify(answer.errors) };
  return {
    fan,
    code: error ?? 'ok',
    queueUuid: (item as { queueUuid?: string } | null)?.queueUuid,
  };
}

const join = (fan: SeededUser, partyID: string) => run(fan, 'joinQueue', partyID);
const leave = (fan: SeededUser, queueUuid: string) => run(fan, 'leaveQueue', queueUuid);

function counted(done: readonly Done[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { code } of done) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

async function ticketOf({ fan, queueUuid }: Done) {
  const answer = await backend.graphql(
    'query ($queueUuid: ID!) { getPartyQueue(queueUuid: $queueUuid) { item { number position } } }',
    { queueUuid },
    fan.token,
  );
  return answer.data?.getPartyQueue?.item as { number: number; position: number | null };
}

async function partyAsSeenBy(fan: SeededUser, partyID: string) {
  const answer = await backend.graphql(
    `query ($partyID: ID!) { getParties(partyID: $partyID) {
      items { memberCount partyMembers { handle number } myEntry { queueUuid } } } }`,
    { partyID },
    fan.token,
  );
  return answer.data?.getParties?.items?.[0];
}

/** How many wait by what went out to everyone, each event once and with no gap. */
async function publishedCount(partyID: string, expected: number): Promise<number> {
  const results = await whenPublished<PartyMessage>(backend, toolChannel(partyID), expected);
  expect(new Set(results.map(({ eventId }) => eventId)).size).toBe(results.length);
  const page = results.reduce<LiveParty>(
    (state, { message }) => {
      expect(message.seq).toBeGreaterThan(state.seq);
      const next = stateAfterMessage(liveParty, state, message);
      if (next === 'reread') throw new Error(`a gap before ${message.seq}`);
      return next;
    },
    { seq: 0, memberCount: 0, queueSize: null, turn: 0, laneMix: 2, partyMembers: [] },
  );
  expect(page.seq).toBe(expected);
  return page.memberCount;
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const eachRound = upTo(rounds).map((round) => round - 1);

test.each(eachRound)(
  'F17 five hundred people join at once for ten places: ten are in, the others hear that it is full (round %i)',
  async (round) => {
    const partyID = parties.full[round] ?? '';
    const crowd = shuffled(fans, seededRandom(seed + round));
    const done = await Promise.all(crowd.map((fan) => join(fan, partyID)));
    expect(counted(done)).toEqual({ ok: places, 'party.full': people - places });

    const inside = done.filter(({ code }) => code === 'ok');
    const tickets = await Promise.all(inside.map(ticketOf));
    const positions = tickets.sort((a, b) => a.number - b.number);
    expect(positions).toEqual(upTo(places).map((nth) => ({ number: nth, position: nth })));
    const party = await partyAsSeenBy(fans[0] as SeededUser, partyID);
    expect(party).toMatchObject({ memberCount: places });
    expect(await publishedCount(partyID, places)).toBe(places);
  },
  60_000,
);

test.each(eachRound)(
  'F18 one fan joins fifty times at once: one row, one place, one event (round %i)',
  async (round) => {
    const partyID = parties.joined[round] ?? '';
    const fan = fans[round] as SeededUser;
    const done = await Promise.all(upTo(50).map(() => join(fan, partyID)));
    expect(counted(done)).toEqual({ ok: 1, 'party.already_joined': 49 });
    // Whoever is told "already" is told which ticket, and there is only that one.
    expect(new Set(done.map(({ queueUuid }) => queueUuid)).size).toBe(1);
    expect(await ticketOf(done[0] as Done)).toEqual({ number: 1, position: 1 });
    expect(await partyAsSeenBy(fan, partyID)).toEqual({
      memberCount: 1,
      partyMembers: [{ handle: fan.handle, number: 1 }],
      myEntry: { queueUuid: done[0]?.queueUuid },
    });
    expect(await publishedCount(partyID, 1)).toBe(1);
  },
  60_000,
);

test.each(eachRound)(
  'F18 one fan joins while leaving: one place at most, one event for each join and each leave (round %i)',
  async (round) => {
    const partyID = parties.left[round] ?? '';
    const fan = fans[round] as SeededUser;
    const random = seededRandom(seed + round);
    let joins = 0;
    let leaves = 0;
    let ticket: string | undefined;
    for (let wave = 0; wave < 5; wave += 1) {
      if (!ticket) {
        ticket = (await join(fan, partyID)).queueUuid;
        joins += 1;
      }
      const before = ticket ?? '';
      const acts = [...upTo(10).map(() => join), ...upTo(10).map(() => leave)];
      const racing = shuffled(acts, random).map(async (act) =>
        act === join
          ? { act, ...(await join(fan, partyID)) }
          : { act, ...(await leave(fan, before)) },
      );
      const done = await Promise.all(racing);
      const [joined, left] = [join, leave].map((act) => done.filter((one) => one.act === act));
      const { ok = 0, 'party.already_joined': already = 0 } = counted(joined ?? []);
      expect({ ok: ok <= 1, answered: ok + already }).toEqual({ ok: true, answered: 10 });
      expect(counted(left ?? [])).toEqual({ ok: 1, 'ticket.wrong_state': 9 });
      joins += ok;
      leaves += 1;
      ticket = joined?.find(({ code }) => code === 'ok')?.queueUuid;
      const mine = ticket === undefined ? null : { queueUuid: ticket };
      expect(await partyAsSeenBy(fan, partyID)).toMatchObject({
        memberCount: joins - leaves,
        myEntry: mine,
      });
    }
    expect(await publishedCount(partyID, joins + leaves)).toBe(joins - leaves);
  },
  60_000,
);

test('F17 F18 afterwards rows, counts and numbers agree, and nothing waits to be sent', async () => {
  await backend.stop();
  await withDatabase(dataDir, async (db) => {
    for (const partyId of Object.values(parties).flat()) {
      const party = await db
        .selectFrom('parties')
        .select(['memberCount', 'nextNumber'])
        .where('id', '=', partyId)
        .executeTakeFirstOrThrow();
      const entries = await db
        .selectFrom('queueEntries')
        .select(['number', 'status'])
        .where('partyId', '=', partyId)
        .orderBy('number')
        .execute();
      const blocks = await db
        .selectFrom('queueBlocks')
        .select('waiting')
        .where('partyId', '=', partyId)
        .execute();
      expect(entries.map(({ number }) => number)).toEqual(upTo(party.nextNumber - 1));
      const waiting = entries.filter(({ status }) => status === 100).length;
      expect(waiting).toBe(party.memberCount);
      expect(blocks.reduce((sum, block) => sum + block.waiting, 0)).toBe(waiting);
    }
    expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]);
  });
}, 60_000);
