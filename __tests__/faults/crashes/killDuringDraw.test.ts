import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { revealedDraw } from '@/__tests__/backend/lotteries/claims/stage';
import { lotteryRow, verdictOn } from '@/__tests__/backend/lotteries/stage';
import { Clock } from '@/__tests__/backend/parties/stage';
import { BackendProcess } from '@/__tests__/support/backendProcess';
import { testContext, type TestContext } from '@/__tests__/support/context';
import { withDatabase } from '@/__tests__/support/databaseFolder';
import { seedUsers, type SeededUser } from '@/__tests__/support/seed';
import { seededRandom } from '@/__tests__/support/seededRandom';

const rounds = Number(process.env.FAULT_ROUNDS ?? 3);
const draws = 8;
const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000);
const env = { DRAND_TEST_BEACON: 'embedded' };

const dataDir = mkdtempSync(join(tmpdir(), 'playplus-f17-'));
let backend: BackendProcess;
let host: SeededUser;
let fans: SeededUser[];

beforeAll(async () => {
  process.stdout.write(`F17: ${rounds} rounds, FAULT_SEED=${seed}\n`);
  await withDatabase(dataDir, async (db) => {
    [host] = (await seedUsers(db, 'host', 1, 'CREATOR')) as [SeededUser];
    fans = await seedUsers(db, 'fan', 5, 'FAN');
  });
  backend = await BackendProcess.on(dataDir);
}, 120_000);

afterAll(async () => {
  await backend.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Made {
  id: string;
  /** Labels in the order that follows from what is stored before the close; null: a number decides. */
  order: string[] | null;
}

/** Open draws whose time is over. The first waits for a public number, so its list stays closed. */
function dueDraws(): Promise<Made[]> {
  return withDatabase(dataDir, async (db) => {
    const clock = new Clock();
    clock.ms = Date.now() - 60_000;
    const as = (user: SeededUser, userType: 'CREATOR' | 'FAN'): TestContext =>
      testContext(db, {
        actor: { userId: user.id, userType, handle: user.handle, sessionId: user.sessionId },
        now: clock.now,
      });
    const stage = { clock, creator: as(host, 'CREATOR'), fans: fans.map((fan) => as(fan, 'FAN')) };
    const made: Made[] = [];
    for (let nth = 0; nth < draws; nth += 1) {
      const randomness = nth === 0 ? 'drand-test' : 'none';
      const { id, ranked } = await revealedDraw(stage, { isOpen: true, randomness });
      const order = ranked.map(({ actor }) => `@${actor.handle}`);
      made.push({ id, order: randomness === 'none' ? order : null });
      // One after the other is due.
      clock.ms += 1;
      const due = { closesAt: clock.now() };
      await db.updateTable('lotteries').set(due).where('id', '=', id).execute();
    }
    return made;
  });
}

/** What is kept of a draw: its fixed list, its order, and its log with every head. */
async function keptOf(db: Kysely<Tables>, id: string) {
  const { state, entrantsHash, round, closedAt, ranking } = await lotteryRow({ db }, id);
  const log = await db
    .selectFrom('lotteryLog')
    .select(['line', 'head'])
    .where('lotteryId', '=', id)
    .orderBy('seq')
    .execute();
  const entries = await db
    .selectFrom('lotteryEntries')
    .select(['n', 'label'])
    .where('lotteryId', '=', id)
    .execute();
  const labels = new Map(entries.map(({ n, label }) => [n, label]));
  const order = ranking?.map((n) => labels.get(n));
  return { state, closed: { entrantsHash, round, closedAt }, order: order ?? null, log };
}

const allKept = (made: readonly Made[]) =>
  withDatabase(dataDir, (db) => Promise.all(made.map(({ id }) => keptOf(db, id))));

const endsOf = (log: readonly { line: string }[]) =>
  log.slice(fans.length).map(({ line }) => line.split(' ')[1]);

/** How the log goes on after its entries, for each state a kill may leave. */
const ENDS: Record<string, string[]> = {
  OPEN: [],
  CLOSED: ['close'],
  CLAIMING: ['close', 'reveal', 'offer'],
};

test.each(Array.from({ length: rounds }, (_, round) => round))(
  'F17 a backend killed between the close of draws and their reveal changes no result (round %i)',
  async (round) => {
    const made = await dueDraws();
    await backend.start(env);
    await whenAny(made, ['CLOSED', 'CLAIMING']);
    const killAfter = seededRandom(seed + round)() * 500;
    await new Promise((resolve) => setTimeout(resolve, killAfter));
    await backend.kill();
    const cut = await allKept(made);
    const count = (state: string) => cut.filter((one) => one.state === state).length;
    process.stdout.write(
      `killed with ${count('OPEN')} open, ${count('CLOSED')} closed, ${count('CLAIMING')} drawn\n`,
    );
    // A step was taken, or it was not.
    for (const { state, log } of cut) expect(endsOf(log)).toEqual(ENDS[state]);
    expect(cut[0]?.state).toBe('CLOSED');

    await backend.start(env);
    for (const one of made) await whenAny([one], ['CLAIMING']);
    await backend.stop();
    const end = await allKept(made);
    for (const [nth, one] of end.entries()) {
      const before = cut[nth];
      expect(endsOf(one.log)).toEqual(ENDS.CLAIMING);
      expect(one.log.slice(0, before?.log.length)).toEqual(before?.log);
      if (before?.state !== 'OPEN') expect(one.closed).toEqual(before?.closed);
      if (before?.state === 'CLAIMING') expect(one.order).toEqual(before.order);
      if (made[nth]?.order) expect(one.order).toEqual(made[nth]?.order);
    }
    await withDatabase(dataDir, async (db) => {
      const visitor = testContext(db);
      for (const { id, order } of made) {
        expect(await verdictOn({ visitor }, id)).toBe(order ? 'followed' : 'test-beacon');
      }
    });
  },
  180_000,
);

/** Waits until one of these draws is in one of these states, as everybody sees it. */
async function whenAny(made: readonly Made[], states: readonly string[]): Promise<void> {
  for (;;) {
    for (const { id } of made) {
      const answer = await backend.graphql(
        'query ($lotteryId: ID!) { getLottery(lotteryId: $lotteryId) { items { state } } }',
        { lotteryId: id },
      );
      const [shown] = (answer.data?.getLottery?.items ?? []) as { state: string }[];
      if (shown && states.includes(shown.state)) return;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
