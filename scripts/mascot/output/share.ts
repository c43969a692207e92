import { distance } from '@/scripts/mascot/motion/distance';
import type { Pose } from '@/scripts/mascot/pose';

/** A pose that wants a drawing, and how much it would mind another one. */
interface Wish {
  pose: Pose;
  care: number;
}

/**
 * Which drawing shows each pose, where no more than `most` drawings are to be had. The first pose keeps
 * its own. Of the others, again and again the one goes that can best be replaced by what is left: poses
 * that somebody nearly drew already, and the least of what lies between two keys.
 */
export function shareDrawings(wishes: readonly Wish[], most: number): number[] {
  const ways = wishes.map(({ pose, care }) =>
    wishes.map((other) => distance(pose, other.pose) * care),
  );
  const drawingOf = wishes.map((_, index) => index);
  const kept = new Set(drawingOf);
  /** For each pose the best drawing that is not its own, and how far off that is. */
  const secondBest = (index: number): { drawing: number; way: number } => {
    let best = { drawing: -1, way: Infinity };
    for (const drawing of kept) {
      const way = drawing === drawingOf[index] ? Infinity : (ways[index]?.[drawing] ?? Infinity);
      if (way < best.way) best = { drawing, way };
    }
    return best;
  };
  const seconds = drawingOf.map(secondBest);
  const costs = () => {
    const sums = new Map<number, number>();
    for (const [index, { way }] of seconds.entries()) {
      const own = drawingOf[index] ?? 0;
      sums.set(own, (sums.get(own) ?? 0) + way);
    }
    sums.delete(0);
    return sums;
  };

  for (;;) {
    let cheapest = { drawing: -1, cost: Infinity };
    for (const [drawing, cost] of costs()) {
      if (cost < cheapest.cost) cheapest = { drawing, cost };
    }
    if (kept.size <= most && cheapest.cost > 0) return drawingOf;
    const gone = cheapest.drawing;
    if (gone < 0) throw new Error(`No fewer than ${kept.size} drawings will do.`);
    kept.delete(gone);
    for (const [index, { drawing }] of seconds.entries()) {
      const isMoved = drawingOf[index] === gone;
      if (isMoved) drawingOf[index] = drawing;
      if (isMoved || drawing === gone) seconds[index] = secondBest(index);
    }
  }
}
