// Crest, moon and hands trail behind the body on damped springs: follow-through that nobody has to draw.
import { clamp } from '@/scripts/mascot/figure/numbers';
import type { Pose } from '@/scripts/mascot/pose';

const STEP_MS = 5;
/** How long before its end a movement lets everything come to rest. */
const SETTLE_MS = 160;

interface Spring {
  readonly pull: number;
  readonly drag: number;
  place: number;
  speed: number;
}

/** How far each part is behind the body. */
interface Lag {
  crestX: number;
  crestY: number;
  stoneX: number;
  stoneY: number;
}

const sideways = (pose: Pose) => pose.x + pose.roll * 1.9 + pose.lean * 1.6;
const upright = (pose: Pose) => pose.y - pose.stretch * 95;

function pulled(spring: Spring, to: number): number {
  const seconds = STEP_MS / 1000;
  spring.speed += ((to - spring.place) * spring.pull - spring.speed * spring.drag) * seconds;
  spring.place += spring.speed * seconds;
  return spring.place - to;
}

function restart(spring: Spring, at: number): void {
  spring.place = at;
  spring.speed = 0;
}

function lagsOf(poseAt: (ms: number) => Pose, endMs: number): readonly Lag[] {
  const springs = {
    crestX: { pull: 260, drag: 10, place: 0, speed: 0 },
    crestY: { pull: 320, drag: 12, place: 0, speed: 0 },
    stoneX: { pull: 130, drag: 10, place: 0, speed: 0 },
    stoneY: { pull: 150, drag: 10, place: 0, speed: 0 },
  };
  const steps = Math.ceil(endMs / STEP_MS) + 1;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const pose = poseAt(step * STEP_MS);
    const [x, y] = [sideways(pose), upright(pose)];
    // A whole stone has nothing that could trail.
    if (step === 0 || !pose.isVisible || pose.perk < 0.1) {
      restart(springs.crestX, x);
      restart(springs.stoneX, x);
      restart(springs.crestY, y);
      restart(springs.stoneY, y);
    }
    return {
      crestX: pulled(springs.crestX, x),
      crestY: pulled(springs.crestY, y),
      stoneX: pulled(springs.stoneX, x),
      stoneY: pulled(springs.stoneY, y),
    };
  });
}

/** The same movement with everything loose trailing behind. */
export function withFollowThrough(
  poseAt: (ms: number) => Pose,
  endMs: number,
): (ms: number) => Pose {
  const lags = lagsOf(poseAt, endMs);
  return (ms) => {
    const pose = { ...poseAt(ms) };
    const lag = lags[clamp(Math.round(ms / STEP_MS), 0, lags.length - 1)];
    if (!lag || ms >= endMs) return pose;
    const share = clamp((endMs - ms) / SETTLE_MS, 0, 1) * pose.size;
    pose.sway += clamp(lag.crestX * share * 1.3, -34, 34);
    pose.perk *= clamp(1 - lag.crestY * share * 0.007, 0.72, 1.28);
    pose.moonX += clamp(lag.stoneX * share * 0.7, -30, 30);
    pose.moonY += clamp(lag.stoneY * share * 0.7, -32, 32);
    const high = clamp(lag.stoneY * share * 0.35, -16, 16);
    pose.leftX += lag.stoneX * share * 0.3;
    pose.rightX += lag.stoneX * share * 0.3;
    pose.leftY += high;
    pose.rightY += high;
    return pose;
  };
}
