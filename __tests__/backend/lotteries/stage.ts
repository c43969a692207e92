import '@/backend/liveTools';
import { randomBytes, randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import {
  advanceDraws,
  changeLotteryState,
  createLottery,
  joinLottery,
  proofFile,
} from '@/backend/lotteries/service';
import type { LotterySettings } from '@/backend/lotteries/types';
import type { Context } from '@/backend/platform/context';
import { verifyProof, type Witnesses } from '@/lib/shared/lottery/scheme/verify/verifyProof';
import type { LotteryPrize } from '@/lib/shared/lottery/messages';
import type { Stage } from '@/__tests__/backend/parties/stage';
import type { TestContext } from '@/__tests__/support/context';

export const aPrize = (change: Partial<LotteryPrize> = {}): LotteryPrize => ({
  title: 'A signed poster',
  photo: null,
  valueMinor: 2500,
  currency: 'EUR',
  quantity: 1,
  delivery: 'PHYSICAL',
  ...change,
});

export const settings = (change: Partial<LotterySettings> = {}): LotterySettings => ({
  title: 'Friday draw',
  notice: null,
  prizes: [aPrize()],
  ownRules: null,
  opensAt: null,
  closesAt: null,
  openMinutes: null,
  liveMinutes: null,
  verifiedOnly: false,
  followersOnly: false,
  minAccountDays: 0,
  countries: [],
  minAge: null,
  notWonDays: 0,
  followTickets: 0,
  waitedTickets: 0,
  maxEntries: null,
  claimMode: 'LIVE',
  claimSeconds: 120,
  ...change,
});

export const draftDraw = async (
  creator: Context,
  change: Partial<LotterySettings> = {},
): Promise<string> =>
  (await createLottery(creator, { settings: settings(change), requestKey: randomUUID() })).id;

export async function openDraw(
  creator: TestContext,
  change: Partial<LotterySettings> = {},
): Promise<string> {
  const lotteryId = await draftDraw(creator, change);
  await changeLotteryState(creator, { lotteryId, action: 'OPEN' });
  return lotteryId;
}

export const aSalt = () => randomBytes(16).toString('hex');

export const enter = (
  fan: TestContext,
  lotteryId: string,
  more: { salt?: string; country?: string; isOfAge?: boolean } = {},
) => joinLottery(fan, { lotteryId, salt: aSalt(), ...more });

/** Does all that is due in draws. */
export async function advance({ visitor }: Pick<Stage, 'visitor'>): Promise<void> {
  while (await advanceDraws(visitor));
}

/** The proof file of a draw, read as a download. */
export async function proofOf(stage: Pick<Stage, 'visitor'>, lotteryId: string): Promise<unknown> {
  const file = await proofFile(stage.visitor, lotteryId);
  return file && (JSON.parse(await text(file)) as unknown);
}

/** What checking the proof of a draw says: its verdict, or the steps where it fails. */
export async function verdictOn(
  stage: Pick<Stage, 'visitor'>,
  lotteryId: string,
  witnesses: Witnesses = {},
): Promise<unknown> {
  const { verdict, steps, receipts, malformed } = await verifyProof(
    await proofOf(stage, lotteryId),
    witnesses,
  );
  if (verdict === 'failed') return { steps, malformed };
  const isSound = receipts.every((one) => !('problem' in one) || one.problem === null);
  return isSound ? verdict : receipts;
}

/** What the log of a draw says, without times and seals. */
export async function logOf({ db }: Pick<Stage, 'db'>, lotteryId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('lotteryLog')
    .select('line')
    .where('lotteryId', '=', lotteryId)
    .orderBy('seq')
    .execute();
  return rows.map(({ line }) => line.replace(/^\d+ /, '').replace(/ [\da-f]{64}/, ''));
}

export const lotteryRow = ({ db }: Pick<Stage, 'db'>, id: string) =>
  db.selectFrom('lotteries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
