import { orderedAnswers, type Answer } from '@/backend/forms/service';
import { hostedParty } from '@/backend/parties/access';
import {
  recapCounts,
  recapRows,
  type RecapCounts,
  type RecapPlace,
  type RecapRow,
} from '@/backend/parties/aftershow/recapRepository';
import type { PartyRow } from '@/backend/parties/store/partyRepository';
import type { Context } from '@/backend/platform/context';
import { cursorOf, placeOf } from '@/backend/platform/cursor';
import { listPhoto } from '@/lib/shared/creators/extraPublic';
import { LIMITS } from '@/lib/shared/limits';
import { statusIn } from '@/lib/shared/parties/partyStatus';
import type { NextTime, RecapKind } from '@/lib/shared/parties/queueRules';

/** An entry that is over, as the hosts look back on it. */
export interface RecapEntry {
  id: string;
  number: number;
  status: number;
  /** A guest's is the name. */
  handle: string;
  isGuest: boolean;
  profilePhoto: string;
  misses: number;
  /** Whether their next join at this creator stands in the priority lane, or did; null: neither. */
  priority: NextTime | null;
  fields: Answer[];
  /** UTC ISO 8601. */
  joinedAt: string;
  calledAt: string | null;
  /** Those of one round began to play at the same moment. */
  startedAt: string | null;
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

/** Milliseconds of the end of a turn, where the order asks for it, and a number. */
const PLACE = /^\d{0,15}-\d{1,9}$/;

/**
 * Who played, missed a call, still stood in line, went: 50 a page. Who played comes by the end of the
 * turn, newest first, the others by their numbers. Errors: auth.required, forbidden, payload.invalid
 * (cursor).
 */
export async function partyRecap(
  context: Context,
  input: { partyID: string; kind: RecapKind; cursor?: string | null | undefined },
): Promise<Recap> {
  const after = input.cursor ? placeIn(placeOf(input.cursor, PLACE)) : null;
  const party = await hostedParty(context, input.partyID, 'VIEW', { lock: false });
  const counts = await recapCounts(context.db, party);
  const limit = LIMITS.pageSize + 1;
  const rows = await recapRows(context.db, party, input.kind, { after, limit });
  const shown = rows.slice(0, LIMITS.pageSize);
  const last = shown.at(-1);
  return {
    ...counts,
    items: shown.map((row) => recapEntry(party, row)),
    cursor: rows.length === limit && last ? cursorOf(placeBehind(last)) : null,
  };
}

function placeBehind({ endedAt, number }: RecapRow): string {
  return `${endedAt?.getTime() ?? ''}-${number}`;
}

function placeIn(place: string): RecapPlace {
  const [ended = '', number = ''] = place.split('-');
  return { endedAt: ended === '' ? null : new Date(Number(ended)), number: Number(number) };
}

function recapEntry(party: PartyRow, row: RecapRow): RecapEntry {
  const isOver = party.state === 'ENDED';
  const endedAt = row.endedAt ?? (isOver ? party.endedAt : null);
  const waitedUntil = row.calledAt ?? endedAt ?? row.joinedAt;
  return {
    id: row.id,
    number: row.number,
    status: statusIn(isOver, row.status),
    handle: row.handle,
    isGuest: row.userId === null,
    profilePhoto: listPhoto(row.extraPublic),
    misses: row.misses,
    priority: row.priority,
    fields: orderedAnswers(party.entryFields, row.fields),
    joinedAt: row.joinedAt.toISOString(),
    calledAt: row.calledAt?.toISOString() ?? null,
    startedAt: (row.startedAt ?? row.calledAt ?? endedAt)?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    endReason: row.endReason,
    waitSeconds: Math.round((waitedUntil.getTime() - row.joinedAt.getTime()) / 1000),
  };
}
