import { randomUUID } from 'node:crypto';
import { undoLast } from '@/backend/hosting/service';
import { hostedParty } from '@/backend/parties/access';
import type { MemberMark, PartyAction, PartyControl } from '@/lib/shared/parties/partyActions';
import { upIds } from '@/backend/parties/store/entryRepository';
import type { Context } from '@/backend/platform/context';
import type { ControlActions } from '@/backend/widgets/service';
import { LIMITS } from '@/lib/shared/limits';
import { callNext, markMembers } from './calls';
import { changePartyState } from './manage';

/** What one button of a queue's host does: each returns how many it concerned. */
export const partyControls: ControlActions<PartyControl> = {
  NEXT: async (context, partyID) => {
    const { seatsPerRound } = await hostedParty(context, partyID, 'RUN', { lock: false });
    return callNext(context, { partyID, count: seatsPerRound, requestKey: randomUUID() });
  },
  RANDOM: (context, partyID) =>
    callNext(context, { partyID, count: 1, order: 'RANDOM', requestKey: randomUUID() }),
  PAUSE: changeState('PAUSE'),
  OPEN: changeState('OPEN'),
  CLOSE: changeState('CLOSE'),
  PLAYING_ALL: markAll('PLAYING'),
  PLAYED_ALL: markAll('PLAYED'),
  UNDO: undoLast,
};

function changeState(action: PartyAction) {
  return async (context: Context, partyID: string) => {
    await changePartyState(context, { partyID, action });
    return { count: 1 };
  };
}

/** A mark for everyone who is up. */
function markAll(mark: Extract<MemberMark, 'PLAYING' | 'PLAYED'>) {
  return async (context: Context, partyID: string) => {
    await hostedParty(context, partyID, 'RUN', { lock: false });
    const entryIds = await upIds(context.db, partyID, LIMITS.callAtOnce);
    return markMembers(context, { partyID, entryIds, mark });
  };
}
