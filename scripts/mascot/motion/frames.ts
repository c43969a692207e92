import { REST, type Pose } from '@/scripts/mascot/pose';
import { distance } from './distance';
import { marksOf, timelineOf, type Animation } from './timeline';

/** A pose, from when on it is shown and for how long. */
export interface TimedPose {
  at: number;
  ms: number;
  pose: Pose;
  /** How much it would mind to be shown by the drawing of another pose. */
  care: number;
}

/** How finely a movement is measured. */
const SAMPLE_MS = 10;
/** No eye sees a shorter frame, and no timer keeps it. */
const SHORTEST_MS = 50;
const TOO_SHORT_MS = 30;
/** Frames that differ by less are one frame that is held. */
const HELD_BELOW = 2.2;
/** A change of shape counts as a long way, though not as an endless one. */
const LONGEST_WAY = 40;
const REPEATED_CARE = 1.7;
const BLINK_MS = 70;
const LAST_MS = 100;

const BLINK: Pose = { ...REST, lidLeft: 1, lidRight: 1, stretch: -0.03 };

/** Poses of an animation that differ by about `step` from one to the next, or less if it takes care. */
export function timedPosesOf(animation: Animation, step: number): TimedPose[] {
  const { poseAt, endMs } = timelineOf(animation);
  const cuts = cutsOf(animation);
  const starts = cuts.flatMap((from, index) =>
    momentsIn(poseAt, from, cuts[index + 1] ?? endMs, step / careAt(animation, from)),
  );
  const marks = new Set(marksOf(animation));
  const timed: TimedPose[] = [];
  starts.forEach((at, index) => {
    const ms = (starts[index + 1] ?? endMs) - at;
    const pose = poseAt(at);
    const care = careAt(animation, at);
    const last = timed.at(-1);
    const isLike = last && distance(last.pose, pose) * care < HELD_BELOW;
    if (last && !marks.has(at) && (isLike || ms < TOO_SHORT_MS)) last.ms += ms;
    else timed.push({ at, ms, pose, care });
  });
  if (animation.canStop) timed.push({ at: endMs, ms: BLINK_MS, pose: BLINK, care: 1 });
  return [...timed, { at: endMs + BLINK_MS, ms: LAST_MS, pose: poseAt(endMs), care: 1 }];
}

/** What is repeated is looked at longest. */
function careAt({ care = 1, loop }: Animation, ms: number): number {
  return loop && ms >= loop.to && ms < loop.from ? care * REPEATED_CARE : care;
}

/** Every key is a frame of its own, so that no pose that somebody drew is missed. */
function cutsOf(animation: Animation): number[] {
  const keys = animation.keys.slice(0, -1).map((key) => key.ms);
  return [...new Set([...keys, ...marksOf(animation)])].toSorted((a, b) => a - b);
}

/** Moments that share the way between two cuts evenly: quick movement has short frames, holds long ones. */
function momentsIn(poseAt: (ms: number) => Pose, from: number, to: number, step: number): number[] {
  const count = Math.max(1, Math.round((to - from) / SAMPLE_MS));
  const gone = [0];
  let whole = 0;
  for (let sample = 1; sample <= count; sample += 1) {
    const before = poseAt(from + (sample - 1) * SAMPLE_MS);
    const after = poseAt(Math.min(to, from + sample * SAMPLE_MS));
    whole += Math.min(LONGEST_WAY, distance(before, after));
    gone.push(whole);
  }
  const most = Math.max(1, Math.floor((to - from) / SHORTEST_MS));
  const parts = Math.min(most, Math.max(1, Math.round(whole / step)));
  const moments = Array.from({ length: parts }, (_, part) => {
    const sample = gone.findIndex((way) => way >= (whole * part) / parts);
    return from + sample * SAMPLE_MS;
  });
  return [...new Set(moments)];
}
