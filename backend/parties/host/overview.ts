import type { ToolKind } from '@/backend/hosting/service';
import {
  partySummary,
  publicParty,
  type PartySummary,
  type PublicParty,
} from '@/backend/parties/fan/partyPages';
import { findRunning, viewParty } from '@/backend/parties/store/partyRepository';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';

/** What each of these creators prepares or runs, newest first, 50 in all. */
export async function runningParties(
  context: Context,
  creatorIds: readonly string[],
): Promise<Map<string, PartySummary[]>> {
  const rows = creatorIds.length === 0 ? [] : await findRunning(context.db, creatorIds);
  const byCreator = new Map<string, PartySummary[]>();
  for (const row of rows) {
    byCreator.set(row.creatorId, [...(byCreator.get(row.creatorId) ?? []), partySummary(row)]);
  }
  return byCreator;
}

/** The parties among the live tools that `runningParties` and similar functions returned. */
export function partiesAmong(
  running: readonly { kind: ToolKind; summary: object }[],
): PartySummary[] {
  return running.flatMap(({ kind, summary }) =>
    kind === 'PARTY' ? [summary as PartySummary] : [],
  );
}

/** What everyone may see of a party, for one of its overlays; drafts too. Errors: party.not_found. */
export async function partyForOverlay(context: Context, partyId: string): Promise<PublicParty> {
  const party = await viewParty(context.db, { id: partyId }, null);
  if (!party) throw new AppError('party.not_found');
  return publicParty(party);
}
