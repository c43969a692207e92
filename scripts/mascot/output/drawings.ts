import { ANIMATIONS } from '@/scripts/mascot/animations/animations';
import { drawPose } from '@/scripts/mascot/figure/figure';
import { timedPosesOf } from '@/scripts/mascot/motion/frames';
import { sequenceOf, type Frame } from '@/scripts/mascot/motion/sequence';
import type { Pose } from '@/scripts/mascot/pose';
import { shareDrawings } from './share';

/** A cell of the map in px; 17 in a row and 17 rows are what 2048 px take. */
export const CELL = 120;
export const COLUMNS = 17;
const CELLS = COLUMNS ** 2;
/** Two frames differ by no more than this, as long as there are drawings enough. */
const STEP = 22;

export interface Drawings {
  /** SVG of each distinct drawing. */
  drawings: readonly string[];
  animations: Readonly<Record<string, readonly Frame[]>>;
}

/** All animations, moving as finely as the cells of one map allow. */
export function drawAll(): Drawings {
  const all = Object.entries(ANIMATIONS).map(
    ([name, animation]) => [name, animation, timedPosesOf(animation, STEP)] as const,
  );
  const visible = all.flatMap(([, , timed]) => timed).filter(({ pose }) => drawPose(pose) !== '');
  const shared = shareDrawings(visible, CELLS);
  const cells = [...new Set(shared)].toSorted((a, b) => a - b);
  const cellOf = new Map<Pose, number>(
    visible.map(({ pose }, index) => [pose, cells.indexOf(shared[index] ?? 0)]),
  );
  const animations = all.map(([name, animation, timed]) => {
    const drawn = timed.map((frame) => ({ ...frame, drawing: cellOf.get(frame.pose) ?? null }));
    return [name, sequenceOf(animation, drawn)] as const;
  });
  const drawings = cells
    .flatMap((index) => visible.slice(index, index + 1))
    .map(({ pose }) => drawPose(pose));
  return { drawings, animations: Object.fromEntries(animations) };
}
