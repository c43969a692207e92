/** Measures how smoothly frames follow each other while something moves. */
export interface FrameMeter {
  /** A frame was painted at this moment, in ms. */
  note: (at: number) => void;
  /** Nothing moves any more: the time until the next frame counts for nothing. */
  rest: () => void;
  /** Since it was last asked: frames a second, null where too few were painted; late ones since ever. */
  take: () => { framesPerSecond: number | null; droppedFrames: number };
}

/** Fewer say nothing. */
const FEWEST = 5;
/** More tell no more: what is kept stays small. */
const MOST = 600;

export function frameMeter(): FrameMeter {
  let last: number | null = null;
  let steps: number[] = [];
  let droppedFrames = 0;
  return {
    note: (at) => {
      if (last !== null && steps.length < MOST) steps.push(at - last);
      last = at;
    },
    rest: () => {
      last = null;
    },
    take: () => {
      const taken = steps;
      steps = [];
      if (taken.length < FEWEST) return { framesPerSecond: null, droppedFrames };
      const sum = taken.reduce((total, step) => total + step, 0);
      // OBS paints 30 or 60 times a second: what is usual here is what is due.
      const usual = [...taken].sort((a, b) => a - b)[Math.floor(taken.length / 2)] ?? 1;
      for (const step of taken) droppedFrames += Math.max(0, Math.round(step / usual) - 1);
      return { framesPerSecond: Math.round((1000 * taken.length) / sum), droppedFrames };
    },
  };
}

/** So many frames pass between two looks whether something still moves. */
const LOOK_EVERY = 10;

/**
 * Counts frames while a change moves, and asks for none while nothing does. Returns how to stop and how
 * to say that something may have begun to move.
 */
export function watchFrames(meter: FrameMeter): { wake: () => void; stop: () => void } {
  let frame: number | null = null;
  let count = 0;
  const tick = (at: number) => {
    meter.note(at);
    count += 1;
    if (count % LOOK_EVERY === 0 && !somethingMoves()) {
      meter.rest();
      frame = null;
      return;
    }
    frame = requestAnimationFrame(tick);
  };
  const wake = () => {
    frame ??= requestAnimationFrame(tick);
  };
  document.addEventListener('animationstart', wake);
  document.addEventListener('transitionrun', wake);
  return {
    wake,
    stop: () => {
      document.removeEventListener('animationstart', wake);
      document.removeEventListener('transitionrun', wake);
      if (frame !== null) cancelAnimationFrame(frame);
    },
  };
}

/** What never ends is no change. */
const somethingMoves = () =>
  document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
