import type { Agent, AgentAnimation, Frame } from '@/lib/mascot/agent';

/** A frame of the map's column `n`; its number can be read from the drawing. */
export const frame = (n: number, more: Partial<Frame> = {}): Frame => ({
  duration: 100,
  images: [[n * 10, 0]],
  ...more,
});
const nothing: Frame = { duration: 100, images: [] };
const rest = frame(0);

/** Frames of three: rest, one drawing, rest. */
const simple = (n: number): AgentAnimation => ({ frames: [rest, frame(n), rest] });

/** It loops between its frames 1 and 2 until it is asked to end. */
const looping: AgentAnimation = {
  useExitBranching: true,
  frames: [
    rest,
    frame(20),
    frame(21, { exitBranch: 3, branching: { branches: [{ frameIndex: 1, weight: 100 }] } }),
    rest,
  ],
};

/** A small agent with one of everything. */
export function tinyAgent(more: Readonly<Record<string, AgentAnimation>> = {}): Agent {
  return {
    name: 'Tiny',
    map: { url: '/mascot/Tiny/map.png', width: 400, height: 10 },
    sounds: { 1: 'data:audio/mpeg;base64,AAAA' },
    data: {
      overlayCount: 1,
      sounds: ['1'],
      framesize: [10, 10],
      animations: {
        RestPose: { frames: [rest] },
        Show: { frames: [nothing, frame(1), rest] },
        Hide: { frames: [rest, frame(2), nothing] },
        Idle1: simple(5),
        DeepIdle1: simple(6),
        Wave: { frames: [rest, frame(7, { sound: '1' }), rest] },
        LookRight: simple(8),
        GestureUp: simple(9),
        Thinking: looping,
        ...more,
      },
    },
  };
}

/** Loops for ever, whatever is asked of it. */
export const endless: AgentAnimation = {
  frames: [frame(30, { branching: { branches: [{ frameIndex: 0, weight: 100 }] } }), rest],
};
