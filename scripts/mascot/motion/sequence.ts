import type { SoundName } from '@/scripts/mascot/sounds/sounds';
import type { TimedPose } from './frames';
import { marksOf, type Animation } from './timeline';

/** A pose with the number of the drawing that shows it; null: nothing is seen. */
interface TimedDrawing extends TimedPose {
  drawing: number | null;
}

/** One frame as it is played: what it shows and for how long, what is heard, and what may follow. */
export interface Frame {
  ms: number;
  drawing: number | null;
  sound?: SoundName;
  branches?: { to: number; percent: number };
  exitTo?: number;
}

/** How often a player that waits goes on hopping before it is told that it may slide. */
const WAITING_PERCENT = 60;
const TICK_MS = 10;

/** The frames of an animation, with its sounds, its loop and its ways out. */
export function sequenceOf(animation: Animation, drawn: readonly TimedDrawing[]): Frame[] {
  const timed = withHolds(animation, drawn);
  const indexAt = (ms: number) => timed.findIndex(({ at }) => at === ms);
  const frames: Frame[] = timed.map(({ ms, drawing }) => ({
    ms: Math.max(TICK_MS, Math.round(ms / TICK_MS) * TICK_MS),
    drawing,
  }));
  for (const [ms, sound] of animation.sounds ?? []) {
    const frame = frames[indexAt(ms)];
    if (frame) frame.sound = sound;
  }
  const { loop, canStop = false, waits = false } = animation;
  if (waits && loop) return waiting(frames, indexAt(loop.to), indexAt(loop.from));
  if (canStop) {
    // The last but one is the blink that hides the cut.
    for (const frame of frames.slice(0, -2)) frame.exitTo = frames.length - 2;
  }
  const turning = loop && frames[indexAt(loop.from) - 1];
  if (turning) {
    turning.branches = { to: indexAt(loop.to), percent: loop.percent };
    turning.exitTo ??= indexAt(loop.from);
  }
  return frames;
}

/** Neighbours with the same drawing are one frame that is held. */
function withHolds(animation: Animation, drawn: readonly TimedDrawing[]): TimedDrawing[] {
  const marks = new Set(marksOf(animation));
  const held: TimedDrawing[] = [];
  for (const [index, frame] of drawn.entries()) {
    const last = held.at(-1);
    const isFree = !marks.has(frame.at) && index < drawn.length - 1;
    if (last && isFree && last.drawing === frame.drawing) last.ms += frame.ms;
    else held.push({ ...frame });
  }
  return held;
}

/**
 * A player waits on the frame before the last one. So what is repeated is written there, and what ends
 * it before that: beginning, ending, loop, last frame.
 */
function waiting(frames: readonly Frame[], to: number, from: number): Frame[] {
  const end = frames.length - 1;
  const [beginning, loop] = [frames.slice(0, to), frames.slice(to, from)];
  const [ending, last] = [frames.slice(from, end), frames.slice(end)];
  const loopAt = end - loop.length;
  const [begun, turning, ended] = [beginning.at(-1), loop.at(-1), ending.at(-1)];
  if (begun) begun.branches = { to: loopAt, percent: 100 };
  if (turning)
    Object.assign(turning, { branches: { to: loopAt, percent: WAITING_PERCENT }, exitTo: to });
  if (ended) Object.assign(ended, { branches: { to: end, percent: 100 }, exitTo: end });
  return [...beginning, ...ending, ...loop, ...last];
}
