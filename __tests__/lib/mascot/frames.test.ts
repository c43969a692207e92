import { expect, test } from '@jest/globals';
import { endless, frame, tinyAgent } from '@/__tests__/support/tinyAgent';
import type { AgentAnimation } from '@/lib/mascot/agent';
import { FrameWalk, idleNames, restFrame } from '@/lib/mascot/player/drawing/frames';

const branches = (...weights: [frameIndex: number, weight: number][]) => ({
  branching: { branches: weights.map(([frameIndex, weight]) => ({ frameIndex, weight })) },
});
const seen = ({ images = [] }: { images?: readonly (readonly [number, number])[] }) =>
  (images[0]?.[0] ?? -10) / 10;

/** The columns that are drawn in so many steps, with the state after each. */
function walk(animation: AgentAnimation, steps: number, random: () => number = () => 0) {
  const way = new FrameWalk(animation, random);
  return Array.from({ length: steps }, () => {
    const { frame: drawn, state } = way.next();
    return [seen(drawn), state];
  });
}

test('frames follow one another, and the last one ends the animation', () => {
  expect(walk({ frames: [frame(0), frame(1), frame(2)] }, 3)).toEqual([
    [0, 'running'],
    [1, 'running'],
    [2, 'exited'],
  ]);
  expect(walk({ frames: [frame(4)] }, 1)).toEqual([[4, 'exited']]);
});

test.each([
  [0, 3],
  [0.3, 3],
  [0.31, 4],
  [0.5, 4],
  [0.51, 1],
  [0.99, 1],
])('a draw of %s among 30 and 20 percent goes on with frame %s', (random, expected) => {
  const frames = [
    frame(0, branches([3, 30], [4, 20])),
    frame(1),
    frame(2),
    frame(3),
    frame(4),
    frame(5),
  ];
  expect(walk({ frames }, 2, () => random)[1]?.[0]).toBe(expected);
});

test('an index behind the last frame is the last frame', () => {
  expect(walk({ frames: [frame(0, branches([9, 100])), frame(1)] }, 2)[1]).toEqual([1, 'exited']);
});

test('a frame without duration only branches and is never drawn; its sound is heard', () => {
  const frames = [frame(0), frame(1, { duration: 0, sound: '1' }), frame(2), frame(3)];
  const way = new FrameWalk({ frames }, () => 0);
  way.next();
  expect(way.next()).toMatchObject({ frame: frames[2], sounds: ['1'] });
});

test('frames without duration that go round in circles take a breath after fifty', () => {
  const frames = [frame(0, { duration: 0, ...branches([0, 100]) }), frame(1)];
  expect(new FrameWalk({ frames }, () => 0).next()).toMatchObject({ state: 'running', ms: 10 });
});

test('no frame is shorter than ten ms', () => {
  expect(new FrameWalk({ frames: [frame(0, { duration: 3 }), frame(1)] }, () => 0).next().ms).toBe(
    10,
  );
});

test('exit branches are taken once the animation was asked to end, and not before', () => {
  const frames = [frame(0, { exitBranch: 2 }), frame(1), frame(2), frame(3)];
  expect(walk({ frames }, 2)[1]).toEqual([1, 'running']);
  const way = new FrameWalk({ frames }, () => 0);
  way.next();
  way.isExiting = true;
  expect(seen(way.next().frame)).toBe(2);
});

test('without an exit branch on its way an animation runs to its own end', () => {
  const way = new FrameWalk({ frames: [frame(0), frame(1), frame(2)] }, () => 0);
  way.isExiting = true;
  expect([way.next().state, way.next().state, way.next().state]).toEqual([
    'running',
    'running',
    'exited',
  ]);
});

test('with exit branching it waits before its last frame, whose drawing stays away', () => {
  const frames = [frame(0), frame(1), frame(2)];
  const way = new FrameWalk({ frames, useExitBranching: true }, () => 0);
  const drawn = Array.from({ length: 4 }, () => way.next());
  expect(drawn.map((step) => [seen(step.frame), step.state])).toEqual([
    [0, 'running'],
    [1, 'running'],
    [1, 'waiting'],
    [1, 'waiting'],
  ]);
  way.isExiting = true;
  expect(way.next()).toMatchObject({ frame: frames[2], state: 'exited' });
});

test('while it waits the branches of the frame before the last go on as a loop', () => {
  const { Thinking } = tinyAgent().data.animations;
  if (Thinking === undefined) throw new Error('The tiny agent has no loop.');
  expect(walk(Thinking, 6).map(([n]) => n)).toEqual([0, 20, 21, 20, 21, 20]);
});

test('a sound that was heard is not heard again while it waits', () => {
  const frames = [frame(0), frame(1, { sound: '1' }), frame(2)];
  const way = new FrameWalk({ frames, useExitBranching: true }, () => 0);
  const heard = Array.from({ length: 5 }, () => way.next().sounds.length);
  expect(heard).toEqual([0, 1, 0, 0, 0]);
});

test('idle are the names that begin so, and only those', () => {
  expect(idleNames(tinyAgent({ idle9: endless, Idle2_1: endless }).data)).toEqual([
    'Idle1',
    'Idle2_1',
  ]);
});

test('at rest an agent shows its rest pose, else the end of its coming', () => {
  const { data } = tinyAgent();
  expect(restFrame(data)).toBe(data.animations.RestPose?.frames[0]);
  const others = Object.entries(data.animations).filter(([name]) => name !== 'RestPose');
  const bare = { ...data, animations: Object.fromEntries(others) };
  expect(restFrame(bare)).toBe(data.animations.Show?.frames[2]);
});
