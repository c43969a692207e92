import type { ConsoleParty, HostMember } from '@/hooks/party/types';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { nextPeople } from './nextPeople';

/** Those who are up, and what is free in the round after the one that is played. */
export interface Round {
  /** The number the next start has. */
  next: number;
  /** Called and has not answered, in the order of the calls. */
  called: HostMember[];
  ready: HostMember[];
  playing: HostMember[];
  /** Seats of the next round that nobody was called for. */
  free: number;
}

/** How many seats these people take: a group takes one for each of its own. */
export const seatsOf = (people: readonly HostMember[]) =>
  people.reduce((sum, { seats }) => sum + seats, 0);

/** The round that is played and the one that is being put together. */
export function roundOf({ current, roundNo, seatsPerRound }: ConsoleParty): Round {
  const of = (status: number) => current.filter((member) => member.status === status);
  const [called, ready] = [of(STATUS.called), of(STATUS.ready)];
  return {
    next: roundNo + 1,
    called,
    ready,
    playing: of(STATUS.playing),
    free: Math.max(0, seatsPerRound - seatsOf([...called, ...ready])),
  };
}

/** The first in line whom the next calls are for. */
export interface Upcoming {
  /** The round they would play in. */
  number: number;
  ids: ReadonlySet<string>;
}

/**
 * Whom the next round still has seats for; when all of them are taken, the round after it. Nobody
 * where chance, or people further back, decide.
 */
export function upcomingOf(party: ConsoleParty): Upcoming {
  const { free, next } = roundOf(party);
  const isFull = free === 0;
  const people = nextPeople(party, isFull ? party.seatsPerRound : free, party.orderPolicy) ?? [];
  return { number: isFull ? next + 1 : next, ids: new Set(people.map(({ id }) => id)) };
}
