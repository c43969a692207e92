import type { WidgetAlert } from '@/lib/shared/widgets/messages';

/** What happened and is still to be shown. */
export interface AlertQueue {
  /** In the order in which they will be shown. */
  waiting: readonly WidgetAlert[];
  shown: WidgetAlert | null;
  /** Ids of the last ones heard, the newest last. */
  heard: readonly string[];
}

export const NO_ALERTS: AlertQueue = { waiting: [], shown: null, heard: [] };

/** Of more, the oldest of those that matter least are left out. */
const MOST_WAITING = 20;
/** An event that comes twice comes within so many others. */
const REMEMBERED = 200;
const LONG_TEXT = 60;
const SHOWN_MS = { usual: 7000, long: 10_000 };
/** A slow voice needs so long for a character, and nobody listens for ever. */
const SPOKEN_MS = { start: 2500, character: 85, most: 40_000 };

/** How long an alert stands, in ms; one that is read aloud stands until it is read. */
export function lengthOf({ text, isSpoken }: WidgetAlert, readsAloud: boolean): number {
  const length = text?.length ?? 0;
  const shown = length > LONG_TEXT ? SHOWN_MS.long : SHOWN_MS.usual;
  if (!readsAloud || isSpoken !== true) return shown;
  const spoken = SPOKEN_MS.start + length * SPOKEN_MS.character;
  return Math.max(shown, Math.min(spoken, SPOKEN_MS.most));
}

/** An alert takes its place: behind those that matter as much. The same one again changes nothing. */
export function withAlert(queue: AlertQueue, alert: WidgetAlert): AlertQueue {
  if (queue.heard.includes(alert.id)) return queue;
  const before = queue.waiting.filter(({ priority }) => priority >= alert.priority);
  const after = queue.waiting.filter(({ priority }) => priority < alert.priority);
  return {
    ...queue,
    waiting: withoutSurplus([...before, alert, ...after]),
    heard: [...queue.heard, alert.id].slice(-REMEMBERED),
  };
}

function withoutSurplus(waiting: readonly WidgetAlert[]): readonly WidgetAlert[] {
  if (waiting.length <= MOST_WAITING) return waiting;
  const least = waiting.at(-1)?.priority;
  const surplus = waiting.findIndex(({ priority }) => priority === least);
  return waiting.filter((_, at) => at !== surplus);
}

/** The next one is shown, where none is. */
export function withNext(queue: AlertQueue): AlertQueue {
  const [next, ...waiting] = queue.waiting;
  return queue.shown !== null || next === undefined ? queue : { ...queue, shown: next, waiting };
}

/** What is shown has ended. */
export const withoutShown = (queue: AlertQueue): AlertQueue =>
  queue.shown === null ? queue : { ...queue, shown: null };

/** Nobody saw the picture: what was meant for it is over. */
export const withoutAny = (queue: AlertQueue): AlertQueue =>
  queue.shown === null && queue.waiting.length === 0
    ? queue
    : { ...queue, shown: null, waiting: [] };
