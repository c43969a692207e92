import { LIMITS } from '@/lib/shared/limits';
import type { PartyState } from '@/lib/shared/messages';
import { STATUS } from '@/lib/shared/partyStatus';

import type { ConsoleParty, HostMember, MemberMark, PartyAction } from './types';

/** One press in the console, held until the backend has answered and the state was read again. */
export type ConsoleChange =
  | { kind: 'call'; entryIds: string[] }
  | { kind: 'mark'; entryIds: string[]; mark: MemberMark }
  | { kind: 'state'; action: PartyAction };

const STATE_AFTER: Record<PartyAction, PartyState> = {
  OPEN: 'OPEN',
  PAUSE: 'PAUSED',
  CLOSE: 'CLOSED',
  END: 'ENDED',
};

const STATUS_AFTER: Record<MemberMark, number> = {
  PLAYING: STATUS.playing,
  PLAYED: STATUS.played,
  MISSED: STATUS.missed,
  SKIPPED: STATUS.skipped,
  REMOVED: STATUS.removed,
};

/**
 * The state as it will be once the backend agrees. Changes name their entries, so that
 * applying one to a state that already contains it alters nothing.
 */
export function applyChange(party: ConsoleParty, change: ConsoleChange): ConsoleParty {
  if (change.kind === 'state') return changeState(party, change.action);
  const chosen = new Set(change.entryIds);
  const isChosen = (member: HostMember) => chosen.has(member.id);
  if (change.kind === 'call') {
    const called = party.waiting
      .filter(isChosen)
      .map((member) => ({ ...member, status: STATUS.called }));
    return { ...withoutWaiting(party, chosen), current: [...party.current, ...called] };
  }
  const status = STATUS_AFTER[change.mark];
  if (change.mark === 'PLAYING') {
    return {
      ...party,
      current: party.current.map((member) => (isChosen(member) ? { ...member, status } : member)),
    };
  }
  const over = [...party.current, ...party.waiting]
    .filter(isChosen)
    .map((member) => ({ ...member, status }));
  return {
    ...withoutWaiting(party, chosen),
    current: party.current.filter((member) => !isChosen(member)),
    done: [...over, ...party.done].slice(0, LIMITS.doneShown),
    playedCount: party.playedCount + (change.mark === 'PLAYED' ? over.length : 0),
  };
}

function withoutWaiting(party: ConsoleParty, chosen: ReadonlySet<string>): ConsoleParty {
  const waiting = party.waiting.filter((member) => !chosen.has(member.id));
  return {
    ...party,
    waiting,
    memberCount: party.memberCount - (party.waiting.length - waiting.length),
  };
}

function changeState(party: ConsoleParty, action: PartyAction): ConsoleParty {
  const state = STATE_AFTER[action];
  return action === 'END'
    ? { ...party, state, waiting: [], waitingCursor: null, memberCount: 0 }
    : { ...party, state };
}
