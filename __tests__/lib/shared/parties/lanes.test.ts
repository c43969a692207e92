import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  inOrderOfCalls,
  LANE,
  LANE_MIXES,
  latestRank,
  nextLane,
  rankOf,
  roundOf,
  turnPast,
  type Lane,
} from '@/lib/shared/parties/lanes';

interface Person {
  id: number;
  lane: Lane;
  isAway: boolean;
}

/** Three lanes in memory and the turn they are at. */
class Queue {
  people: Person[] = [];
  turn = 0;
  laneMix = 2;
  private nextId = 0;

  join(lane: Lane) {
    this.people.push({ id: (this.nextId += 1), lane, isAway: false });
  }

  waiting(lane: Lane) {
    return this.people.filter((one) => one.lane === lane && !one.isAway);
  }

  get counts() {
    return [this.waiting(0).length, this.waiting(1).length, this.waiting(2).length] as const;
  }

  call(): Person | undefined {
    const next = nextLane(this, this.counts);
    if (!next) return undefined;
    this.turn = next.turn;
    const called = this.waiting(next.lane)[0];
    this.people = this.people.filter((one) => one !== called);
    return called;
  }

  rank(person: Person) {
    const before = this.people.slice(0, this.people.indexOf(person));
    const inLane = before.filter(({ lane }) => lane === person.lane);
    const position = {
      lane: person.lane,
      ahead: inLane.filter(({ isAway }) => !isAway).length,
      aheadWithAway: inLane.length,
    };
    return rankOf(position, this, this.counts);
  }
}

const mixed = (laneMix: number, turn = 0) => Object.assign(new Queue(), { laneMix, turn });

const mix = fc.constantFrom(...LANE_MIXES);
const lane = fc.constantFrom<Lane>(LANE.returned, LANE.priority, LANE.ordinary);
const act = fc.oneof(
  fc.record({ kind: fc.constant('join' as const), lane, index: fc.nat(30) }),
  fc.record({
    kind: fc.constantFrom('call' as const, 'miss' as const, 'leave' as const, 'away' as const),
    lane,
    index: fc.nat(30),
  }),
);

describe('who is called', () => {
  test.each([
    [1, [0, 2, 1]],
    [2, [0, 2, 1, 2]],
    [3, [0, 2, 2, 1, 2]],
    [4, [0, 2, 2, 1, 2, 2]],
  ])('one returned and one priority fan to every %i ordinary ones', (laneMix, round) => {
    const queue = mixed(laneMix);
    for (const one of [0, 1, 2] as const) for (let at = 0; at < 12; at += 1) queue.join(one);
    const called = Array.from({ length: 2 * round.length }, () => queue.call()?.lane);
    expect(called).toEqual([...round, ...round]);
    expect(roundOf(laneMix)).toEqual(round);
  });

  test('a lane nobody stands in costs nobody a turn', () => {
    const queue = new Queue();
    queue.join(LANE.ordinary);
    queue.join(LANE.ordinary);
    queue.join(LANE.priority);
    expect([queue.call()?.id, queue.call()?.id, queue.call()?.id]).toEqual([1, 3, 2]);
    expect(queue.call()).toBeUndefined();
  });

  test('a list in the order of calls is the order in which they are called', () => {
    fc.assert(
      fc.property(fc.array(lane, { maxLength: 30 }), fc.nat(11), mix, (lanes, turn, laneMix) => {
        const queue = mixed(laneMix, turn);
        for (const one of lanes) queue.join(one);
        const listed = inOrderOfCalls(queue, [
          queue.waiting(0),
          queue.waiting(1),
          queue.waiting(2),
        ]);
        for (const { person, turn: after } of listed) {
          expect(queue.call()).toBe(person);
          expect(queue.turn).toBe(after);
        }
        expect(queue.people).toEqual([]);
      }),
    );
  });
});

test('a lane is passed over only where the next call is its own, and no rank of another rises by it', () => {
  expect(turnPast(LANE.returned, { turn: 0, laneMix: 2 }, [1, 1, 1])).toBe(1);
  expect(turnPast(LANE.returned, { turn: 3, laneMix: 2 }, [1, 1, 0])).toBe(5);
  expect(turnPast(LANE.returned, { turn: 3, laneMix: 2 }, [1, 0, 1])).toBe(3);
  expect(turnPast(LANE.returned, { turn: 3, laneMix: 2 }, [0, 1, 0])).toBe(3);
  fc.assert(
    fc.property(fc.array(lane, { maxLength: 12 }), fc.nat(11), mix, (lanes, turn, laneMix) => {
      const queue = mixed(laneMix);
      for (const one of lanes) queue.join(one);
      const others = queue.people.filter((one) => one.lane !== LANE.returned);
      const latest = (at: number) => {
        queue.turn = at;
        return others.map((one) => queue.rank(one).noLaterThan);
      };
      const before = latest(turn);
      const after = latest(turnPast(LANE.returned, { turn, laneMix }, queue.counts));
      for (const [index, bound] of after.entries()) {
        expect(bound).toBeLessThanOrEqual(before[index] ?? 0);
      }
      if (others.length > 0) expect(queue.call()?.lane).not.toBe(LANE.returned);
    }),
  );
});

describe('a rank', () => {
  test('is the place in that order, and never past the latest one', () => {
    fc.assert(
      fc.property(fc.array(lane, { maxLength: 30 }), fc.nat(11), mix, (lanes, turn, laneMix) => {
        const queue = mixed(laneMix, turn);
        for (const one of lanes) queue.join(one);
        const listed = inOrderOfCalls(queue, [
          queue.waiting(0),
          queue.waiting(1),
          queue.waiting(2),
        ]);
        for (const [index, { person }] of listed.entries()) {
          const { position, noLaterThan } = queue.rank(person);
          expect(position).toBe(index + 1);
          expect(noLaterThan).toBeGreaterThanOrEqual(position);
        }
      }),
    );
  });

  test('counts two returned or priority turns to every two ordinary ones at the latest', () => {
    const queue = new Queue();
    for (let at = 0; at < 5; at += 1) queue.join(LANE.ordinary);
    expect(queue.people.map((person) => queue.rank(person).noLaterThan)).toEqual([2, 4, 6, 8, 10]);
    expect(queue.people.map((person) => queue.rank(person).position)).toEqual([1, 2, 3, 4, 5]);
  });

  test.each(LANE_MIXES)(
    'with %i ordinary turns a round, one more in front is at least one later',
    (laneMix) => {
      for (const one of [0, 1, 2] as const) {
        for (let turn = 0; turn < 12; turn += 1) {
          const ranks = Array.from({ length: 12 }, (_, at) =>
            latestRank(one, at, { turn, laneMix }),
          );
          for (const [at, rank] of ranks.slice(1).entries()) {
            expect(rank).toBeGreaterThan(ranks[at] ?? 0);
          }
          // A round further on it is the same.
          const later = { turn: turn + laneMix + 2, laneMix };
          expect(ranks).toEqual(ranks.map((_, at) => latestRank(one, at, later)));
        }
      }
    },
  );

  test('never rises at the latest, whatever others do', () => {
    fc.assert(
      fc.property(fc.array(act, { minLength: 1, maxLength: 60 }), mix, (acts, laneMix) => {
        const queue = mixed(laneMix);
        const latest = new Map<number, number>();
        for (const { kind, lane: into, index } of acts) {
          const person = queue.people[index % Math.max(queue.people.length, 1)];
          if (kind === 'join') queue.join(into);
          else if (kind === 'call') queue.call();
          else if (kind === 'miss') {
            const called = queue.call();
            if (called) queue.join(LANE.returned);
          } else if (person && kind === 'leave') {
            queue.people = queue.people.filter((one) => one !== person);
          } else if (person) {
            person.isAway = !person.isAway;
            // Who is called meanwhile goes first: that rank is theirs to give away.
            latest.delete(person.id);
          }
          for (const one of queue.people.filter(({ isAway }) => !isAway)) {
            const { noLaterThan } = queue.rank(one);
            expect(noLaterThan).toBeLessThanOrEqual(latest.get(one.id) ?? Infinity);
            latest.set(one.id, noLaterThan);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
