import { LIMITS } from '@/lib/shared/limits';
import {
  MARKS,
  stateAfter,
  type MemberMark,
  type PartyAction,
} from '@/lib/shared/parties/partyActions';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { movedBefore, withReturned } from './laneOrder';
import type { ConsoleParty, HostMember } from '@/hooks/party/types';

/** One press in the console, held until the backend has answered and the state was read again. */
export type ConsoleChange =
  | { kind: 'call'; entryIds: readonly string[] }
  | { kind: 'mark'; entryIds: readonly string[]; mark: MemberMark }
  | { kind: 'ban'; entryId: string }
  | { kind: 'back'; entryIds: readonly string[] }
  | { kind: 'move'; entryId: string; beforeId: string | null }
  | { kind: 'note'; entryId: string; note: string | null }
  | { kind: 'notice'; notice: string | null }
  | { kind: 'rule'; whoCanJoin: ConsoleParty['whoCanJoin'] }
  | { kind: 'undo'; actId: string }
  | { kind: 'state'; action: PartyAction };

/**
 * The state as it will be once the backend agrees. Changes name their entries, so that
 * applying one to a state that already contains it alters nothing.
 */
export function applyChange(party: ConsoleParty, change: ConsoleChange): ConsoleParty {
  switch (change.kind) {
    case 'state':
      return changeState(party, change.action);
    case 'call':
      return call(party, new Set(change.entryIds));
    case 'mark':
      return mark(party, new Set(change.entryIds), change.mark);
    case 'ban':
      return end(party, new Set([change.entryId]), STATUS.blocked);
    case 'back':
      return bringBack(party, new Set(change.entryIds));
    case 'move': {
      const { entryId, beforeId } = change;
      return { ...party, waiting: movedBefore(party, party.waiting, entryId, beforeId) };
    }
    case 'note':
      return withNote(party, change.entryId, change.note);
    case 'rule':
      return { ...party, whoCanJoin: change.whoCanJoin };
    case 'notice':
      return { ...party, notice: change.notice };
    case 'undo': {
      // Only the backend knows which entries come back; that the action is undone shows at once.
      const acts = party.acts.map((one) =>
        one.id === change.actId ? { ...one, isUndone: true } : one,
      );
      return { ...party, acts };
    }
  }
}

type Chosen = ReadonlySet<string>;

const among = (chosen: Chosen) => (member: HostMember) => chosen.has(member.id);

function call(party: ConsoleParty, chosen: Chosen): ConsoleParty {
  const called = party.waiting
    .filter(among(chosen))
    .map((member) => ({ ...member, status: STATUS.called }));
  return { ...withoutWaiting(party, chosen), current: [...party.current, ...called] };
}

function mark(party: ConsoleParty, chosen: Chosen, value: MemberMark): ConsoleParty {
  const isChosen = among(chosen);
  if (value === 'MISSED') {
    // The first missed call leads back into the line and the second one out: the next state says.
    return { ...party, current: party.current.filter((member) => !isChosen(member)) };
  }
  const status = MARKS[value].to;
  if (value !== 'PLAYING') return end(party, chosen, status);
  const plays = (member: HostMember) => member.status === STATUS.playing;
  const isNewRound = party.current.some(isChosen) && !party.current.some(plays);
  return {
    ...party,
    roundNo: party.roundNo + (isNewRound ? 1 : 0),
    current: party.current.map((member) => (isChosen(member) ? { ...member, status } : member)),
  };
}

function end(party: ConsoleParty, chosen: Chosen, status: number): ConsoleParty {
  const isChosen = among(chosen);
  const over = [...party.current, ...party.waiting, ...party.away]
    .filter(isChosen)
    .map((member) => ({ ...member, status }));
  return {
    ...withoutWaiting(party, chosen),
    ...withoutAway(party, chosen),
    current: party.current.filter((member) => !isChosen(member)),
    done: [...over, ...party.done].slice(0, LIMITS.doneShown),
    playedCount: party.playedCount + (status === STATUS.played ? over.length : 0),
  };
}

function bringBack(party: ConsoleParty, chosen: Chosen): ConsoleParty {
  const isChosen = among(chosen);
  const back = party.done
    .filter(isChosen)
    .map((member) => ({ ...member, status: STATUS.waiting, endReason: null, endedAt: null }));
  return {
    ...party,
    waiting: withReturned(party, party.waiting, back),
    memberCount: party.memberCount + back.length,
    done: party.done.filter((member) => !isChosen(member)),
  };
}

function withNote(party: ConsoleParty, entryId: string, note: string | null): ConsoleParty {
  const noted = (people: HostMember[]) =>
    people.map((member) => (member.id === entryId ? { ...member, note } : member));
  return {
    ...party,
    waiting: noted(party.waiting),
    away: noted(party.away),
    current: noted(party.current),
    done: noted(party.done),
  };
}

function withoutWaiting(party: ConsoleParty, chosen: Chosen): ConsoleParty {
  const waiting = party.waiting.filter((member) => !chosen.has(member.id));
  return {
    ...party,
    waiting,
    memberCount: party.memberCount - (party.waiting.length - waiting.length),
  };
}

function withoutAway({ away, awayCount }: ConsoleParty, chosen: Chosen) {
  const staying = away.filter((member) => !chosen.has(member.id));
  return { away: staying, awayCount: awayCount - (away.length - staying.length) };
}

/** An ended queue has nobody in it who could be called. */
const NOBODY = { waiting: [], waitingCursor: null, memberCount: 0, away: [], awayCount: 0 };

function changeState(party: ConsoleParty, action: PartyAction): ConsoleParty {
  const state = stateAfter(party.state, action) ?? party.state;
  if (action !== 'END') return { ...party, state };
  const acts = party.acts.map((one) => ({ ...one, isFinal: true }));
  return { ...party, state, ...NOBODY, notice: null, acts };
}
