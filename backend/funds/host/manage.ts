import { verifiedAmong } from '@/backend/accounts/service';
import { addTool, tellAskers } from '@/backend/hosting/service';
import { requireOwnPhotos } from '@/backend/media/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import { withIdempotencyKey } from '@/backend/platform/jobs/idempotency';
import { creatorId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import type { FundSettings } from '@/lib/shared/fund/fund';
import { isFundOver, isRunningFund, type FundAction } from '@/lib/shared/fund/states';
import type { FundSummary } from '@/lib/shared/fund/views';
import { hostedFund, type HostedFund } from '@/backend/funds/access';
import { stepFund } from '@/backend/funds/life/step';
import { settleFund } from '@/backend/funds/settle';
import { fundSummary } from '@/backend/funds/show/lists';
import { findFund, insertFund } from '@/backend/funds/store/fundRepository';
import { namedOptions } from '@/backend/funds/store/partsWriteRepository';
import { markReached } from '@/backend/funds/sums/reached';
import { saveParts } from './parts';
import { changeRefusal, settingsRefusal, timesRefusal } from './policy';
import { columnsOf, recordSettings, settingsOf } from './settings';

/**
 * Makes a draft; a repeated `requestKey` returns the first one. Errors: auth.required, forbidden (not
 * a creator), payment.amount_too_small, payment.amount_too_large, fund.texts_too_long, media.photo_unknown.
 */
export async function createFund(
  context: Context,
  { settings, requestKey }: { settings: FundSettings; requestKey: string },
): Promise<FundSummary> {
  const owner = creatorId(context);
  refuse(settingsRefusal(settings));
  return withIdempotencyKey(context, requestKey, 'createFund', async (inner) => {
    await requireOwnPhotos(inner, [settings.cover]);
    return addDraft(inner, owner, withoutIds(settings));
  });
}

/**
 * Makes a draft with the settings of an earlier fund; its times were that fund's. A repeated
 * `requestKey` returns the first draft. Errors: auth.required, forbidden, fund.wrong_state (it is not
 * over).
 */
export function runFundAgain(
  context: Context,
  { fundId, requestKey }: { fundId: string; requestKey: string },
): Promise<FundSummary> {
  return withIdempotencyKey(context, requestKey, 'runFundAgain', async (inner) => {
    const fund = await hostedFund(inner, fundId, 'SETTINGS', { lock: false });
    if (!isFundOver(fund.state)) throw new AppError('fund.wrong_state');
    const settings = { ...settingsOf(fund), startsAt: null, deadlineAt: null, starting: 0 };
    return addDraft(inner, fund.creatorId, withoutIds(settings));
  });
}

/** Adds a draft, as a live tool and as a fund, in the running transaction. */
async function addDraft(
  context: Context,
  owner: string,
  settings: FundSettings,
): Promise<FundSummary> {
  const id = newId();
  const now = context.now();
  await addTool(context, { id, creatorId: owner, kind: 'FUND' });
  const draft = { id, creatorId: owner, ...columnsOf(settings), createdAt: now, updatedAt: now };
  await insertFund(context.db, draft);
  await saveParts(context, id, settings);
  return fundSummary(context, id);
}

/** Parts of another fund, or of none, as new ones. */
function withoutIds(settings: FundSettings): FundSettings {
  const id = null;
  return {
    ...settings,
    tiers: settings.tiers.map((tier) => ({ ...tier, id })),
    milestones: settings.milestones.map((milestone) => ({ ...milestone, id })),
    polls: settings.polls.map((poll) => ({
      ...poll,
      id,
      options: poll.options.map((option) => ({ ...option, id })),
    })),
  };
}

/**
 * Changes a fund. What givers relied on is fixed once somebody has given. A planned one without
 * `startsAt` is a draft again. Errors: auth.required, forbidden, fund.wrong_state (it is over),
 * fund.version_conflict, fund.currency_fixed, fund.locked, fund.goal_falls, fund.tier_fixed,
 * fund.times_invalid, fund.deadline_needed, payment.amount_too_small, payment.amount_too_large,
 * fund.texts_too_long, media.photo_unknown.
 */
export async function editFund(
  context: Context,
  input: { fundId: string; version: number; settings: FundSettings },
): Promise<FundSummary> {
  const { fundId, version, settings } = input;
  refuse(settingsRefusal(settings));
  return inTransaction(context, async (inner) => {
    const fund = await hostedFund(inner, fundId, 'SETTINGS', { lock: true });
    if (isFundOver(fund.state)) throw new AppError('fund.wrong_state');
    if (fund.version !== version) throw new AppError('fund.version_conflict');
    const before = settingsOf(fund);
    refuse(changeRefusal(fund, settings, await namedOptions(inner.db, fundId)));
    if (settings.cover !== before.cover) await requireOwnPhotos(inner, [settings.cover]);
    refuse(editedTimes(fund, settings, inner.now()));
    await recordSettings(inner, fund, before, settings);
    await saveParts(inner, fundId, settings, fund);
    const patch = { ...columnsOf(settings), version: version + 1 };
    const isMoved = fund.startsAt?.toISOString() !== patch.startsAt?.toISOString();
    if (fund.state === 'SCHEDULED' && settings.startsAt === null) {
      await stepFund(inner, fund, 'UNPLAN', { patch });
      return fundSummary(inner, fundId);
    }
    if (fund.state === 'SCHEDULED' && isMoved) await tellAskers(inner, fundId, 'moved');
    // With the milestones as they are now: one may lie below what is raised.
    const held = (await findFund(inner.db, fundId)) ?? fund;
    await settleFund(inner, fund, { patch: await markReached(inner, held, patch) });
    return fundSummary(inner, fundId);
  });
}

/** Times of a draft are looked at when it opens; those of a plan and of a running fund now. */
function editedTimes(fund: HostedFund, settings: FundSettings, now: Date) {
  if (fund.state === 'DRAFT') return null;
  if (fund.state === 'SCHEDULED') {
    if (settings.startsAt === null) return null;
    return timesRefusal(settings, new Date(settings.startsAt), now);
  }
  return timesRefusal(settings, fund.openedAt ?? now, now);
}

/**
 * Opens or plans a fund, pauses it, goes on, or ends one that keeps what comes in. Errors:
 * auth.required, forbidden, fund.wrong_state, fund.payouts_needed, auth.email_needed,
 * fund.times_invalid, fund.deadline_needed.
 */
export function changeFundState(
  context: Context,
  { fundId, action }: { fundId: string; action: FundAction },
): Promise<FundSummary> {
  return inTransaction(context, async (inner) => {
    const isPause = action === 'PAUSE' || action === 'RESUME';
    const fund = await hostedFund(inner, fundId, isPause ? 'RUN' : 'SETTINGS', { lock: true });
    if (action === 'OPEN' || action === 'SCHEDULE') await requireOpenable(inner, fund, action);
    await stepFund(inner, fund, action, {
      action: (from, to) => ({ kind: 'STATE', from, to }),
      ...(action === 'OPEN' && { patch: { startsAt: null } }),
    });
    return fundSummary(inner, fundId);
  });
}

async function requireOpenable(context: Context, fund: HostedFund, action: 'OPEN' | 'SCHEDULE') {
  if (isFundOver(fund.state) || isRunningFund(fund.state)) throw new AppError('fund.wrong_state');
  const now = context.now();
  const opens = action === 'OPEN' ? now : fund.startsAt;
  if (opens === null || (action === 'SCHEDULE' && opens <= now)) {
    throw new AppError('fund.times_invalid');
  }
  refuse(timesRefusal(settingsOf(fund), opens, now));
  const verified = await verifiedAmong(context, [fund.creatorId]);
  if (verified.length === 0) throw new AppError('auth.email_needed');
}

/** Puts a fund away that is over, or brings it back. Errors: auth.required, forbidden, fund.wrong_state. */
export function archiveFund(
  context: Context,
  { fundId, isArchived }: { fundId: string; isArchived: boolean },
): Promise<FundSummary> {
  return inTransaction(context, async (inner) => {
    const fund = await hostedFund(inner, fundId, 'SETTINGS', { lock: true });
    if (!isFundOver(fund.state)) throw new AppError('fund.wrong_state');
    const archivedAt = isArchived ? (fund.archivedAt ?? inner.now()) : null;
    await settleFund(inner, fund, { patch: { archivedAt } });
    return fundSummary(inner, fundId);
  });
}

type Refusal = ReturnType<typeof settingsRefusal>;

function refuse(code: Refusal): void {
  if (code !== null) throw new AppError(code);
}
