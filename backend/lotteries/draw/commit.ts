import { randomBytes } from 'node:crypto';
import type { Context } from '@/backend/platform/context';
import { commitHashOf, seedHashOf } from '@/lib/shared/lottery/scheme/hash';
import type { Randomness } from '@/lib/shared/lottery/scheme/lists';
import { rulesOf } from '@/backend/lotteries/host/rules';
import type { HeldLottery, LotteryPatch } from '@/backend/lotteries/store/lotteryRepository';
import { forgetSeed, saveSeed } from '@/backend/lotteries/store/seedRepository';
import type { LotterySettings } from '@/backend/lotteries/types';

/** What a draw that is a draft has of a commitment. */
const UNCOMMITTED = {
  rules: null,
  prizeCount: 0,
  randomness: null,
  seedHash: null,
  commitHash: null,
  logHead: null,
} satisfies LotteryPatch;

/** Prizes one by one. */
export const prizeCountOf = (prizes: LotterySettings['prizes']): number =>
  prizes.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Draws a new secret for a locked draw whose log is empty, keeps it, and returns what is published of
 * it: the rules as they are from now on, and the commitment to all of it.
 */
export async function commitTo(
  context: Context,
  { id: lotteryId, creatorLocale }: Pick<HeldLottery, 'id' | 'creatorLocale'>,
  settings: LotterySettings,
  randomness: Randomness,
) {
  const seed = randomBytes(32).toString('hex');
  await saveSeed(context.db, lotteryId, seed);
  const rules = rulesOf(settings, creatorLocale);
  const prizeCount = prizeCountOf(settings.prizes);
  const seedHash = seedHashOf(lotteryId, seed);
  const commitHash = commitHashOf({ lotteryId, randomness, prizeCount, rules, seedHash });
  return { rules, prizeCount, randomness, seedHash, commitHash, logHead: commitHash };
}

/** Takes a commitment back that nobody has entered under. */
export async function uncommit(context: Context, lotteryId: string) {
  await forgetSeed(context.db, lotteryId);
  return UNCOMMITTED;
}
