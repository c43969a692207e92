import type { Context } from '@/backend/platform/context';
import {
  inOrderOfCalls,
  LANE,
  latestRank,
  turnsOf,
  type Lane,
  type Turns,
} from '@/lib/shared/parties/lanes';
import type { Place } from '@/backend/parties/store/moveRepository';
import type { PartyRow } from '@/backend/parties/store/partyRepository';
import { PLACE_STEP } from '@/backend/parties/store/placeRepository';
import { laneEnds, type LaneEnd } from '@/backend/parties/store/rankRepository';

/** An entry that comes back, with its former place. */
export interface Comer extends Place {
  id: string;
}

/** Where those who come back stand, by entry id, and the turn it is then. */
export interface Comeback {
  places: Record<string, Place>;
  turn: number;
  /** So many of the places are new ones, behind everyone of a lane. */
  taken: number;
}

const LANES: readonly Lane[] = [LANE.returned, LANE.priority, LANE.ordinary];

/**
 * Where people stand whom an undo brings back into a locked party: where they stood, with the turn as
 * it was (`turnBefore`), when nobody who stands there now is called later by it; else each at the end
 * of the lane that calls them soonest, which takes no promised place from anybody. `besides` stands
 * somewhere now and is not counted.
 */
export async function placesFor(
  db: Context['db'],
  party: PartyRow,
  comers: readonly Comer[],
  { turnBefore, besides }: { turnBefore?: number | undefined; besides?: Comer } = {},
): Promise<Comeback> {
  const ends = await laneEnds(db, party.id, besides);
  const isFree = ({ lane, place }: Place) => place > (ends[lane]?.last ?? -Infinity);
  const wanted = turnBefore ?? party.turn;
  if (comers.every(isFree) && isHarmless(party, wanted, ends)) {
    const places = comers.map(({ id, lane, place }) => [id, { lane, place }] as const);
    return { places: Object.fromEntries(places), turn: wanted, taken: 0 };
  }
  const of = (lane: Lane) =>
    comers.filter((one) => one.lane === lane).sort((a, b) => a.place - b.place);
  const places: Record<string, Place> = {};
  let taken = 0;
  for (const { person } of inOrderOfCalls({ ...party, turn: wanted }, [of(0), of(1), of(2)])) {
    const lane = soonest(person.lane, party, ends);
    const isOld = lane === person.lane && isFree(person);
    const place = isOld ? person.place : (party.nextPlace + taken) * PLACE_STEP;
    taken += isOld ? 0 : 1;
    places[person.id] = { lane, place };
    const { count, waiting } = ends[lane];
    ends[lane] = { count: count + 1, waiting: waiting + 1, last: place };
  }
  return { places, turn: party.turn, taken };
}

/** Says whether another turn calls nobody who stands in line later than the one it is now. */
function isHarmless(now: Turns, turn: number, ends: readonly LaneEnd[]): boolean {
  if (turn === now.turn) return true;
  const then = { ...now, turn };
  return LANES.every((lane) => {
    // Where a lane has turns in unequal distances, it repeats itself after a round.
    const people = Math.min(ends[lane]?.count ?? 0, turnsOf(lane, now.laneMix));
    return Array.from({ length: people }, (_, ahead) => ahead).every(
      (ahead) => latestRank(lane, ahead, then) <= latestRank(lane, ahead, now),
    );
  });
}

/** The lane behind whose people one is called first at the latest; of equals the own one. */
function soonest(own: Lane, turns: Turns, ends: readonly LaneEnd[]): Lane {
  const latest = (lane: Lane) => latestRank(lane, ends[lane]?.count ?? 0, turns);
  return LANES.reduce<Lane>((best, lane) => (latest(lane) < latest(best) ? lane : best), own);
}
