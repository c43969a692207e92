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

/** How many ordinary turns come to each priority turn; a creator chooses one of these. */
export const LANE_MIXES = [1, 2, 3, 4] as const;

/** Where a party's lanes are. */
export interface Turns {
  /** How many turns the lanes have had. */
  turn: number;
  /** One of `LANE_MIXES`. */
  laneMix: number;
}

const LANES: readonly Lane[] = [LANE.returned, LANE.priority, LANE.ordinary];

/** The turns of a round: one returned and one priority turn to `laneMix` ordinary ones. */
export function roundOf(laneMix: number): readonly Lane[] {
  const ordinary = (count: number) => Array<Lane>(count).fill(LANE.ordinary);
  const early = Math.ceil(laneMix / 2);
  return [LANE.returned, ...ordinary(early), LANE.priority, ...ordinary(laneMix - early)];
}

/** How many turns of a round are a lane's own. */
export function turnsOf(lane: Lane, laneMix: number): number {
  return lane === LANE.ordinary ? laneMix : 1;
}

/** The lane of an entry and how many wait in front of it there. */
export interface LanePosition {
  lane: Lane;
  /** People in front in the own lane who may be called now. */
  ahead: number;
  /** The same with those who keep their place while they are away. */
  aheadWithAway: number;
}

/** The lane of each turn; turns are counted from 0 for as long as a party lasts. */
function lanesFrom({ laneMix }: Turns): (turn: number) => Lane {
  const round = roundOf(laneMix);
  return (turn) => round[turn % round.length] ?? LANE.ordinary;
}

/**
 * The lane to call from at this turn, with the turn that comes after the call. Null when nobody
 * waits in any lane.
 */
export function nextLane(
  turns: Turns,
  waiting: ByLane<number>,
): { lane: Lane; turn: number } | null {
  const laneOf = lanesFrom(turns);
  for (let at = turns.turn; at < turns.turn + turns.laneMix + 2; at += 1) {
    const lane = laneOf(at);
    if (waiting[lane] > 0) return { lane, turn: at + 1 };
  }
  return null;
}

/** This turn, or the one after the lane's own where that lane would be called from next. */
export function turnPast(lane: Lane, turns: Turns, waiting: ByLane<number>): number {
  const next = nextLane(turns, waiting);
  return next?.lane === lane ? next.turn : turns.turn;
}

/** How many turns each lane has before the turn of whoever has `ahead` people in front in a lane. */
function turnsBefore(lane: Lane, ahead: number, turns: Turns): [number, number, number] {
  const laneOf = lanesFrom(turns);
  const own = turnsOf(lane, turns.laneMix);
  const rounds = Math.floor(ahead / own);
  const before: [number, number, number] = [rounds, rounds, rounds * turns.laneMix];
  let left = ahead % own;
  for (let at = turns.turn; laneOf(at) !== lane || left > 0; at += 1) {
    if (laneOf(at) === lane) left -= 1;
    before[laneOf(at)] += 1;
  }
  return before;
}

/** The rank that no join, call, miss or leave of others can exceed: all lanes full to the end. */
export function latestRank(lane: Lane, aheadWithAway: number, turns: Turns): number {
  const before = turnsBefore(lane, aheadWithAway, turns);
  return before[0] + before[1] + before[2] + 1;
}

/** The rank in the order of calls as the lanes stand now (1 = next), and the latest one. */
export function rankOf(
  { lane, ahead, aheadWithAway }: LanePosition,
  turns: Turns,
  waiting: ByLane<number>,
): { position: number; noLaterThan: number } {
  const now = turnsBefore(lane, ahead, turns);
  const others = LANES.filter((one) => one !== lane);
  const passing = others.map((other) => Math.min(now[other], waiting[other]));
  return {
    position: ahead + 1 + passing.reduce((sum, count) => sum + count, 0),
    noLaterThan: latestRank(lane, aheadWithAway, turns),
  };
}

/** The lanes' people, first to last, in the order in which they would be called from this turn on. */
export function inOrderOfCalls<Person>(
  { turn, laneMix }: Turns,
  lanes: ByLane<readonly Person[]>,
): { person: Person; turn: number }[] {
  const taken: [number, number, number] = [0, 0, 0];
  const order: { person: Person; turn: number }[] = [];
  const left = (lane: Lane) => lanes[lane].length - taken[lane];
  for (let at = turn; ;) {
    const next = nextLane({ turn: at, laneMix }, [left(0), left(1), left(2)]);
    if (!next) return order;
    const person = lanes[next.lane][taken[next.lane]];
    taken[next.lane] += 1;
    at = next.turn;
    if (person !== undefined) order.push({ person, turn: at });
  }
}
