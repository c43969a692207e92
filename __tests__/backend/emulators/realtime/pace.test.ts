import { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Pace } from '@/backend/emulators/realtime/pace';
import { Slots } from '@/backend/emulators/realtime/slots';

const viewer = 1_001;
const socket = new Socket();

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** To the beginning of the next second of the monotonic clock, with which every beat begins. */
function toFullSecond(): number {
  jest.advanceTimersByTime(1_000 - (performance.now() % 1_000));
  return performance.now();
}

/**
 * Somebody in a crowd of so many is answered as soon as they are ready, or so many ms later: how long
 * it takes each time until they are ready again.
 */
function beats(crowd: number, lateMs: readonly number[], messages = 1): number[] {
  const pace = new Pace(125);
  toFullSecond();
  return lateMs.map((late) => {
    jest.advanceTimersByTime(late);
    pace.noteReaders(crowd);
    pace.note(viewer, socket, messages);
    const lengthMs = pace.readyAt(viewer, socket) - performance.now();
    jest.advanceTimersByTime(lengthMs);
    return lengthMs;
  });
}

test('whoever was never answered is answered at once', () => {
  expect(new Pace(125).readyAt(viewer, socket)).toBe(-Infinity);
});

test('a few viewers are answered eight times a second, however much there is to tell', () => {
  expect(beats(10, [0, 0, 0, 0, 0, 0])).toEqual([125, 125, 125, 125, 125, 125]);
});

test('a crowd is answered four times a second while messages come alone', () => {
  expect(beats(1_000, [0, 0, 0, 0])).toEqual([250, 250, 250, 250]);
  expect(beats(1_000, [0, 0, 0, 0], 2)).toEqual([250, 250, 250, 250]);
});

test('in a rush a crowd is answered twice a second, also when some are on their way back', () => {
  // Where a longer beat has begun already, the way to its end is shorter.
  expect(beats(1_000, [0, 0, 0, 0], 3)).toEqual([500, 500, 500, 500]);
  expect(Math.max(...beats(700, [0, 0, 0, 0], 3))).toBe(500);
});

test('a larger crowd has longer beats, of two seconds at most', () => {
  expect(beats(2_000, [0, 0, 0])).toEqual([500, 500, 500]);
  expect(Math.max(...beats(2_000, [0, 0, 0], 3))).toBe(1_000);
  expect(Math.max(...beats(50_000, [0, 0, 0], 3))).toBe(2_000);
});

test('a smaller crowd has shorter beats', () => {
  expect(Math.max(...beats(400, [0, 0, 0, 0]))).toBe(125);
  expect(Math.max(...beats(400, [0, 0, 0, 0], 20))).toBe(250);
});

test('after the rush the beat is short again', () => {
  const pace = new Pace(125);
  toFullSecond();
  pace.noteReaders(1_000);
  pace.note(viewer, socket, 20);
  jest.advanceTimersByTime(500);
  pace.note(viewer, socket, 1);
  expect(pace.readyAt(viewer, socket) - performance.now()).toBe(250);
});

test('those answered one after another within a beat are ready together', () => {
  const pace = new Pace(125);
  const begun = toFullSecond();
  pace.note(viewer, socket, 1);
  jest.advanceTimersByTime(70);
  pace.note(viewer + 1, new Socket(), 1);
  expect(pace.readyAt(viewer, socket)).toBe(begun + 125);
  expect(pace.readyAt(viewer + 1, socket)).toBe(begun + 125);
});

test('who sends no number back is known by the connection', () => {
  const pace = new Pace(125);
  const begun = toFullSecond();
  pace.note(viewer, socket, 1);
  expect(pace.readyAt(undefined, socket)).toBe(begun + 125);
  expect(pace.readyAt(undefined, new Socket())).toBe(-Infinity);
});

test('without beats everybody is ready again at once', () => {
  const pace = new Pace(0);
  pace.note(viewer, socket, 1);
  expect(pace.readyAt(viewer, socket)).toBeLessThanOrEqual(performance.now());
});

test('a crowd is forgotten when it has gone', () => {
  const pace = new Pace(125);
  pace.noteReaders(1_000);
  jest.advanceTimersByTime(120_000);
  pace.noteReaders(3);
  toFullSecond();
  for (let nth = 0; nth < 4; nth += 1) {
    pace.note(viewer, socket, 1);
    jest.advanceTimersByTime(pace.readyAt(viewer, socket) - performance.now());
  }
  pace.note(viewer, socket, 1);
  expect(pace.readyAt(viewer, socket) - performance.now()).toBe(125);
});

test('what is due at one time is handed over together, by one timer, and never what was taken back', () => {
  const handed: string[][] = [];
  const slots = new Slots<string>((things) => handed.push([...things]));
  const now = toFullSecond();
  for (const name of ['anna', 'ben', 'cleo']) slots.add(name, now + 125);
  slots.add('dora', now + 250);
  slots.add('emil', now + 300);
  expect(jest.getTimerCount()).toBe(3);
  slots.remove('ben');
  slots.remove('emil');
  expect(jest.getTimerCount()).toBe(2);
  expect([slots.has('anna'), slots.has('ben')]).toEqual([true, false]);
  jest.advanceTimersByTime(124);
  expect(handed).toEqual([]);
  jest.advanceTimersByTime(2);
  expect(handed).toEqual([['anna', 'cleo']]);
  expect(slots.has('anna')).toBe(false);
  jest.advanceTimersByTime(1_000);
  expect(handed).toEqual([['anna', 'cleo'], ['dora']]);
});

test('nobody is handed over before their time, which would be in the beat before', async () => {
  jest.useRealTimers();
  const aheadMs: number[] = [];
  const slots = new Slots<number>((times) => {
    for (const at of times) aheadMs.push(at - performance.now());
  });
  for (let turn = 0; turn < 200; turn += 1) {
    const at = performance.now() + Math.random() * 20;
    slots.add(at, at);
    await setTimeout(Math.random() * 2);
  }
  while (aheadMs.length < 200) await setTimeout(1);
  expect(Math.max(...aheadMs)).toBeLessThanOrEqual(0);
});
