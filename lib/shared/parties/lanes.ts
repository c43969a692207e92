/**
 * Who is called next, and the latest that anyone's turn can come. Those waiting stand in three lanes,
 * each first come, first served; a round of turns goes over the lanes in a fixed ratio and leaves out
 * lanes nobody stands in. A lane's turns are its own, so whoever joins another lane is counted with
 * from the beginning and takes nobody's turn (decision 0014).
 */
export const LANE = { returned: 0, priority: 1, ordinary: 2 } as const;

export type Lane = (typeof LANE)[keyof typeof LANE];

/** One value for each lane. */
export type ByLane<Value> = readonly [returned: Value, priority: Value, ordinary: Value];

/** The turns of a round: one returned and one priority place to every two ordinary ones. */
export const ROUND: readonly Lane[] = [LANE.returned, LANE.ordinary, LANE.priority, LANE.ordinary];

const LANES: readonly Lane[] = [LANE.returned, LANE.priority, LANE.ordinary];
const TURNS_OF: ByLane<number> = [1, 1, 2];

/** The lane of an entry and how many wait in front of it there. */
export interface LanePosition {
  lane: Lane;
  /** People in front in the own lane who may be called now. */
  ahead: number;
  /** The same with those who keep their place while they are away. */
  aheadWithAway: number;
}

/** The lane of turn number `turn`; turns are counted from 0 for as long as a party lasts. */
function laneOf(turn: number): Lane {
  return ROUND[turn % ROUND.length] ?? LANE.ordinary;
}

/**
 * The lane to call from at this turn, with the turn that comes after the call. Null when nobody
 * waits in any lane.
 */
export function nextLane(
  turn: number,
  waiting: ByLane<number>,
): { lane: Lane; turn: number } | null {
  for (let at = turn; at < turn + ROUND.length; at += 1) {
    const lane = laneOf(at);
    if (waiting[lane] > 0) return { lane, turn: at + 1 };
  }
  return null;
}

/** This turn, or the one after the lane's own where that lane would be called from next. */
export function turnPast(lane: Lane, turn: number, waiting: ByLane<number>): number {
  const next = nextLane(turn, waiting);
  return next?.lane === lane ? next.turn : turn;
}

/** How many turns each lane has before the turn of whoever has `ahead` people in front in a lane. */
function turnsBefore(lane: Lane, ahead: number, turn: number): [number, number, number] {
  const rounds = Math.floor(ahead / TURNS_OF[lane]);
  const before: [number, number, number] = [
    rounds * TURNS_OF[0],
    rounds * TURNS_OF[1],
    rounds * TURNS_OF[2],
  ];
  let left = ahead % TURNS_OF[lane];
  for (let at = turn; laneOf(at) !== lane || left > 0; at += 1) {
    if (laneOf(at) === lane) left -= 1;
    before[laneOf(at)] += 1;
  }
  return before;
}

/** The rank that no join, call, miss or leave of others can exceed: all lanes full to the end. */
export function latestRank(lane: Lane, aheadWithAway: number, turn: number): number {
  const before = turnsBefore(lane, aheadWithAway, turn);
  return before[0] + before[1] + before[2] + 1;
}

/** The rank in the order of calls as the lanes stand now (1 = next), and the latest one. */
export function rankOf(
  { lane, ahead, aheadWithAway }: LanePosition,
  turn: number,
  waiting: ByLane<number>,
): { position: number; noLaterThan: number } {
  const now = turnsBefore(lane, ahead, turn);
  const others = LANES.filter((one) => one !== lane);
  const passing = others.map((other) => Math.min(now[other], waiting[other]));
  return {
    position: ahead + 1 + passing.reduce((sum, count) => sum + count, 0),
    noLaterThan: latestRank(lane, aheadWithAway, turn),
  };
}

/** The lanes' people, first to last, in the order in which they would be called from this turn on. */
export function inOrderOfCalls<Person>(
  turn: number,
  lanes: ByLane<readonly Person[]>,
): { person: Person; turn: number }[] {
  const taken: [number, number, number] = [0, 0, 0];
  const order: { person: Person; turn: number }[] = [];
  const left = (lane: Lane) => lanes[lane].length - taken[lane];
  for (let at = turn; ;) {
    const next = nextLane(at, [left(0), left(1), left(2)]);
    if (!next) return order;
    const person = lanes[next.lane][taken[next.lane]];
    taken[next.lane] += 1;
    at = next.turn;
    if (person !== undefined) order.push({ person, turn: at });
  }
}
