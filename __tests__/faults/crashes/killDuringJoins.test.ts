import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { BackendProcess } from '@/__tests__/support/backendProcess';
import { faultsOf, record, type Act } from '@/__tests__/support/history';
import { withDatabase } from '@/__tests__/support/databaseFolder';
import { seedParty, seedUsers, type SeededUser } from '@/__tests__/support/seed';
import { seededRandom } from '@/__tests__/support/seededRandom';

const rounds = Number(process.env.FAULT_ROUNDS ?? 3);
const joins = 1_000;
const inFlight = 32;
const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000);

const dataDir = mkdtempSync(join(tmpdir(), 'playplus-f1-'));
let backend: BackendProcess;
let host: SeededUser;
let fans: SeededUser[];
const parties: string[] = [];

beforeAll(async () => {
  process.stdout.write(`F1: ${rounds} rounds, FAULT_SEED=${seed}\n`);
  await withDatabase(dataDir, async (db) => {
    const [creator] = await seedUsers(db, 'host', 1, 'CREATOR');
    if (!creator) throw new Error('no creator');
    host = creator;
    fans = await seedUsers(db, 'fan', joins, 'FAN');
    for (let round = 0; round < rounds; round += 1)
      parties.push(await seedParty(db, creator.id, 0));
  });
  backend = await BackendProcess.on(dataDir);
  await backend.start();
}, 120_000);

afterAll(async () => {
  await backend.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function joinAll(partyID: string, history: Act[]) {
  const waiting = [...fans];
  const worker = async () => {
    for (let fan = waiting.shift(); fan; fan = waiting.shift()) {
      const { token, handle } = fan;
      await record(history, handle, async () => {
        const answer = await backend.graphql(
          'mutation ($partyID: ID!) { joinQueue(partyID: $partyID, fields: []) { error item { queueUuid } } }',
          { partyID },
          token,
        );
        return answer.data?.joinQueue?.error === null;
      });
    }
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
}

/** The whole waiting list as the host pages through it, and the count the party shows. */
async function finalQueue(partyID: string) {
  const queue: { who: string; number: number }[] = [];
  let cursor: string | null = null;
  do {
    const answer = await backend.graphql(
      'query ($partyID: ID!, $cursor: String) { hostMembers(partyID: $partyID, cursor: $cursor) { error cursor items { handle number } } }',
      { partyID, cursor },
      host.token,
    );
    const page = answer.data?.hostMembers;
    for (const item of (page?.items ?? []) as { handle: string; number: number }[]) {
      queue.push({ who: item.handle, number: item.number });
    }
    cursor = page?.cursor ?? null;
  } while (cursor);
  const party = await backend.graphql(
    'query ($partyID: ID!) { getParties(partyID: $partyID) { error items { memberCount } } }',
    { partyID },
  );
  const [first] = (party.data?.getParties?.items ?? []) as { memberCount: number }[];
  return { queue, memberCount: first?.memberCount };
}

test.each(Array.from({ length: rounds }, (_, round) => round))(
  'F1 a backend killed during a thousand joins keeps every acknowledged join once and in order (round %i)',
  async (round) => {
    const partyID = parties[round] ?? '';
    const killAfter = seededRandom(seed + round)() * 3_000;
    const history: Act[] = [];
    const joining = joinAll(partyID, history);
    await new Promise((resolve) => setTimeout(resolve, killAfter));
    await backend.kill();
    await joining;
    await backend.start();
    const { queue, memberCount } = await finalQueue(partyID);
    expect(faultsOf(history, queue)).toEqual([]);
    expect(memberCount).toBe(queue.length);
  },
  180_000,
);
