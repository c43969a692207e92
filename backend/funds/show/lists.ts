import { rightOf, type ToolKind } from '@/backend/hosting/service';
import type { Context } from '@/backend/platform/context';
import { cursorOf, placeOf, type Page } from '@/backend/platform/cursor';
import { creatorId } from '@/backend/platform/member';
import type { FundList } from '@/lib/shared/fund/states';
import type { FundSummary } from '@/lib/shared/fund/views';
import { LIMITS } from '@/lib/shared/limits';
import { raisedOf } from '@/backend/funds/policy';
import {
  findSummary,
  runningOf,
  summariesOf,
  type SummaryRow,
} from '@/backend/funds/store/summaryRepository';
import { isoOf } from '@/backend/funds/views';

/** An id as a cursor stands for it. */
export const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A fund that exists, as one line of a list for its hosts. */
export async function fundSummary(context: Context, id: string): Promise<FundSummary> {
  return summaryOf(await findSummary(context.db, id), true);
}

/** A creator's funds, newest first; drafts for their hosts alone. Errors: payload.invalid (cursor). */
export async function creatorFundsPage(
  context: Context,
  input: {
    creatorId: string;
    list?: FundList | null | undefined;
    cursor?: string | null | undefined;
  },
): Promise<Page<FundSummary>> {
  const isHost = (await rightOf(context, input)) !== null;
  const limit = LIMITS.pageSize + 1;
  const found = await summariesOf(context.db, input.creatorId, {
    drafts: isHost,
    list: input.list ?? null,
    before: input.cursor ? placeOf(input.cursor, ID) : null,
    limit,
  });
  const items = found.slice(0, LIMITS.pageSize).map((row) => summaryOf(row, isHost));
  const last = items.at(-1);
  return { items, cursor: found.length === limit && last ? cursorOf(last.id) : null };
}

/**
 * The caller's own funds, newest first, drafts too; all, or those of one list. Errors: auth.required,
 * forbidden (a fan), payload.invalid (cursor).
 */
export async function myFundsPage(
  context: Context,
  input: { list?: FundList | null | undefined; cursor?: string | null | undefined },
): Promise<Page<FundSummary>> {
  return creatorFundsPage(context, { ...input, creatorId: creatorId(context) });
}

/** What each of these creators prepares or runs, newest first, 50 in all. For their hosts. */
export async function runningFunds(
  context: Context,
  creatorIds: readonly string[],
): Promise<Map<string, FundSummary[]>> {
  const rows = creatorIds.length === 0 ? [] : await runningOf(context.db, creatorIds);
  const byCreator = new Map<string, FundSummary[]>();
  for (const row of rows) {
    const own = byCreator.get(row.creatorId) ?? [];
    byCreator.set(row.creatorId, [...own, summaryOf(row, true)]);
  }
  return byCreator;
}

/** The funds among the live tools that `runningFunds` and similar functions returned. */
export function fundsAmong(running: readonly { kind: ToolKind; summary: object }[]): FundSummary[] {
  return running.flatMap(({ kind, summary }) => (kind === 'FUND' ? [summary as FundSummary] : []));
}

function summaryOf(row: SummaryRow, isHost: boolean): FundSummary {
  return {
    id: row.id,
    handle: row.handle,
    title: row.title,
    summary: row.summary,
    cover: row.cover,
    state: row.state,
    mode: row.mode,
    currency: row.currency,
    goal: row.goal,
    raised: raisedOf(row),
    pending: row.pending,
    supporterCount: row.supporterCount,
    startsAt: row.state === 'SCHEDULED' ? isoOf(row.startsAt) : null,
    deadlineAt: isoOf(row.deadlineAt),
    endedAt: isoOf(row.endedAt),
    toCheck: isHost ? row.toCheckCount : null,
    isArchived: row.archivedAt !== null,
  };
}
