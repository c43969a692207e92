import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { ServerResponse } from 'node:http';
import { RenderTurns } from '@/lib/server/renderTurns';

const answer = (closed = false) =>
  Object.assign(new EventEmitter(), { closed }) as unknown as ServerResponse;

/** Asks for that many turns and notes who got theirs. */
function ask(turns: RenderTurns, answers: readonly ServerResponse[]): number[] {
  const got: number[] = [];
  answers.forEach((one, index) => void turns.take(one).then(() => got.push(index)));
  return got;
}

/** Turns are passed on in later turns of the event loop. */
const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await jest.advanceTimersByTimeAsync(1);
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('two pages are rendered at once, the others in the order they came', async () => {
  const answers = Array.from({ length: 5 }, () => answer());
  const got = ask(new RenderTurns(), answers);
  await settled();
  expect(got).toEqual([0, 1]);
  answers[1]?.emit('close');
  await settled();
  expect(got).toEqual([0, 1, 2]);
  answers[0]?.emit('close');
  answers[2]?.emit('close');
  await settled();
  expect(got).toEqual([0, 1, 2, 3, 4]);
});

test('a reader who is too slow, or has gone away, keeps nobody waiting', async () => {
  const got = ask(new RenderTurns(), [answer(), answer(), answer(true), answer(), answer()]);
  await settled();
  expect(got).toEqual([0, 1]);
  await jest.advanceTimersByTimeAsync(1000);
  await settled();
  expect(got).toEqual([0, 1, 2, 3, 4]);
});

test('an answer that ends late gives its turn back once', async () => {
  const turns = new RenderTurns();
  const [slow, other] = [answer(), answer()];
  ask(turns, [slow, other]);
  await jest.advanceTimersByTimeAsync(1000);
  slow.emit('close');
  other.emit('close');
  await settled();
  const got = ask(turns, [answer(), answer(), answer()]);
  await settled();
  expect(got).toEqual([0, 1]);
});
