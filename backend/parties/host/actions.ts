import type { ActionWords } from '@/backend/hosting/service';
import type { MemberMark } from '@/lib/shared/parties/partyActions';
import { handlesOf } from '@/backend/parties/store/entryRepository';
import type { GivenPass } from '@/backend/parties/store/passRepository';
import type { ChangedEntry, EntryBefore } from '@/backend/parties/store/statusRepository';
import type { Context } from '@/backend/platform/context';
import type { Lane } from '@/lib/shared/parties/lanes';
import type { PartyState } from '@/lib/shared/parties/messages';

/** An entry an action was about, and what it was before. */
export interface ActionEntry {
  id: string;
  before: EntryBefore;
}

interface One {
  id: string;
}

/**
 * What a host did with a queue, with all that its undo needs. Nobody is named: an action keeps
 * entries, so who is gone is named no more.
 */
export type QueueAction =
  | {
      kind: 'CALL';
      entries: ActionEntry[];
      /** The lanes' turn before; older actions do not know it. */
      turn?: number;
    }
  | {
      kind: 'MARK';
      mark: MemberMark;
      reason: string | null;
      entries: ActionEntry[];
      /** Of played places that were bought: when their money moves, and nothing takes it back. */
      firmAt?: string;
    }
  | { kind: 'BACK'; entries: ActionEntry[] }
  | { kind: 'BAN'; entry: One; reason: string | null; entries: ActionEntry[] }
  | { kind: 'MOVE'; entry: One; lane: Lane; place: number; moveId: string }
  | { kind: 'GUEST'; entry: One }
  | { kind: 'PRIORITY'; entries: GivenPass[] }
  | {
      kind: 'STATE';
      from: PartyState;
      to: PartyState;
      /** Of an end: what it took; ends of older days do not know it, and are past their minute. */
      taken?: { notice: string | null; playing: string[] };
    }
  | { kind: 'NOTICE'; before: string | null }
  | { kind: 'NOTE'; entry: One; before: string | null };

/** How many people an action names in the log. */
const HANDLES = 3;

/** What an action keeps of the entries it changed. */
export function actionEntries(changed: readonly ChangedEntry[]): ActionEntry[] {
  return changed.map(({ id, before }) => ({ id, before }));
}

/** How actions read in the log: `what` is the mark, or the state it led to. */
export async function describeActions(
  context: Context,
  actions: readonly QueueAction[],
): Promise<ActionWords[]> {
  const named = actions.map((action) => entriesOf(action).slice(0, HANDLES));
  const ids = [...new Set(named.flat().map(({ id }) => id))];
  const handles = ids.length === 0 ? null : await handlesOf(context.db, ids);
  return actions.map((action, nth) => ({
    handles: (named[nth] ?? []).flatMap(({ id }) => handles?.get(id) ?? []),
    count: entriesOf(action).length,
    what: action.kind === 'MARK' ? action.mark : action.kind === 'STATE' ? action.to : null,
    reason: 'reason' in action ? action.reason : null,
  }));
}

function entriesOf(action: QueueAction): readonly One[] {
  if ('entry' in action) return [action.entry];
  return 'entries' in action ? action.entries : [];
}
