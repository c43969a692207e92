import { describe, expect, test } from '@jest/globals';
import { aConsole, aHostMember } from '@/__tests__/support/partyFactories';
import { applyChange, type ConsoleChange } from '@/hooks/party/console/consoleChanges';
import { beforeFor } from '@/hooks/party/console/laneOrder';
import { nextPeople } from '@/hooks/party/console/nextPeople';
import type { HostMember } from '@/hooks/party/types';

const ids = (people: readonly HostMember[] | null) => people?.map(({ number }) => number);

describe('what a press shows at once', () => {
  const party = aConsole({
    away: [aHostMember(6, { status: 110 })],
    awayCount: 1,
    current: [aHostMember(7, { status: 120 })],
    done: [aHostMember(9, { status: 410, endReason: 'rude' })],
  });

  test.each<[ConsoleChange]>([
    [{ kind: 'call', entryIds: ['entry-1'] }],
    [{ kind: 'mark', entryIds: ['entry-7'], mark: 'MISSED' }],
    [{ kind: 'mark', entryIds: ['entry-2'], mark: 'SKIPPED' }],
    [{ kind: 'ban', entryId: 'entry-1' }],
    [{ kind: 'mark', entryIds: ['entry-6'], mark: 'REMOVED' }],
    [{ kind: 'note', entryId: 'entry-6', note: 'at the door' }],
    [{ kind: 'back', entryIds: ['entry-9'] }],
    [{ kind: 'move', entryId: 'entry-3', beforeId: 'entry-1' }],
    [{ kind: 'note', entryId: 'entry-1', note: 'hello' }],
    [{ kind: 'notice', notice: 'hello' }],
    [{ kind: 'state', action: 'PAUSE' }],
  ])('%j changes nothing when the state has it already', (change) => {
    const once = applyChange(party, change);
    expect(once).not.toEqual(party);
    expect(applyChange(once, change)).toEqual(once);
  });

  test('who is taken off while away is away no more, and those in line stay as many', () => {
    const removed = { kind: 'mark', entryIds: ['entry-6'], mark: 'REMOVED' } as const;
    const { away, awayCount, done, memberCount } = applyChange(party, removed);
    expect([ids(away), awayCount, memberCount]).toEqual([[], 0, 3]);
    expect(done[0]).toMatchObject({ number: 6, status: 410 });
  });

  test('in an ended queue nobody waits and nobody is away', () => {
    const ended = applyChange(party, { kind: 'state', action: 'END' });
    expect(ended).toMatchObject({ waiting: [], memberCount: 0, away: [], awayCount: 0 });
  });

  test('who is brought back waits behind those who came back before, with no reason any more', () => {
    const { waiting, memberCount } = applyChange(party, { kind: 'back', entryIds: ['entry-9'] });
    expect(waiting[0]).toMatchObject({ number: 9, lane: 0, status: 100, endReason: null });
    expect(memberCount).toBe(4);
  });
});

describe('putting somebody to a place', () => {
  const people = [
    aHostMember(1, { lane: 0 }),
    aHostMember(2),
    aHostMember(3, { lane: 1 }),
    aHostMember(4),
    aHostMember(5),
  ];
  const party = aConsole({ waiting: people });
  const placed = (entryId: string, place: number) => {
    const beforeId = beforeFor(party, people, entryId, place) ?? null;
    return applyChange(party, { kind: 'move', entryId, beforeId }).waiting;
  };

  test('the own lane is kept where it leads to the same place', () => {
    const list = placed('entry-5', 1);
    expect(ids(list)?.[1]).toBe(5);
    expect(list[1]?.lane).toBe(2);
  });

  test('elsewhere they go into the lane of whom they are put in front of', () => {
    const list = placed('entry-5', 0);
    expect(list[0]).toMatchObject({ number: 5, lane: 0 });
  });

  test('behind everyone there is nobody to put them in front of', () => {
    expect(beforeFor(party, people, 'entry-2', 4)).toBeNull();
  });
});

describe('who is next', () => {
  test('a group that does not fit stops the round and stays first', () => {
    const waiting = [aHostMember(1), aHostMember(2, { seats: 3 }), aHostMember(3)];
    expect(ids(nextPeople(aConsole({ waiting }), 2, 'LANES'))).toEqual([1]);
    expect(ids(nextPeople(aConsole({ waiting: waiting.slice(1) }), 2, 'LANES'))).toEqual([2]);
  });

  test('least played first, and among equals who waits longest', () => {
    const waiting = [
      aHostMember(1, { timesPlayed: 2 }),
      aHostMember(2, { waitingSince: '2026-11-21T10:05:00.000Z' }),
      aHostMember(3),
    ];
    expect(ids(nextPeople(aConsole({ waiting }), 2, 'LEAST_PLAYED'))).toEqual([3, 2]);
  });

  test('chance, and people the console does not hold, are not foretold', () => {
    expect(nextPeople(aConsole(), 2, 'RANDOM')).toBeNull();
    expect(nextPeople(aConsole({ waitingCursor: 'more' }), 2, 'LONGEST_WAIT')).toBeNull();
  });
});
