/** What Rocky may have something to say about. */
export const MOMENTS = [
  'empty_home',
  'empty_queues',
  'empty_draws',
  'empty_funds',
  'empty_experiences',
  'first_queue',
  'first_draw',
  'first_fund',
  'first_experience',
  'first_sale',
] as const;
export type MomentName = (typeof MOMENTS)[number];

/** A moment that came. */
export interface Moment {
  name: MomentName;
  /** What it is about, where it can be looked up whether it is the first of its kind. */
  id?: string;
  /** It answers what the reader has just done on this page, so it is not unasked. */
  isAnswer?: boolean;
}

/** A moment with the page on which it came, as the address names it. */
export interface Told extends Moment {
  page: string;
}

type Listener = (told: Told) => void;

let waiting: readonly Told[] = [];
let listener: Listener | null = null;
let wake: (() => void) | null = null;

/** Tells that a moment has come. Whether Rocky says anything is not the page's business. */
export function tellRocky(moment: Moment): void {
  const told = { ...moment, page: window.location.pathname };
  if (listener !== null) listener(told);
  else {
    waiting = [...waiting, told];
    wake?.();
  }
}

/** Calls once somebody should listen: a moment waits, or comes. Returns how to stop. */
export function onceTold(call: () => void): () => void {
  wake = call;
  if (waiting.length > 0) call();
  return () => {
    wake = null;
  };
}

/** Hears every moment from now on, and those that wait; returns how to stop. */
export function listenForMoments(hear: Listener): () => void {
  listener = hear;
  const missed = waiting;
  waiting = [];
  for (const told of missed) hear(told);
  return () => {
    listener = null;
  };
}
