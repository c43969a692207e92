import type { OrderPolicy } from '@/lib/shared/parties/queueRules';
import type { ConsoleParty, HostMember } from '@/hooks/party/types';
import { callOrder } from './laneOrder';

/**
 * Whom a call for `seats` seats would call, as far as the console can know. Whoever missed a call
 * since the last one comes after all others. Null when chance or people further back decide.
 */
export function nextPeople(
  party: ConsoleParty,
  seats: number,
  order: OrderPolicy,
): HostMember[] | null {
  const out = party.waiting.filter(({ sitsOut }) => sitsOut);
  if (order === 'LANES')
    return out.length > 0 ? byLanes(party, seats) : thatFit(party.waiting, seats);
  if (order === 'RANDOM' || party.waitingCursor !== null) return null;
  const isLeastPlayed = order === 'LEAST_PLAYED';
  const sorted = [...party.waiting].sort(
    (a, b) =>
      Number(a.sitsOut) - Number(b.sitsOut) ||
      (isLeastPlayed ? a.timesPlayed - b.timesPlayed : 0) ||
      a.waitingSince.localeCompare(b.waitingSince) ||
      a.number - b.number,
  );
  return thatFit(sorted, seats);
}

/** By lanes, where some sit this call out: the others take their turns. */
function byLanes(party: ConsoleParty, seats: number): HostMember[] | null {
  const { waiting, waitingCursor } = party;
  const [others, out] = [false, true].map((isOut) =>
    waiting.filter(({ sitsOut }) => sitsOut === isOut),
  );
  const turns = callOrder(party, others ?? []);
  const inTurn = turns.map(({ person }) => person);
  if (waitingCursor !== null) {
    const called = thatFit(inTurn, seats);
    // Behind the last one shown of a lane others of it may have the turn.
    return called.length < sureOf(waiting, inTurn) ? called : null;
  }
  const then = { ...party, turn: turns.at(-1)?.turn ?? party.turn };
  const last = callOrder(then, out ?? []).map(({ person }) => person);
  return thatFit([...inTurn, ...last], seats);
}

/** How many of those in turn are certain, where only the first of each lane are known. */
function sureOf(known: readonly HostMember[], inTurn: readonly HostMember[]): number {
  const lanes = [...new Set(known.map(({ lane }) => lane))];
  return Math.min(...lanes.map((lane) => inTurn.findLastIndex((one) => one.lane === lane) + 1));
}

/** A group is never split and stops the round; one larger than the round is called alone. */
function thatFit(people: readonly HostMember[], seats: number): HostMember[] {
  let free = seats;
  const fitting: HostMember[] = [];
  for (const person of people) {
    if (free <= 0 || (person.seats > free && fitting.length > 0)) break;
    fitting.push(person);
    free -= person.seats;
  }
  return fitting;
}
