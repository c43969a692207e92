import { stripeId } from './store/ids';
import type { Row } from './store/rows';
import type { Store } from './store/store';
import type { Due, DueKind, SandboxClock, SandboxOptions } from './types';

type RunDue = (what: DueKind, target: string) => void;

/** The sandbox's time: the real one, moved on by what was asked for. It never goes back. */
export class Clock implements SandboxClock {
  readonly #store: Store;
  readonly #logger: SandboxOptions['logger'];
  #run: RunDue = () => undefined;
  /** While something that was due runs, time stands at its moment. */
  #standing: number | null = null;

  constructor(store: Store, logger: SandboxOptions['logger']) {
    this.#store = store;
    this.#logger = logger;
  }

  /** What is to be done when something is due; it stands above the clock. */
  follow(run: RunDue): void {
    this.#run = run;
  }

  now(): Date {
    return new Date(this.#standing ?? Date.now() + this.#offset());
  }

  /** Unix seconds, as all objects carry them. */
  seconds(): number {
    return Math.floor(this.now().getTime() / 1000);
  }

  plan(at: number, what: DueKind, target: string): void {
    this.#store.add({ id: stripeId('timer'), object: 'timer', at, what, target });
  }

  forget(what: DueKind, target: string): void {
    for (const { object } of this.#store.all('timer')) {
      if (object.what === what && object.target === target) this.#store.drop(object.id);
    }
  }

  next(): Due | null {
    const timer = this.#nextTimer();
    return timer === undefined ? null : dueOf(timer);
  }

  advance(ms: number): Due[] {
    const until = this.now().getTime() + Math.max(0, ms);
    const happened: Due[] = [];
    for (let timer = this.#nextTimer(); timer; timer = this.#nextTimer()) {
      if (timer.object.at * 1000 > until) break;
      happened.push(dueOf(timer));
      this.#runTimer(timer);
    }
    if (ms > 0) this.#store.change(() => this.#moveTo(until));
    return happened;
  }

  advanceToNext(): Due[] {
    const next = this.#nextTimer();
    if (next === undefined) return [];
    return this.advance(next.object.at * 1000 - this.now().getTime());
  }

  #runTimer(timer: Row<'timer'>): void {
    const { id, at, what, target } = timer.object;
    this.#standing = Math.max(this.now().getTime(), at * 1000);
    try {
      this.#store.change(() => {
        this.#store.drop(id);
        this.#run(what, target);
      });
    } catch (error) {
      this.#logger.error({ err: error, what, target }, 'stripe sandbox: what was due failed');
      this.#store.change(() => this.#store.drop(id));
    } finally {
      const reached = this.#standing;
      this.#standing = null;
      this.#store.change(() => this.#moveTo(reached));
    }
  }

  #moveTo(time: number): void {
    const settings = this.#store.find('settings', 'settings');
    const clockOffset = time - Date.now();
    if (settings === undefined || clockOffset <= settings.object.clockOffset) return;
    this.#store.update(settings, { clockOffset });
  }

  #offset(): number {
    return this.#store.find('settings', 'settings')?.object.clockOffset ?? 0;
  }

  #nextTimer(): Row<'timer'> | undefined {
    let next: Row<'timer'> | undefined;
    for (const timer of this.#store.all('timer')) {
      if (next === undefined || timer.object.at < next.object.at) next = timer;
    }
    return next;
  }
}

function dueOf({ object: { at, what, target } }: Row<'timer'>): Due {
  return { at: new Date(at * 1000), what, target };
}
