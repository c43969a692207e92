import type { Cancel, Clock } from '@/lib/mascot/player/clock';
import type { Point } from './place';

/** Begins and ends softly; from 0 to 1. */
const swing = (part: number) => 0.5 - Math.cos(Math.PI * part) / 2;

interface Way {
  from: Point;
  to: Point;
  ms: number;
  move: (point: Point) => void;
  done: () => void;
}

/** Moves from one point to another, a step for each picture of the browser. */
export function glide(clock: Clock, { from, to, ms, move, done }: Way): Cancel {
  const start = clock.now();
  let cancel: Cancel = () => undefined;
  const step = () => {
    const part = Math.min(1, (clock.now() - start) / ms);
    const eased = swing(part);
    move({
      left: from.left + (to.left - from.left) * eased,
      top: from.top + (to.top - from.top) * eased,
    });
    if (part < 1) cancel = clock.nextFrame(step);
    else done();
  };
  cancel = clock.nextFrame(step);
  return () => cancel();
}
