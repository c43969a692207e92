import '@/backend/liveTools';
import { randomBytes, randomUUID } from 'node:crypto';
import { addTool } from '@/backend/hosting/service';
import { CLAIM_JOBS, offerAfterReveal } from '@/backend/lotteries/service';
import { lockLottery } from '@/backend/lotteries/store/lotteryRepository';
import { runDueJob } from '@/backend/platform/jobs/scheduledJobs';
import { inTransaction } from '@/backend/platform/transaction';
import type { LotteryPrize } from '@/lib/shared/lottery/messages';
import {
  commitHashOf,
  entrantsHashOf,
  entryHashOf,
  nextHead,
  seedHashOf,
} from '@/lib/shared/lottery/scheme/hash';
import { closeLine, joinLine, revealLine } from '@/lib/shared/lottery/scheme/lines';
import { drawKey, rankingOf } from '@/lib/shared/lottery/scheme/ranking';
import { CLAIM_SECONDS, type ClaimMode } from '@/lib/shared/lottery/states';
import { Clock, userIdOf, type Stage } from '@/__tests__/backend/parties/stage';
import type { TestContext } from '@/__tests__/support/context';
import { aPrize } from '@/__tests__/backend/lotteries/stage';

/** A prize that needs no address. */
export const prize = (changes: Partial<LotteryPrize> = {}) =>
  aPrize({ delivery: 'DIGITAL', ...changes });

export interface DrawOptions {
  claimMode?: ClaimMode;
  prizes?: LotteryPrize[];
  entrants?: readonly TestContext[];
  tickets?: number;
  /** Still open: nothing is closed or revealed. */
  isOpen?: boolean;
  /** Which public number decides it, if it is still open. */
  randomness?: 'none' | 'drand-test';
}

/**
 * A draw of the stage's creator that was published, joined, closed without a public number and
 * revealed, written by the scheme alone; its first offers follow as after every reveal. Returns its id
 * and the entrants in the order of the draw.
 */
export async function revealedDraw(
  stage: Pick<Stage, 'creator' | 'clock' | 'fans'>,
  {
    claimMode = 'OFFLINE',
    prizes = [prize()],
    entrants = stage.fans,
    tickets = 1,
    isOpen = false,
    randomness = 'none',
  }: DrawOptions = {},
): Promise<{ id: string; ranked: TestContext[] }> {
  const { creator, clock } = stage;
  const [id, seed, rules] = [randomUUID(), randomBytes(32).toString('hex'), 'One key.'];
  const prizeCount = prizes.reduce((sum, { quantity }) => sum + quantity, 0);
  const seedHash = seedHashOf(id, seed);
  const sealed = { lotteryId: id, randomness, prizeCount, rules, seedHash };
  const commitHash = commitHashOf(sealed);
  const people = entrants.map((fan, nth) => {
    const opens = { salt: randomBytes(16).toString('hex'), label: `@${fan.actor.handle}` };
    const c = entryHashOf({ lotteryId: id, ...opens });
    return { n: nth + 1, tickets, c, ...opens, userId: userIdOf(fan) };
  });
  const ms = clock.ms;
  const entrantsHash = entrantsHashOf(commitHash, people);
  const ranking = rankingOf(drawKey(seed, entrantsHash, 'none'), people);
  const ticketTotal = people.length * tickets;
  const closing = { entries: people.length, ticketTotal, entrantsHash, round: null };
  const ending = isOpen ? [] : [closeLine(ms, closing), revealLine(ms)];
  const lines = [...people.map((one) => joinLine(ms, one)), ...ending];
  let logHead = commitHash;
  const log = lines.map((line, nth) => {
    logHead = nextHead(logHead, line);
    return { lotteryId: id, seq: nth + 1, line, head: logHead };
  });
  const now = clock.now();
  await inTransaction(creator, async (inner) => {
    await addTool(inner, { id, creatorId: userIdOf(creator), kind: 'LOTTERY' });
    await inner.db
      .insertInto('lotteries')
      .values({
        ...{ id, creatorId: userIdOf(creator), title: 'Friday draw' },
        ...{ prizes: JSON.stringify(prizes), claimMode, claimSeconds: CLAIM_SECONDS[claimMode] },
        ...{ memberCount: people.length, ticketTotal, nextNumber: people.length + 1, rules },
        ...{ prizeCount, randomness, seedHash, commitHash },
        ...{ logSeq: log.length, logHead, logMs: ms, openedAt: now, createdAt: now },
        ...{ updatedAt: now, state: isOpen ? ('OPEN' as const) : ('CLAIMING' as const) },
        ...(!isOpen && { entrantsHash, seed, ranking: JSON.stringify(ranking) }),
        ...(!isOpen && { closedAt: now, revealedAt: now }),
      })
      .execute();
    const entries = people.map((one) => ({
      ...{ id: randomUUID(), claimUuid: randomUUID(), lotteryId: id, joinedAt: now },
      ...{ ...one, logSeq: one.n, networkHash: `network-${one.n}` },
    }));
    if (entries.length > 0) await inner.db.insertInto('lotteryEntries').values(entries).execute();
    await inner.db.insertInto('lotteryLog').values(log).execute();
    await inner.db.insertInto('lotterySeeds').values({ lotteryId: id, seed }).execute();
    const lottery = isOpen ? null : await lockLottery(inner.db, id);
    if (lottery) await offerAfterReveal(inner, lottery);
  });
  const ranked = ranking.map((n) => entrants[n - 1]).filter((fan) => fan !== undefined);
  return { id, ranked };
}

/** Each of two people wins in a draw of the other. */
export async function drawEachOther(one: TestContext, other: TestContext): Promise<void> {
  const clock = new Clock();
  await revealedDraw({ clock, creator: one, fans: [other] });
  await revealedDraw({ clock, creator: other, fans: [one] });
}

/** Runs every job that is due. */
export async function runJobs({ visitor }: Pick<Stage, 'visitor'>): Promise<void> {
  while (await runDueJob(visitor, CLAIM_JOBS));
}

/** Everyone who was drawn, in the order of the draw. */
export const drawnIn = (stage: Pick<Stage, 'db'>, lotteryId: string) =>
  stage.db
    .selectFrom('lotteryEntries')
    .selectAll()
    .where('lotteryId', '=', lotteryId)
    .where('slot', 'is not', null)
    .orderBy('rank')
    .execute();

/** The address of a fan's claim form, and the id of their entry. */
export async function entryOf(stage: Pick<Stage, 'db'>, lotteryId: string, fan: TestContext) {
  const { id, claimUuid: uuid } = await stage.db
    .selectFrom('lotteryEntries')
    .select(['id', 'claimUuid'])
    .where('lotteryId', '=', lotteryId)
    .where('label', '=', `@${fan.actor.handle}`)
    .executeTakeFirstOrThrow();
  return { id, uuid };
}

export const stateOf = async (stage: Pick<Stage, 'db'>, id: string) =>
  (
    await stage.db
      .selectFrom('lotteries')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).state;

/** What the log of a draw says after its reveal, without times. */
export async function handedOut(stage: Pick<Stage, 'db'>, lotteryId: string): Promise<string[]> {
  const rows = await stage.db
    .selectFrom('lotteryLog')
    .select('line')
    .where('lotteryId', '=', lotteryId)
    .orderBy('seq')
    .execute();
  const lines = rows.map(({ line }) => line.replace(/^\d+ /, ''));
  return lines.slice(lines.indexOf('reveal') + 1);
}
