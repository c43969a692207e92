import { placeOf, cursorOf } from '@/backend/platform/cursor';
import { inOrderOfCalls, type ByLane, type Lane, type Turns } from '@/lib/shared/parties/lanes';
import { STATUS } from '@/lib/shared/parties/partyStatus';

/** What the order of live entries is made of. */
interface Ordered {
  status: number;
  number: number;
  lane: Lane;
  place: number;
}

/**
 * Where a list goes on: behind somebody who is up, or among those waiting, at a turn and behind the
 * last place shown of each lane.
 */
export type MemberPlace =
  { status: number; number: number } | { turn: number; places: ByLane<number> };

/** Before everyone in a lane; hosts may put people before the first place. */
export const FIRST_PLACES: ByLane<number> = [
  Number.MIN_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
];

/** Before everyone who is up. */
export const BEFORE_ALL: MemberPlace = { status: STATUS.playing + 1, number: 0 };

/** `status:number` of an entry that is called or plays, or `turn:place:place:place`. */
const PLACE = /^(?:(?:120|130|140):\d{1,9}|\d{1,9}(?::-?\d{1,16}){3})$/;

/** The place a cursor names. Errors: payload.invalid. */
export function memberPlace(cursor: string): MemberPlace {
  const [first = 0, ...rest] = placeOf(cursor, PLACE).split(':').map(Number);
  const [one = 0, two = 0, three = 0] = rest;
  return rest.length === 1
    ? { status: first, number: one }
    : { turn: first, places: [one, two, three] };
}

/** The cursor that names a place. */
export function cursorAt(place: MemberPlace): string {
  return cursorOf(
    'turn' in place ? [place.turn, ...place.places].join(':') : `${place.status}:${place.number}`,
  );
}

/**
 * Live entries as people see them: the furthest first, then by number, then those waiting as they
 * would be called from this turn on. Each with where a list goes on behind it.
 */
export function inOrder<Row extends Ordered>(
  rows: readonly Row[],
  turns: Turns,
  behind: ByLane<number> = FIRST_PLACES,
): { row: Row; after: MemberPlace }[] {
  const up = rows
    .filter(({ status }) => status !== STATUS.waiting)
    .sort((a, b) => b.status - a.status || a.number - b.number)
    .map((row) => ({ row, after: { status: row.status, number: row.number } }));
  const ofLane = (lane: Lane) =>
    rows
      .filter((row) => row.status === STATUS.waiting && row.lane === lane)
      .sort((a, b) => a.place - b.place);
  const places: [number, number, number] = [...behind];
  const waiting = inOrderOfCalls(turns, [ofLane(0), ofLane(1), ofLane(2)]).map(
    ({ person: row, turn: next }) => {
      places[row.lane] = row.place;
      return { row, after: { turn: next, places: [...places] as const } };
    },
  );
  return [...up, ...waiting];
}
