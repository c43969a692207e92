import type { Insertable } from 'kysely';
import type { Context } from '@/backend/platform/context';
import { newId } from '@/backend/platform/id';
import type { PartyState } from '@/lib/shared/messages';
import type { Lane } from '@/lib/shared/lanes';
import { insertAct, type ActRow } from '@/backend/hosting/actionRepository';
import type { GivenPass } from '@/backend/parties/store/passRepository';
import type { MemberMark } from '@/backend/parties/policy';
import type { ChangedEntry, EntryBefore } from '@/backend/parties/store/statusRepository';
import type { PartyActsTable } from '@/backend/parties/tables';

/** An entry an act was about, and what it was before. */
export interface ActEntry {
  id: string;
  before: EntryBefore;
}

interface One {
  id: string;
}

/** What a host did, with all that its undo needs. Nobody is named: whose an entry is, it says itself. */
export type Act =
  | {
      kind: 'CALL';
      entries: ActEntry[];
      /** The lanes' turn before; older acts do not know it. */
      turn?: number;
    }
  | { kind: 'MARK'; mark: MemberMark; reason: string | null; entries: ActEntry[] }
  | { kind: 'BACK'; entries: ActEntry[] }
  | { kind: 'BAN'; entry: One; reason: string | null; entries: ActEntry[] }
  | { kind: 'MOVE'; entry: One; lane: Lane; place: number; moveId: string }
  | { kind: 'GUEST'; entry: One }
  | { kind: 'PRIORITY'; entries: GivenPass[] }
  | { kind: 'STATE'; from: PartyState; to: PartyState }
  | { kind: 'NOTICE'; before: string | null }
  | { kind: 'NOTE'; entry: One; before: string | null };

/** How many acts a host can take back, one after the other. */
export const ACTS_KEPT = 20;

/** What the caller did, as a row. */
export function actRow(context: Context, partyId: string, act: Act): Insertable<PartyActsTable> {
  const { kind, ...detail } = act;
  return {
    id: newId(),
    partyId,
    actorId: context.actor.userId,
    kind,
    detail: JSON.stringify(detail),
    actedAt: context.now(),
  };
}

/** Writes down what the caller did, in the running transaction, where no `settle` does it. */
export function noteAct(context: Context, partyId: string, act: Act): Promise<void> {
  return insertAct(context.db, actRow(context, partyId, act));
}

/** What an act keeps of the entries it changed. */
export function actEntries(changed: readonly ChangedEntry[]): ActEntry[] {
  return changed.map(({ id, before }) => ({ id, before }));
}

/** The act that a row keeps. */
export function actOf({ kind, detail }: ActRow): Act {
  return { kind, ...detail } as Act;
}

/** An act as the console's log shows it. */
export interface ActFace {
  id: string;
  kind: Act['kind'];
  /** Of the host who did it; null: their account is gone. */
  actorHandle: string | null;
  /** Whom it was about: the first few handles. */
  handles: string[];
  /** How many it was about. */
  count: number;
  /** Of `MARK` and `STATE`: the mark, the state it led to. */
  what: string | null;
  reason: string | null;
  /** UTC ISO 8601. */
  at: string;
  isUndone: boolean;
  /** Nothing takes it back. */
  isFinal: boolean;
}

/** Nobody comes back into a party that is over, and one that has begun is no draft again. */
export function canBeTakenBack(state: PartyState, act: Act): boolean {
  if (act.kind === 'STATE' && (act.to === 'ENDED' || act.from === 'DRAFT')) return false;
  return state !== 'ENDED' || act.kind === 'PRIORITY' || act.kind === 'NOTE';
}

/** An act for the console's log of a party in this state. */
export function actFace(row: ActRow, state: PartyState): ActFace {
  const act = actOf(row);
  return {
    id: row.id,
    kind: act.kind,
    actorHandle: row.actorHandle,
    handles: row.handles,
    count: 'entry' in act ? 1 : 'entries' in act ? act.entries.length : 0,
    what: act.kind === 'MARK' ? act.mark : act.kind === 'STATE' ? act.to : null,
    reason: 'reason' in act ? act.reason : null,
    at: row.actedAt.toISOString(),
    isUndone: row.undoneAt !== null,
    isFinal: !canBeTakenBack(state, act),
  };
}
