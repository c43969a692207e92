import { playing, type Parts } from './actions';
import { restFrame } from '@/lib/mascot/player/drawing/frames';
import type { Idling } from '@/lib/mascot/player/drawing/idling';
import type { Pauses } from './pauses';
import type { Action, ActionQueue, Ending } from './queue';
import type { Sheet } from '@/lib/mascot/player/drawing/sheet';

/** Showing and hiding are asked to end after this. */
const LONGEST_MS = 5000;

export interface Appearing {
  /** Without its animation. */
  isFast?: boolean;
  onEnd?: (ending: Ending) => void;
}

interface Options {
  parts: Parts;
  queue: ActionQueue;
  idling: Idling;
  pauses: Pauses;
  sheet: Sheet;
}

/** Whether an agent is on the page, and how it comes and goes. */
export class Presence {
  readonly #options: Options;
  #isHidden = true;
  #isOver = false;
  /** How to tell whoever hides it; null: nobody does. */
  #hiding: ((ending: Ending) => void) | null = null;

  constructor(options: Options) {
    this.#options = options;
    options.queue.hold(true);
    options.pauses.set('hidden', true);
  }

  get isHidden(): boolean {
    return this.#isHidden;
  }

  show({ isFast = false, onEnd }: Appearing): void {
    if (!this.#isHidden || this.#isOver) {
      onEnd?.(this.#isOver ? 'cancelled' : 'done');
      return;
    }
    const { parts, queue, idling, pauses, sheet } = this.#options;
    const { animator, data, isStill, stand } = parts;
    const hiding = this.#hiding;
    this.#isHidden = false;
    this.#hiding = null;
    stand.element.hidden = false;
    stand.settle();
    const isQuiet = isFast || isStill || !animator.has('Show');
    const rest = restFrame(data);
    if (isQuiet) {
      animator.halt();
      if (rest !== undefined) sheet.draw(rest);
    }
    const appear: Action['start'] = (done) => {
      idling.end();
      if (!isQuiet) return playing(parts, 'Show', LONGEST_MS)(done);
      done();
      return () => undefined;
    };
    pauses.set('asked', false);
    pauses.set('hidden', false);
    queue.addFirst({ start: appear, onEnd });
    queue.hold(false);
    hiding?.('cancelled');
  }

  hide({ isFast = false, onEnd }: Appearing): void {
    if (this.#isHidden) {
      onEnd?.('done');
      return;
    }
    const { parts, queue, idling, pauses } = this.#options;
    const hiding = (ending: Ending) => onEnd?.(ending);
    this.#isHidden = true;
    this.#hiding = hiding;
    queue.hold(true);
    queue.clear();
    parts.speech.closeNow();
    idling.end();
    const vanish = () => {
      if (this.#hiding !== hiding) return;
      this.#hiding = null;
      parts.animator.halt();
      parts.stand.element.hidden = true;
      pauses.set('hidden', true);
      hiding('done');
    };
    pauses.set('asked', false);
    if (isFast) vanish();
    else playing(parts, 'Hide', LONGEST_MS)(vanish);
  }

  dispose(): void {
    const { parts, queue, idling } = this.#options;
    const hiding = this.#hiding;
    this.#isOver = true;
    this.#isHidden = true;
    this.#hiding = null;
    queue.hold(true);
    queue.clear();
    hiding?.('cancelled');
    idling.end();
    parts.animator.halt();
    parts.speech.closeNow();
  }
}
