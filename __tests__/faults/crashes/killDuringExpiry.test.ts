import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Kysely } from 'kysely';
import { confirmWinners } from '@/backend/lotteries/service';
import type { Tables } from '@/backend/platform/tables';
import { drawnIn, handedOut, revealedDraw } from '@/__tests__/backend/lotteries/claims/stage';
import { verdictOn } from '@/__tests__/backend/lotteries/stage';
import { Clock } from '@/__tests__/backend/parties/stage';
import { BackendProcess } from '@/__tests__/support/backendProcess';
import { testContext, type TestContext } from '@/__tests__/support/context';
import { withDatabase } from '@/__tests__/support/databaseFolder';
import { seedUsers, type SeededUser } from '@/__tests__/support/seed';
import { seededRandom } from '@/__tests__/support/seededRandom';

const rounds = Number(process.env.FAULT_ROUNDS ?? 3);
const draws = 8;
const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000);

const dataDir = mkdtempSync(join(tmpdir(), 'playplus-f17-'));
let backend: BackendProcess;
let host: SeededUser;
let fans: SeededUser[];

beforeAll(async () => {
  process.stdout.write(`F17: ${rounds} rounds, FAULT_SEED=${seed}\n`);
  await withDatabase(dataDir, async (db) => {
    [host] = (await seedUsers(db, 'host', 1, 'CREATOR')) as [SeededUser];
    fans = await seedUsers(db, 'fan', 3, 'FAN');
  });
  backend = await BackendProcess.on(dataDir);
}, 120_000);

afterAll(async () => {
  await backend.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Draws whose first winners were told so long ago that their time to claim is over. */
function lapsedDraws(): Promise<string[]> {
  return withDatabase(dataDir, async (db) => {
    const clock = new Clock();
    clock.ms = Date.now() - 121_000;
    const as = (user: SeededUser, userType: 'CREATOR' | 'FAN'): TestContext =>
      testContext(db, {
        actor: { userId: user.id, userType, handle: user.handle, sessionId: user.sessionId },
        now: clock.now,
      });
    const creator = as(host, 'CREATOR');
    const entrants = fans.map((fan) => as(fan, 'FAN'));
    const ids: string[] = [];
    for (let made = 0; made < draws; made += 1) {
      const { id } = await revealedDraw({ clock, creator, fans: entrants }, { claimMode: 'LIVE' });
      const memberIds = (await drawnIn({ db }, id)).map(({ id: entryId }) => entryId);
      await confirmWinners(creator, { lotteryId: id, memberIds });
      ids.push(id);
      // One after the other is due.
      clock.ms += 1;
    }
    return ids;
  });
}

const logsOf = (db: Kysely<Tables>, ids: readonly string[]) =>
  Promise.all(ids.map((id) => handedOut({ db }, id)));

test.each(Array.from({ length: rounds }, (_, round) => round))(
  'F17 a backend killed while claims expire offers each prize to the next rank once (round %i)',
  async (round) => {
    const ids = await lapsedDraws();
    await backend.start();
    // Some are done, and one is at hand.
    await whenDrawnTwice(ids[0] ?? '');
    const killAfter = seededRandom(seed + round)() * 200;
    await new Promise((resolve) => setTimeout(resolve, killAfter));
    await backend.kill();
    const cut = await withDatabase(dataDir, (db) => logsOf(db, ids));
    const done = cut.filter((lines) => lines.length === 3).length;
    process.stdout.write(`killed after ${done} of ${draws} draws\n`);
    // All of it, or nothing.
    expect(cut.filter((lines) => lines.length !== 1 && lines.length !== 3)).toEqual([]);

    await backend.start();
    for (const id of ids) await whenDrawnTwice(id);
    await backend.stop();
    await withDatabase(dataDir, async (db) => {
      const visitor = testContext(db);
      for (const [nth, id] of ids.entries()) {
        const [first, second, ...more] = await drawnIn({ db }, id);
        expect(more).toEqual([]);
        const expected = [`offer 1 ${first?.n}`, `out ${first?.n} expired`, `offer 1 ${second?.n}`];
        expect(await handedOut({ db }, id)).toEqual(expected);
        expect(expected.slice(0, cut[nth]?.length)).toEqual(cut[nth]);
        expect(await verdictOn({ visitor }, id)).toBe('followed');
      }
    });
  },
  180_000,
);

/** Waits until somebody else is drawn in a draw, as everybody sees it. */
async function whenDrawnTwice(lotteryId: string): Promise<void> {
  for (;;) {
    const answer = await backend.graphql(
      'query ($lotteryId: ID!) { getLottery(lotteryId: $lotteryId) { items { winners { rank } } } }',
      { lotteryId },
    );
    const [shown] = (answer.data?.getLottery?.items ?? []) as { winners: object[] }[];
    if (shown?.winners.length === 2) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
