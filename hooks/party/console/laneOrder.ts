import { inOrderOfCalls, LANE, type Lane, type Turns } from '@/lib/shared/parties/lanes';
import type { HostMember } from '@/hooks/party/types';

/** Those waiting as they would be called, from the order that each lane has, with the turn after. */
export function callOrder(
  turns: Turns,
  people: readonly HostMember[],
): { person: HostMember; turn: number }[] {
  const of = (lane: Lane) => people.filter((member) => member.lane === lane);
  const lanes = [of(LANE.returned), of(LANE.priority), of(LANE.ordinary)] as const;
  return inOrderOfCalls(turns, lanes);
}

function interleaved(turns: Turns, people: readonly HostMember[]): HostMember[] {
  return callOrder(turns, people).map(({ person }) => person);
}

/** The list with somebody in front of somebody else (in that one's lane), or last of their own. */
export function movedBefore(
  turns: Turns,
  people: readonly HostMember[],
  entryId: string,
  beforeId: string | null,
): HostMember[] {
  const moved = people.find(({ id }) => id === entryId);
  const before = people.find(({ id }) => id === beforeId);
  if (!moved || moved === before) return [...people];
  const others = people.filter(({ id }) => id !== entryId);
  const at = before ? others.indexOf(before) : others.length;
  const there = before ? { ...moved, lane: before.lane } : moved;
  return interleaved(turns, [...others.slice(0, at), there, ...others.slice(at)]);
}

/** The list with people who come back: behind everyone who came back before. */
export function withReturned(
  turns: Turns,
  people: readonly HostMember[],
  back: readonly HostMember[],
): HostMember[] {
  return interleaved(turns, [...people, ...back.map((one) => ({ ...one, lane: LANE.returned }))]);
}

/**
 * In front of whom somebody must be put to stand at `place` (0 = next) of the list without them. The
 * own lane is kept where it leads there as well: a move should change no more than it must. Null:
 * behind everyone of the own lane; undefined: there is nobody to put them in front of.
 */
export function beforeFor(
  turns: Turns,
  people: readonly HostMember[],
  entryId: string,
  place: number,
): string | null | undefined {
  const moved = people.find(({ id }) => id === entryId);
  if (!moved) return undefined;
  const others = people.filter(({ id }) => id !== entryId);
  const behind = others.slice(place);
  const candidates = [
    behind.find(({ lane }) => lane === moved.lane)?.id ?? null,
    ...behind.slice(0, 1).map(({ id }) => id),
  ];
  const missBy = (beforeId: string | null) => {
    const list = movedBefore(turns, people, entryId, beforeId);
    return Math.abs(list.findIndex(({ id }) => id === entryId) - place);
  };
  return candidates.reduce((best, one) => (missBy(one) < missBy(best) ? one : best));
}
