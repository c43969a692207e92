import type { AgentAnimation, AgentData, Frame } from '@/lib/mascot/agent';

/** Frames of no duration in a row; after as many the animation takes a breath. */
const MOST_BRANCHES = 50;
/** No frame is shorter than this: a wrong file must not keep the processor busy. */
const LEAST_MS = 10;

export interface Step {
  frame: Frame;
  /** Until the next step. */
  ms: number;
  /** Sounds of the frames that were passed, this one's included. */
  sounds: readonly string[];
  /** `waiting`: it stays before its last frame until it is asked to end. */
  state: 'running' | 'waiting' | 'exited';
}

/** Walks through the frames of one animation. It knows no time and draws nothing. */
export class FrameWalk {
  /** Asked to end: frames with an `exitBranch` follow it. */
  isExiting = false;
  readonly #animation: AgentAnimation;
  readonly #random: () => number;
  #index = 0;
  #frame: Frame | undefined;

  constructor(animation: AgentAnimation, random: () => number) {
    this.#animation = animation;
    this.#random = random;
  }

  /** On to the next frame that is to be seen. */
  next(): Step {
    const sounds: string[] = [];
    for (let passed = 0; ; passed += 1) {
      const [frame, state] = this.#go();
      if (state !== 'waiting' && frame.sound !== undefined) sounds.push(frame.sound);
      if (frame.duration > 0 || state === 'exited' || passed >= MOST_BRANCHES) {
        return { frame, state, sounds, ms: Math.max(LEAST_MS, frame.duration) };
      }
    }
  }

  #go(): [Frame, Step['state']] {
    const { frames, useExitBranching = false } = this.#animation;
    const last = frames.length - 1;
    this.#index = Math.max(0, Math.min(this.#following(), last));
    const waits = useExitBranching && !this.isExiting && this.#index === last;
    // Waiting it stays with the frame before, whose branches go on as a loop.
    const frame = (waits ? this.#frame : undefined) ?? frames[this.#index];
    if (frame === undefined) throw new Error('An animation without frames cannot be played.');
    this.#frame = frame;
    if (this.#index < last) return [frame, 'running'];
    return [frame, waits ? 'waiting' : 'exited'];
  }

  #following(): number {
    const frame = this.#frame;
    if (frame === undefined) return 0;
    if (this.isExiting && frame.exitBranch !== undefined) return frame.exitBranch;
    let left = this.#random() * 100;
    for (const { frameIndex, weight } of frame.branching?.branches ?? []) {
      if (left <= weight) return frameIndex;
      left -= weight;
    }
    return this.#index + 1;
  }
}

/** The drawing of an agent at rest, for where nothing moves. */
export function restFrame({ animations }: AgentData): Frame | undefined {
  const isSeen = ({ images = [] }: Frame) => images.length > 0;
  const rest = animations.RestPose ?? animations.Show;
  const frames = [...(rest?.frames ?? [])].reverse();
  return (
    frames.find(isSeen) ??
    Object.values(animations)
      .flatMap((one) => one.frames)
      .find(isSeen)
  );
}

/** Names an agent may choose from when nothing is asked of it, in the order of its file. */
export const idleNames = ({ animations }: AgentData): readonly string[] =>
  Object.keys(animations).filter((name) => name.startsWith('Idle'));
