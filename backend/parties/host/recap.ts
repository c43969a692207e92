import type { Context } from '@/backend/platform/context';
import { cursorOf, placeOf } from '@/backend/platform/cursor';
import { LIMITS } from '@/lib/shared/limits';
import type { NextTime, RecapKind } from '@/lib/shared/parties/queueRules';
import { hostedParty } from '@/backend/parties/access';
import { orderedAnswers, type Answer } from '@/backend/forms/service';
import type { PartyRow } from '@/backend/parties/store/partyRepository';
import {
  recapCounts,
  recapRows,
  type RecapCounts,
  type RecapRow,
} from '@/backend/parties/store/recapRepository';

/** An entry that is over, as the hosts look back on it. */
export interface RecapEntry {
  id: string;
  number: number;
  status: number;
  /** A guest's is the name. */
  handle: string;
  isGuest: boolean;
  /** Whether their next join at this creator stands in the priority lane, or did; null: neither. */
  priority: NextTime | null;
  fields: Answer[];
  /** UTC ISO 8601. */
  joinedAt: string;
  calledAt: string | null;
  endedAt: string | null;
  endReason: string | null;
  /** From joining to the last call, or to the end where none came. */
  waitSeconds: number;
}

/** A page of what became of people, and how many there are of each kind. */
export interface Recap extends RecapCounts {
  items: RecapEntry[];
  cursor: string | null;
}

const NUMBER = /^\d{1,9}$/;

/**
 * Who played, whose turn did not come, who went: 50 a page, in the order of the numbers. Errors:
 * auth.required, forbidden, payload.invalid (cursor).
 */
export async function partyRecap(
  context: Context,
  input: { partyID: string; kind: RecapKind; cursor?: string | null | undefined },
): Promise<Recap> {
  const after = input.cursor ? Number(placeOf(input.cursor, NUMBER)) : 0;
  const party = await hostedParty(context, input.partyID, 'VIEW', { lock: false });
  const counts = await recapCounts(context.db, party.id);
  const limit = LIMITS.pageSize + 1;
  const rows = await recapRows(context.db, party, input.kind, { after, limit });
  const shown = rows.slice(0, LIMITS.pageSize);
  const last = shown.at(-1);
  return {
    ...counts,
    items: shown.map((row) => recapEntry(party, row)),
    cursor: rows.length === limit && last ? cursorOf(`${last.number}`) : null,
  };
}

function recapEntry(party: PartyRow, row: RecapRow): RecapEntry {
  const waitedUntil = row.calledAt ?? row.endedAt ?? row.joinedAt;
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    handle: row.handle,
    isGuest: row.userId === null,
    priority: row.priority,
    fields: orderedAnswers(party.entryFields, row.fields),
    joinedAt: row.joinedAt.toISOString(),
    calledAt: row.calledAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    endReason: row.endReason,
    waitSeconds: Math.round((waitedUntil.getTime() - row.joinedAt.getTime()) / 1000),
  };
}
