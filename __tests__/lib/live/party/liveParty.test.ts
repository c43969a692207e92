import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readPartyMessage } from '@/lib/live/party/partyMessage';
import { stateAfterMessage } from '@/lib/live/feed';
import { currentAfter, liveParty, type LiveParty } from '@/lib/live/party/liveParty';
import { inOrderOfCalls, type Lane } from '@/lib/shared/parties/lanes';
import type { PartyMember, PartyMessage, PartyUpdate } from '@/lib/shared/parties/messages';
import { STATUS } from '@/lib/shared/parties/partyStatus';

const member = (number: number): PartyMember => ({
  id: `m${number}`,
  number,
  status: 100,
  lane: 2,
  seats: 1,
  isGuest: false,
  handle: `fan${number}`,
  profilePhoto: '/default-user.png',
  joinedAt: '2026-01-01T00:00:00.000Z',
});

const party = (seq: number, count: number): LiveParty => ({
  seq,
  memberCount: count,
  queueSize: null,
  turn: 0,
  laneMix: 2,
  partyMembers: Array.from({ length: Math.min(count, 50) }, (_, index) => member(index + 1)),
});

const update = (seq: number, count: number, extra: Partial<PartyUpdate> = {}): PartyUpdate => ({
  type: 'PARTY_UPDATE',
  seq,
  party: {
    id: 'p',
    title: 'T',
    game: 'G',
    notice: null,
    state: 'OPEN',
    opensAt: null,
    seatsPerRound: 2,
    groupMax: 1,
    whoCanJoin: 'EVERYONE',
    orderPolicy: 'LANES',
    turn: 0,
    laneMix: 2,
    turnMinutes: null,
    roundNo: 0,
    memberCount: count,
    entryFields: [],
  },
  partyMembers: Array.from({ length: Math.min(count, 50) }, (_, index) => member(index + 1)),
  creator: { id: 'c', handle: 'nora', name: 'Nora', extra_public: '{}' },
  queueSize: 40,
  ...extra,
});

const joinOf = (joiner: PartyMember): PartyMessage => ({
  type: 'QUEUE_APPEND',
  seq: 4,
  member: joiner,
});

const append = (seq: number): PartyMessage => ({ type: 'QUEUE_APPEND', seq, member: member(seq) });

describe('a message about a party', () => {
  test('QUEUE_APPEND raises the count by one and the list up to fifty', () => {
    expect(stateAfterMessage(liveParty, party(3, 2), append(4))).toMatchObject({
      seq: 4,
      memberCount: 3,
      partyMembers: [{ number: 1 }, { number: 2 }, { number: 4 }],
    });
    const full = stateAfterMessage(liveParty, party(3, 70), append(4)) as LiveParty;
    expect([full.memberCount, full.partyMembers.length]).toEqual([71, 50]);
  });

  test('who joins a lane with turns of its own stands where those turns are', () => {
    const inLane = (number: number, lane: number) => ({ ...member(number), lane });
    const playing = { ...member(9), status: 140 };
    const ordinary = [1, 2, 3, 4].map((number) => inLane(number, 2));
    const before = { ...party(3, 4), turn: 1, partyMembers: [playing, ...ordinary] };
    const joined = (joiner: PartyMember, state = before) =>
      stateAfterMessage(liveParty, state, joinOf(joiner)) as LiveParty;
    const numbers = (state: LiveParty) => state.partyMembers.map(({ number }) => number);
    expect(numbers(joined(inLane(5, 1)))).toEqual([9, 1, 5, 2, 3, 4]);
    expect(numbers(joined(inLane(5, 1), { ...before, turn: 2 }))).toEqual([9, 5, 1, 2, 3, 4]);
    expect(numbers(joined(inLane(5, 2)))).toEqual([9, 1, 2, 3, 4, 5]);
    expect(numbers(joined(inLane(5, 0)))).toEqual([9, 1, 2, 5, 3, 4]);
  });

  test('whoever joins, the first page is the first page of everybody in the order of calls', () => {
    const lane = fc.constantFrom<Lane>(0, 1, 2);
    const everybody = (turn: number, lanes: readonly Lane[]) => {
      const people = lanes.map((one, index) => ({ ...member(index + 1), lane: one }));
      const of = (one: Lane) => people.filter((person) => person.lane === one);
      return inOrderOfCalls({ turn, laneMix: 2 }, [of(0), of(1), of(2)]).map(
        ({ person }) => person,
      );
    };
    fc.assert(
      fc.property(fc.array(lane, { maxLength: 90 }), lane, fc.nat(11), (lanes, next, turn) => {
        const state = { ...party(3, 0), turn, partyMembers: everybody(turn, lanes).slice(0, 50) };
        const joiner = { ...member(lanes.length + 1), lane: next };
        const after = stateAfterMessage(liveParty, state, joinOf(joiner));
        const all = everybody(turn, [...lanes, next]);
        expect((after as LiveParty).partyMembers).toEqual(all.slice(0, 50));
      }),
    );
  });

  test('PARTY_UPDATE replaces party, members, creator and places, and keeps what it does not carry', () => {
    const before = { ...party(3, 2), myEntry: { queueUuid: 'q' } };
    expect(stateAfterMessage(liveParty, before, update(4, 1))).toEqual({
      ...update(4, 1).party,
      seq: 4,
      partyMembers: [member(1)],
      creator: { id: 'c', handle: 'nora', name: 'Nora', extra_public: '{}' },
      queueSize: 40,
      myEntry: { queueUuid: 'q' },
    });
  });

  test('an update says everything, so it may stand for many messages; a join after a gap does not', () => {
    expect(stateAfterMessage(liveParty, party(3, 2), update(303, 300))).toMatchObject({
      seq: 303,
      memberCount: 300,
    });
    expect(stateAfterMessage(liveParty, party(3, 2), append(5))).toBe('reread');
  });

  test('however messages are lost, repeated or mixed, the state is right or asked for', () => {
    const history = Array.from({ length: 30 }, (_, index) =>
      index % 4 === 3 ? update(index + 1, 5) : append(index + 1),
    );
    const truth = history.reduce<LiveParty[]>(
      (states, message) => [
        ...states,
        stateAfterMessage(liveParty, states.at(-1) ?? party(0, 0), message) as LiveParty,
      ],
      [party(0, 0)],
    );
    const arrivals = fc.array(fc.nat({ max: history.length - 1 }), { maxLength: 80 });
    fc.assert(
      fc.property(arrivals, (order) => {
        let state = truth[0] as LiveParty;
        for (const index of order) {
          const message = history[index] as PartyMessage;
          const next = stateAfterMessage(liveParty, state, message);
          if (next === 'reread') {
            expect(message.type).toBe('QUEUE_APPEND');
            expect(message.seq).toBeGreaterThan(state.seq + 1);
            state = truth[message.seq] as LiveParty;
          } else state = next;
          expect(state).toEqual(truth[state.seq]);
        }
      }),
    );
  });
});

describe('who plays, is up or waits first', () => {
  const first = member(1);
  const called = { ...first, status: STATUS.called };

  test('is the first that a state names', () => {
    expect(currentAfter(null, party(1, 0))).toBeNull();
    expect(currentAfter(null, party(1, 2))).toEqual(first);
    expect(currentAfter(first, { ...party(2, 1), partyMembers: [member(9)] })).toEqual(member(9));
    expect(currentAfter(first, party(3, 0))).toBeNull();
  });

  test('stays while they are up, whoever is called after them', () => {
    const later = [{ ...member(9), status: STATUS.playing }, called];
    expect(currentAfter(called, { ...party(3, 2), partyMembers: later })).toEqual(called);
  });
});

describe('reading what came', () => {
  test('takes an object and the JSON of one', () => {
    expect(readPartyMessage(append(1))).toEqual(append(1));
    expect(readPartyMessage(JSON.stringify(update(1, 1)))).toEqual(update(1, 1));
  });

  test('lives with a creator whose looks are poison', () => {
    const creator = { id: 'c', handle: 'n', name: 'N', extra_public: 'not json' };
    expect(readPartyMessage(update(1, 1, { creator }))).toMatchObject({ creator });
  });

  test('never throws, and gives nothing that is no message', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        expect(readPartyMessage(raw)).toBeNull();
      }),
    );
    expect(
      readPartyMessage({ ...update(1, 1), partyMembers: [member(1), null, 'x'] }),
    ).toMatchObject({
      partyMembers: [member(1)],
    });
  });
});
