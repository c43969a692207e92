import { randomUUID } from 'node:crypto';
import type { Context } from '@/backend/platform/context';
import type { ControlAction } from '@/lib/shared/controls';
import { LIMITS } from '@/lib/shared/limits';
import { hostedParty } from '@/backend/parties/access';
import { lastActs } from '@/backend/hosting/actionRepository';
import { ACTS_KEPT } from './actions';
import { callNext, markMembers } from './calls';
import { upIds } from '@/backend/parties/store/entryRepository';
import { changePartyState } from './manage';
import type { MemberMark } from '@/backend/parties/policy';
import { undoAct } from './undo';

/**
 * Does what one button of a host is for: the next round or one person by chance, a state, a mark for
 * everyone who is up, the last act back. Answers how many it concerned. Errors: auth.required,
 * forbidden, and those of the act.
 */
export async function runControl(
  context: Context,
  partyID: string,
  action: ControlAction,
): Promise<{ count: number }> {
  const party = await hostedParty(context, partyID, 'RUN', { lock: false });
  const requestKey = randomUUID();
  switch (action) {
    case 'NEXT':
      return callNext(context, { partyID, count: party.seatsPerRound, requestKey });
    case 'RANDOM':
      return callNext(context, { partyID, count: 1, order: 'RANDOM', requestKey });
    case 'PLAYING_ALL':
      return markAll(context, partyID, 'PLAYING');
    case 'PLAYED_ALL':
      return markAll(context, partyID, 'PLAYED');
    case 'UNDO':
      return undoLast(context, partyID);
    default:
      await changePartyState(context, { partyID, action });
      return { count: 1 };
  }
}

async function markAll(
  context: Context,
  partyID: string,
  mark: Extract<MemberMark, 'PLAYING' | 'PLAYED'>,
): Promise<{ count: number }> {
  const entryIds = await upIds(context.db, partyID, LIMITS.callAtOnce);
  return markMembers(context, { partyID, entryIds, mark });
}

async function undoLast(context: Context, partyID: string): Promise<{ count: number }> {
  const acts = await lastActs(context.db, partyID, ACTS_KEPT);
  const last = acts.find(({ undoneAt }) => undoneAt === null);
  return last ? undoAct(context, { partyID, actId: last.id }) : { count: 0 };
}
