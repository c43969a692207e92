/** How an action ended. */
export type Ending = 'done' | 'cancelled';

/** Something that takes its time. */
export interface Action {
  /** Begins it, and tells how to break it off. `done` may be called at once, and more than once. */
  start: (done: () => void) => () => void;
  /** What may be broken off by its kind. */
  kind?: 'move';
  /** Called exactly once. */
  onEnd?: ((ending: Ending) => void) | undefined;
}

interface Current {
  action: Action;
  breakOff: () => void;
  isOver: boolean;
}

/** Runs actions one after another. Each can be broken off, so none can block those behind it. */
export class ActionQueue {
  readonly #waiting: Action[] = [];
  readonly #onEmpty: () => void;
  #current: Current | null = null;
  #isHeld = false;

  /** `onEmpty`: the last action is over and none waits. */
  constructor(onEmpty: () => void) {
    this.#onEmpty = onEmpty;
  }

  get isEmpty(): boolean {
    return this.#current === null && this.#waiting.length === 0;
  }

  add(action: Action): void {
    this.#waiting.push(action);
    this.#startNext();
  }

  /** It runs before all that waits. */
  addFirst(action: Action): void {
    this.#waiting.unshift(action);
    this.#startNext();
  }

  /** While it is held nothing new begins. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    this.#startNext();
  }

  /** Breaks off the action that runs, or only one of that kind; those behind it go on. */
  cancelCurrent(kind?: Action['kind']): void {
    const current = this.#current;
    if (current === null || (kind !== undefined && current.action.kind !== kind)) return;
    current.breakOff();
    this.#end(current, 'cancelled');
  }

  /** Breaks off all of them, those that only wait included. */
  clear(): void {
    const waiting = this.#waiting.splice(0);
    this.cancelCurrent();
    for (const { onEnd } of waiting) onEnd?.('cancelled');
  }

  #startNext(): void {
    if (this.#current !== null || this.#isHeld) return;
    const action = this.#waiting.shift();
    if (action === undefined) return;
    const current: Current = { action, breakOff: () => undefined, isOver: false };
    this.#current = current;
    const breakOff = action.start(() => this.#end(current, 'done'));
    current.breakOff = breakOff;
  }

  #end(current: Current, ending: Ending): void {
    if (current.isOver) return;
    current.isOver = true;
    this.#current = null;
    current.action.onEnd?.(ending);
    this.#startNext();
    if (this.isEmpty) this.#onEmpty();
  }
}
