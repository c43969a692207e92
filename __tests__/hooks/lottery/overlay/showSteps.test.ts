import { expect, test } from '@jest/globals';
import { showSteps } from '@/hooks/lottery/overlay/showSteps';
import {
  aClosedDraw,
  aDrawnDraw,
  aPassedOne,
  aWinner,
} from '@/__tests__/components/widgets/drawOfTests';

const kinds = (...of: Parameters<typeof showSteps>) => showSteps(...of).map(({ kind }) => kind);
const closed = aClosedDraw(0);
const drawn = aDrawnDraw([aWinner(1, 1)]);
const news = { isNews: true } as const;
const now = Date.now();

test('a reveal that came as a message plays, one in an old snapshot does not', () => {
  expect(kinds(closed, { ...drawn, ...news }, now)).toEqual(['number', 'reel', 'winner']);
  expect(kinds(closed, drawn, now + 60_000)).toEqual([]);
});

test('a snapshot that overtook its message plays, too', () => {
  expect(kinds(closed, drawn, now)).toEqual(['number', 'reel', 'winner']);
});

test('without a public number nothing claims that there was one', () => {
  expect(kinds({ ...closed, roundAt: null }, { ...drawn, ...news, roundAt: null }, now)).toEqual([
    'reel',
    'winner',
  ]);
});

test('what is confirmed, claimed or handed over plays nothing', () => {
  expect(kinds(drawn, { ...drawn, ...news, seq: 10 }, now)).toEqual([]);
});

test('the next prize has a reel, the next in the order only a scene', () => {
  const two = aDrawnDraw([aWinner(1, 1), aWinner(2, 2)], news);
  expect(kinds(drawn, two, now)).toEqual(['reel', 'winner']);
  const passed = aDrawnDraw([aPassedOne(1, 1), aWinner(2, 1)], news);
  expect(showSteps(drawn, passed, now)).toEqual([
    { kind: 'winner', winnerId: 'entry-2', isNext: true, isLast: true },
  ]);
});

test('of many winners at once the first five have scenes of their own', () => {
  const many = Array.from({ length: 20 }, (_, index) => aWinner(index + 1, index + 1));
  const steps = showSteps(closed, aDrawnDraw(many, news), now);
  expect(steps).toHaveLength(1 + 2 * 5);
  expect(steps.at(-1)).toMatchObject({ winnerId: 'entry-5', isLast: true });
});

test('played again: live the newest winner, else all; never who lost the prize', () => {
  const winners = [aPassedOne(1, 1), aWinner(2, 1), aWinner(3, 2)];
  const before = aDrawnDraw(winners);
  const ids = (claimMode: 'LIVE' | 'OFFLINE') =>
    showSteps({ ...before, claimMode }, { ...before, claimMode, ...news, replays: 1 }, now).flatMap(
      (step) => (step.kind === 'winner' ? [step.winnerId] : []),
    );
  expect(ids('LIVE')).toEqual(['entry-3']);
  expect(ids('OFFLINE')).toEqual(['entry-2', 'entry-3']);
});
