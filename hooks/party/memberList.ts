import { LANE } from '@/lib/shared/parties/lanes';
import { STATUS } from '@/lib/shared/parties/partyStatus';

export interface Row {
  id: string;
  number: number;
  status: number;
  /** One of `LANE`. */
  lane: number;
}

/**
 * The live first page followed by pages fetched earlier. A later row that the first page has passed
 * in its lane was called or has left since it was fetched, so it goes; as does one known to stand
 * `elsewhere` by now.
 */
export function joinPages<Member extends Row>(
  first: readonly Member[],
  later: readonly Member[],
  elsewhere: ReadonlySet<string> = new Set(),
): Member[] {
  const shown = new Set(first.map(({ id }) => id));
  const waiting = first.filter(({ status }) => status === STATUS.waiting);
  const lastNumber = (lane: number) =>
    waiting.reduce((last, row) => (row.lane === lane ? row.number : last), 0);
  // Who came back stands by the time of that, so numbers say nothing: whoever is shown tells.
  const lastBack = later.reduce(
    (last, { id, lane }, index) => (lane === LANE.returned && shown.has(id) ? index : last),
    -1,
  );
  const isPassed = ({ lane, number }: Member, index: number) =>
    lane === LANE.returned ? index < lastBack : number <= lastNumber(lane);
  const isGone = ({ id }: Member) => shown.has(id) || elsewhere.has(id);
  return [...first, ...later.filter((row, index) => !isGone(row) && !isPassed(row, index))];
}
