import { randomInt } from 'node:crypto';
import type { Context } from '@/backend/platform/context';
import { inOrderOfCalls } from '@/lib/shared/parties/lanes';
import type { CallReceipt, OrderPolicy } from '@/lib/shared/parties/queueRules';
import type { PartyRow } from '@/backend/parties/store/partyRepository';
import {
  firstBy,
  firstOfLanes,
  sittingOut,
  waitingAt,
  type Callable,
} from '@/backend/parties/store/rankRepository';

/** Who is called, with the reason for each, and the lanes' turn afterwards. */
export interface Picked {
  people: Callable[];
  receipts: Record<string, CallReceipt>;
  turn: number;
}

/**
 * Picks people of a locked party for so many seats in the given order. Whoever missed a call since
 * the last one comes after all others.
 */
export async function pick(
  context: Context,
  party: PartyRow,
  order: OrderPolicy,
  seats: number,
): Promise<Picked> {
  if (order === 'LANES') return pickByLanes(context, party, seats);
  const out = await sittingOut(context.db, party);
  const most = seats + out.size;
  const found =
    order === 'RANDOM'
      ? await waitingAt(context.db, party.id, someIndexes(party.memberCount, most))
      : await firstBy(context.db, party.id, order, most);
  const sitsOut = ({ id }: Callable) => out.has(id);
  const inTurn = [...found.filter((one) => !sitsOut(one)), ...found.filter(sitsOut)];
  return receipted(party, order, thatFit(inTurn, seats));
}

/** The same for people chosen by a host. */
export function receipted(
  party: PartyRow,
  by: CallReceipt['by'],
  people: readonly Callable[],
): Picked {
  const receipts = people.map(({ id, lane }, index): [string, CallReceipt] => [
    id,
    { by, lane, turn: party.turn, outOf: party.memberCount - index },
  ]);
  return { people: [...people], receipts: Object.fromEntries(receipts), turn: party.turn };
}

async function pickByLanes(context: Context, party: PartyRow, seats: number): Promise<Picked> {
  const { inTurn, sittingOut: out } = await firstOfLanes(context.db, party, seats);
  const before = inOrderOfCalls(party, inTurn);
  const turn = before.at(-1)?.turn ?? party.turn;
  const turns = [...before, ...inOrderOfCalls({ ...party, turn }, out)];
  const people = thatFit(
    turns.map(({ person }) => person),
    seats,
  );
  const receipts = people.map(({ id, lane }, index): [string, CallReceipt] => [
    id,
    { by: 'LANES', lane, turn: turns[index]?.turn ?? 0, outOf: party.memberCount - index },
  ]);
  return {
    people,
    receipts: Object.fromEntries(receipts),
    turn: turns[people.length - 1]?.turn ?? party.turn,
  };
}

/**
 * The first of them whose seats are free; a group is never split and stops the round. One that is
 * larger than the whole round is called alone, for else it would wait for ever.
 */
function thatFit(people: readonly Callable[], seats: number): Callable[] {
  let free = seats;
  const fitting: Callable[] = [];
  for (const person of people) {
    if (person.seats > free && fitting.length > 0) break;
    fitting.push(person);
    free -= person.seats;
    if (free <= 0) break;
  }
  return fitting;
}

/** Different numbers below `count`, each set of them as likely as any other. */
function someIndexes(count: number, wanted: number): number[] {
  const chosen = new Set<number>();
  while (chosen.size < Math.min(count, wanted)) chosen.add(randomInt(count));
  return [...chosen];
}
