import type { OrderPolicy } from '@/lib/shared/parties/queueRules';
import type { ConsoleParty, HostMember } from '@/hooks/party/types';

/**
 * Whom a call for `seats` seats would call, as far as the console can know: by lanes the first of the
 * list; least played and longest wait only when everybody waiting is in the list; null when chance or
 * people further back decide.
 */
export function nextPeople(
  party: ConsoleParty,
  seats: number,
  order: OrderPolicy,
): HostMember[] | null {
  if (order === 'LANES') return thatFit(party.waiting, seats);
  if (order === 'RANDOM' || party.waitingCursor !== null) return null;
  // Whoever missed the last call sits the next one out: that is not in the list.
  if (party.waiting.some(({ misses }) => misses > 0)) return null;
  const isLeastPlayed = order === 'LEAST_PLAYED';
  const sorted = [...party.waiting].sort(
    (a, b) =>
      (isLeastPlayed ? a.timesPlayed - b.timesPlayed : 0) ||
      a.waitingSince.localeCompare(b.waitingSince) ||
      a.number - b.number,
  );
  return thatFit(sorted, seats);
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
