import { rightOf, type ToolKind } from '@/backend/hosting/service';
import type { Context } from '@/backend/platform/context';
import { cursorOf, placeOf, type Page } from '@/backend/platform/cursor';
import { creatorId } from '@/backend/platform/member';
import { LIMITS } from '@/lib/shared/limits';
import type { LotteryList } from '@/lib/shared/lottery/states';
import {
  findSummary,
  runningOf,
  summariesOf,
  type SummaryRow,
} from '@/backend/lotteries/store/summaryRepository';
import type { LotterySummary } from '@/backend/lotteries/types';
import { isoOf } from '@/backend/lotteries/views';

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A draw that exists, as one line of a list. */
export async function lotterySummary(context: Context, id: string): Promise<LotterySummary> {
  return summaryOf(await findSummary(context.db, id));
}

/** A creator's draws, newest first; drafts for their hosts alone. Errors: payload.invalid (cursor). */
export async function creatorLotteriesPage(
  context: Context,
  input: {
    creatorId: string;
    list?: LotteryList | null | undefined;
    cursor?: string | null | undefined;
  },
): Promise<Page<LotterySummary>> {
  const limit = LIMITS.pageSize + 1;
  const found = await summariesOf(context.db, input.creatorId, {
    drafts: (await rightOf(context, input)) !== null,
    list: input.list ?? null,
    before: input.cursor ? placeOf(input.cursor, ID) : null,
    limit,
  });
  const items = found.slice(0, LIMITS.pageSize).map(summaryOf);
  const last = items.at(-1);
  return { items, cursor: found.length === limit && last ? cursorOf(last.id) : null };
}

/**
 * The caller's own draws, newest first, drafts too; all, or those of one list. Errors: auth.required,
 * forbidden (a fan), payload.invalid (cursor).
 */
export async function myLotteriesPage(
  context: Context,
  input: { list?: LotteryList | null | undefined; cursor?: string | null | undefined },
): Promise<Page<LotterySummary>> {
  return creatorLotteriesPage(context, { ...input, creatorId: creatorId(context) });
}

/** What each of these creators prepares or runs, newest first, 50 in all. */
export async function runningLotteries(
  context: Context,
  creatorIds: readonly string[],
): Promise<Map<string, LotterySummary[]>> {
  const rows = creatorIds.length === 0 ? [] : await runningOf(context.db, creatorIds);
  const byCreator = new Map<string, LotterySummary[]>();
  for (const row of rows) {
    byCreator.set(row.creatorId, [...(byCreator.get(row.creatorId) ?? []), summaryOf(row)]);
  }
  return byCreator;
}

/** The draws among the live tools that `runningLotteries` and similar functions returned. */
export function lotteriesAmong(
  running: readonly { kind: ToolKind; summary: object }[],
): LotterySummary[] {
  return running.flatMap(({ kind, summary }) =>
    kind === 'LOTTERY' ? [summary as LotterySummary] : [],
  );
}

function summaryOf(row: SummaryRow): LotterySummary {
  const [first] = row.prizes;
  return {
    id: row.id,
    title: row.title,
    state: row.state,
    opensAt: row.state === 'SCHEDULED' ? isoOf(row.opensAt) : null,
    closesAt: isoOf(row.closesAt),
    prizeTitle: first?.title ?? null,
    prizePhoto: first?.photo ?? null,
    prizeCount: row.prizes.reduce((sum, { quantity }) => sum + quantity, 0),
    memberCount: row.memberCount,
    ticketTotal: row.ticketTotal,
    claimMode: row.claimMode,
    waitingClaims: row.waitingClaims,
    claimBy: isoOf(row.firstClaimBy),
    openDeliveries: row.openDeliveries,
    winnerHandles: row.winnerHandles,
    cancelReason: row.cancelReason,
    isArchived: row.archivedAt !== null,
    askerCount: row.askerCount,
    createdAt: row.createdAt.toISOString(),
  };
}
