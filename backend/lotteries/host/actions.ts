import type { ActionWords } from '@/backend/hosting/service';
import type { Context } from '@/backend/platform/context';
import type { LotteryState } from '@/lib/shared/lottery/states';
import { handlesOf } from '@/backend/lotteries/store/entryRepository';

/**
 * What a host did with a draw. Nobody is named: an action keeps entries, so who is gone is named no
 * more. `DRAW` drew the next prize, `NEXT` passed a winner over.
 */
export type LotteryAct =
  | { kind: 'STATE'; from: LotteryState; to: LotteryState }
  | { kind: 'CLOSE' }
  | { kind: 'CANCEL' }
  | { kind: 'REMOVE' | 'BAN' | 'NEXT'; entryIds: string[]; reason: string }
  | { kind: 'DRAW' | 'CONFIRM' | 'FULFIL'; entryIds: string[] };

/** How many people an action names in the log. */
const HANDLES = 3;

/** How actions read in the log: `what` is the state it led to. */
export async function describeActs(
  context: Context,
  acts: readonly LotteryAct[],
): Promise<ActionWords[]> {
  const named = acts.map((act) => idsOf(act).slice(0, HANDLES));
  const ids = [...new Set(named.flat())];
  const handles = ids.length === 0 ? null : await handlesOf(context.db, ids);
  return acts.map((act, nth) => ({
    handles: (named[nth] ?? []).flatMap((id) => handles?.get(id) ?? []),
    count: idsOf(act).length,
    what: act.kind === 'STATE' ? act.to : null,
    reason: 'reason' in act ? act.reason : null,
  }));
}

const idsOf = (act: LotteryAct): readonly string[] => ('entryIds' in act ? act.entryIds : []);
