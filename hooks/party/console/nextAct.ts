import type { ConsoleParty, HostMember } from '@/hooks/party/types';
import type { OrderPolicy } from '@/lib/shared/parties/queueRules';
import { isRunning } from '@/lib/shared/parties/partyActions';
import { nextPeople } from './nextPeople';
import { roundOf } from './round';

/** What the one button of a queue's console does now. */
export type QueueAct =
  | { kind: 'open' }
  /** Nobody is here yet: the link has to get about. */
  | { kind: 'copy' }
  /** `late`: called as well, and still with time to answer. */
  | { kind: 'start'; round: number; people: HostMember[]; late: HostMember[] }
  /** `isNextReady`: somebody is ready for the round after it. */
  | { kind: 'finish'; round: number; people: HostMember[]; isNextReady: boolean }
  | { kind: 'resume' }
  /** `people`: who is called by it; null when chance or people further back decide. */
  | { kind: 'call'; people: HostMember[] | null; then: HostMember[] }
  /** Every seat is called for, and nobody has answered. */
  | { kind: 'wait'; people: HostMember[] }
  /** Closed, and nobody is left in it. */
  | { kind: 'end' }
  | { kind: 'recap' };

/** How many names follow the first one. */
const THEN = 3;

/** The act that comes next: the first that fits. `order`: how the next call picks. */
export function nextAct(party: ConsoleParty, order: OrderPolicy = party.orderPolicy): QueueAct {
  const { state, memberCount, awayCount } = party;
  if (state === 'ENDED') return { kind: 'recap' };
  if (!isRunning(party)) return { kind: 'open' };
  const { called, ready, playing, free, next } = roundOf(party);
  if (playing.length > 0) {
    const isNextReady = ready.length > 0;
    return { kind: 'finish', round: party.roundNo, people: playing, isNextReady };
  }
  if (ready.length > 0) return { kind: 'start', round: next, people: ready, late: called };
  if (state === 'PAUSED') return { kind: 'resume' };
  if (memberCount > 0 && free > 0) return callOne(party, order);
  if (called.length > 0) return { kind: 'wait', people: called };
  return state === 'CLOSED' && awayCount === 0 ? { kind: 'end' } : { kind: 'copy' };
}

function callOne(party: ConsoleParty, order: OrderPolicy): QueueAct {
  const people = nextPeople(party, 1, order);
  const line = nextPeople(party, THEN + 1, order) ?? [];
  const isCalled = ({ id }: HostMember) => people?.some((one) => one.id === id) ?? false;
  return { kind: 'call', people, then: line.filter((one) => !isCalled(one)).slice(0, THEN) };
}

/** Names an act with all that it is about: another name means that the button does another thing. */
export function nameOfAct(act: QueueAct): string {
  const people = 'people' in act ? (act.people ?? []) : [];
  return [act.kind, ...people.map(({ id }) => id)].join();
}
