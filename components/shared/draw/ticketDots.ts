/** More dots say nothing more, and cost a slow phone its time. */
const MOST_DOTS = 600;

/** Positions in a grid of dots, from 0. */
export interface TicketDots {
  /** How many dots there are. */
  count: number;
  /** How many tickets one dot stands for. */
  each: number;
  /** Which dots are one's own, rising. */
  own: number[];
  /** Dots in a row: fewer and larger ones where there are few. */
  columns: number;
  /** There are so many of one's own that they stand beside each other. */
  isTight: boolean;
}

const COLUMNS = { least: 12, most: 32 };
/** A ring reaches over the dots around it: so many places each of one's own takes. */
const RING = 9;

/**
 * A draw's tickets as dots: one each, or one for several where they are too many. One's own are
 * scattered by `seed`, so that the same entry finds them at the same place; whoever holds a ticket
 * has at least one dot. Pure.
 */
export function ticketDots(
  total: number,
  mine: number,
  seed: number,
  wantedColumns?: number,
): TicketDots {
  const each = Math.max(1, Math.ceil(total / MOST_DOTS));
  const count = Math.ceil(total / each);
  const wanted = mine === 0 ? 0 : Math.min(count, Math.max(1, Math.round(mine / each)));
  const fitting = Math.max(COLUMNS.least, Math.ceil(Math.sqrt(count * 3)));
  const columns = wantedColumns ?? Math.min(COLUMNS.most, fitting);
  const isTight = wanted * RING >= count / 2;
  const isFree = (dot: number) => !own.has(dot) && (isTight || !touches([...own], dot, columns));
  const own = new Set<number>();
  for (let turn = 1; own.size < wanted; turn += 1) {
    const dot = spread(seed * 31 + turn) % count;
    if (isFree(dot)) own.add(dot);
  }
  return { count, each, own: [...own].sort((a, b) => a - b), columns, isTight };
}

/** Whether a dot stands beside, above or below one of the others. */
function touches(others: readonly number[], dot: number, columns: number): boolean {
  return others.some(
    (other) =>
      Math.abs((other % columns) - (dot % columns)) <= 1 &&
      Math.abs(Math.floor(other / columns) - Math.floor(dot / columns)) <= 1,
  );
}

/** A whole number scattered over 32 bits; looks random, and stays the same. */
function spread(value: number): number {
  let mixed = Math.imul(value ^ 0x9e3779b9, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
