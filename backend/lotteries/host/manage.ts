import { addTool, announceTool, tellAskers } from '@/backend/hosting/service';
import { requireOwnPhotos } from '@/backend/media/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import { withIdempotencyKey } from '@/backend/platform/jobs/idempotency';
import { creatorId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import { isOver } from '@/lib/shared/lottery/states';
import { hostedLottery, type HostedLottery } from '@/backend/lotteries/access';
import { findRandomness } from '@/backend/lotteries/beacon/client';
import { commitTo, uncommit } from '@/backend/lotteries/draw/commit';
import { lotterySummary } from '@/backend/lotteries/fan/lists';
import * as policy from '@/backend/lotteries/policy';
import { settle } from '@/backend/lotteries/settle';
import { insertLottery, type LotteryPatch } from '@/backend/lotteries/store/lotteryRepository';
import type { LotterySettings, LotterySummary } from '@/backend/lotteries/types';
import { changesRules, columnsOf, recordSettings, settingsOf } from './settings';

/**
 * Makes a draft; a repeated `requestKey` returns the first one. Errors: auth.required, forbidden (not
 * a creator), lottery.times_invalid, media.photo_unknown.
 */
export async function createLottery(
  context: Context,
  { settings, requestKey }: { settings: LotterySettings; requestKey: string },
): Promise<LotterySummary> {
  const owner = creatorId(context);
  requireOneClosing(settings);
  return withIdempotencyKey(context, requestKey, 'createLottery', async (inner) => {
    await requireOwnPhotos(inner, photosOf(settings));
    return addDraft(inner, owner, settings);
  });
}

/**
 * Makes a draft with the settings of an earlier draw; its times were that draw's. A repeated
 * `requestKey` returns the first draft. Errors: auth.required, forbidden, lottery.wrong_state (it is
 * not over).
 */
export function runLotteryAgain(
  context: Context,
  { lotteryId, requestKey }: { lotteryId: string; requestKey: string },
): Promise<LotterySummary> {
  return withIdempotencyKey(context, requestKey, 'runLotteryAgain', async (inner) => {
    const lottery = await hostedLottery(inner, lotteryId, 'SETTINGS', { lock: false });
    if (!isOver(lottery.state)) throw new AppError('lottery.wrong_state');
    const settings = { ...settingsOf(lottery), notice: null, opensAt: null, closesAt: null };
    return addDraft(inner, lottery.creatorId, settings);
  });
}

/** Adds a draft, as a live tool and as a draw, in the running transaction. */
async function addDraft(
  context: Context,
  owner: string,
  settings: LotterySettings,
): Promise<LotterySummary> {
  const id = newId();
  const now = context.now();
  await addTool(context, { id, creatorId: owner, kind: 'LOTTERY' });
  const draft = { id, creatorId: owner, ...columnsOf(settings), createdAt: now, updatedAt: now };
  await insertLottery(context.db, draft);
  return lotterySummary(context, id);
}

/**
 * Changes a draw. Until somebody enters, a published one gets a new secret and commitment; from then
 * on title and notice alone may change. A planned one without `opensAt` is a draft again. Errors:
 * auth.required, forbidden, lottery.wrong_state (it is over), lottery.version_conflict,
 * lottery.rules_locked, lottery.no_prize, lottery.times_invalid, media.photo_unknown.
 */
export async function editLottery(
  context: Context,
  input: { lotteryId: string; version: number; settings: LotterySettings },
): Promise<LotterySummary> {
  const { lotteryId, version, settings } = input;
  requireOneClosing(settings);
  // Asked before the transaction: the network may take its time.
  const randomness = await findRandomness(context);
  return inTransaction(context, async (inner) => {
    const lottery = await hostedLottery(inner, lotteryId, 'SETTINGS', { lock: true });
    if (isOver(lottery.state)) throw new AppError('lottery.wrong_state');
    if (lottery.version !== version) throw new AppError('lottery.version_conflict');
    const before = settingsOf(lottery);
    const known = new Set(photosOf(before));
    await requireOwnPhotos(
      inner,
      photosOf(settings).filter((photo) => !known.has(photo)),
    );
    await recordSettings(inner, lottery, before, settings);
    const patch = policy.isLocked(lottery)
      ? lockedPatch(before, settings)
      : await openPatch(inner, lottery, settings, randomness);
    await settle(inner, lottery, { patch: { ...patch, version: version + 1 } });
    return lotterySummary(inner, lotteryId);
  });
}

function lockedPatch(before: LotterySettings, after: LotterySettings): LotteryPatch {
  if (changesRules(before, after)) throw new AppError('lottery.rules_locked');
  return { title: after.title, notice: after.notice };
}

async function openPatch(
  context: Context,
  lottery: HostedLottery,
  settings: LotterySettings,
  randomness: Awaited<ReturnType<typeof findRandomness>>,
): Promise<LotteryPatch> {
  const now = context.now();
  const columns = columnsOf(settings);
  if (lottery.state === 'DRAFT') return columns;
  if (lottery.state === 'SCHEDULED' && settings.opensAt === null) {
    await tellAskers(context, lottery.id, 'off');
    return { ...columns, state: 'DRAFT', ...(await uncommit(context, lottery.id)) };
  }
  const isPlanned = lottery.state === 'SCHEDULED';
  const opens = isPlanned ? policy.openingOf(settings, now) : (lottery.openedAt ?? now);
  requirePublishable(settings, opens, now);
  if (isPlanned && lottery.opensAt?.getTime() !== opens.getTime()) {
    await tellAskers(context, lottery.id, 'moved');
  }
  return {
    ...columns,
    // An open draw keeps the moment it opened by: it is none of the settings any more.
    opensAt: isPlanned ? opens : null,
    closesAt: isPlanned ? columns.closesAt : policy.closingOf(settings, opens),
    ...(await commitTo(context, lottery, settings, randomness)),
  };
}

/**
 * Opens a draft or plan (a draft with a time ahead is planned for it), pauses, or goes on. Opening
 * publishes the commitment and tells the followers. Errors: auth.required, forbidden,
 * lottery.wrong_state, lottery.no_prize, lottery.times_invalid.
 */
export async function changeLotteryState(
  context: Context,
  { lotteryId, action }: { lotteryId: string; action: 'OPEN' | 'PAUSE' | 'RESUME' },
): Promise<LotterySummary> {
  const randomness = action === 'OPEN' ? await findRandomness(context) : 'none';
  return inTransaction(context, async (inner) => {
    const lottery = await hostedLottery(inner, lotteryId, 'RUN', { lock: true });
    if (action === 'OPEN') await publish(inner, lottery, randomness);
    else await pauseOrGoOn(inner, lottery, action);
    return lotterySummary(inner, lotteryId);
  });
}

async function publish(
  context: Context,
  lottery: HostedLottery,
  randomness: Awaited<ReturnType<typeof findRandomness>>,
): Promise<void> {
  const { state } = lottery;
  if (state !== 'DRAFT' && state !== 'SCHEDULED') throw new AppError('lottery.wrong_state');
  const now = context.now();
  const settings = settingsOf(lottery);
  // Pressed in a plan it opens at once.
  const opens = state === 'DRAFT' ? policy.openingOf(settings, now) : now;
  requirePublishable(settings, opens, now);
  const commitment =
    state === 'DRAFT' ? await commitTo(context, lottery, settings, randomness) : {};
  if (opens > now) {
    const patch = { state: 'SCHEDULED' as const, ...commitment };
    await settle(context, lottery, {
      patch,
      action: { kind: 'STATE', from: state, to: 'SCHEDULED' },
    });
    return;
  }
  await announceTool(context, lottery, { isOpen: true });
  await settle(context, lottery, {
    patch: { ...openNow(settings, now), ...commitment },
    action: { kind: 'STATE', from: state, to: 'OPEN' },
  });
}

/** What changes of a draw that opens now. */
export function openNow(settings: LotterySettings, now: Date): LotteryPatch {
  const closesAt = policy.closingOf(settings, now);
  return { state: 'OPEN', openedAt: now, opensAt: null, closesAt };
}

async function pauseOrGoOn(
  context: Context,
  lottery: HostedLottery,
  action: 'PAUSE' | 'RESUME',
): Promise<void> {
  const [from, to] =
    action === 'PAUSE' ? (['OPEN', 'PAUSED'] as const) : (['PAUSED', 'OPEN'] as const);
  if (lottery.state !== from) throw new AppError('lottery.wrong_state');
  await announceTool(context, lottery, { isOpen: to === 'OPEN' });
  await settle(context, lottery, { patch: { state: to }, action: { kind: 'STATE', from, to } });
}

/** Puts a draw away that is over, or brings it back. Errors: auth.required, forbidden, lottery.wrong_state. */
export function archiveLottery(
  context: Context,
  { lotteryId, isArchived }: { lotteryId: string; isArchived: boolean },
): Promise<LotterySummary> {
  return inTransaction(context, async (inner) => {
    const lottery = await hostedLottery(inner, lotteryId, 'SETTINGS', { lock: true });
    if (!isOver(lottery.state)) throw new AppError('lottery.wrong_state');
    const archivedAt = isArchived ? (lottery.archivedAt ?? inner.now()) : null;
    await settle(inner, lottery, { patch: { archivedAt } });
    return lotterySummary(inner, lotteryId);
  });
}

function requirePublishable(settings: LotterySettings, opens: Date, now: Date): void {
  if (settings.prizes.length === 0) throw new AppError('lottery.no_prize');
  const refusal = policy.timesRefusal(settings, opens, now);
  if (refusal) throw new AppError(refusal);
}

/** A draw closes at a time, or so long after its opening, not both. */
function requireOneClosing({ closesAt, openMinutes }: LotterySettings): void {
  if (closesAt !== null && openMinutes !== null) throw new AppError('lottery.times_invalid');
}

const photosOf = ({ prizes }: LotterySettings) => prizes.map(({ photo }) => photo);
