import type { Animator } from '@/lib/mascot/player/drawing/animator';
import type { PausableClock } from './clock';

/** Why an agent stands still. */
export type PauseReason = 'asked' | 'dragged' | 'unseen' | 'hidden';

/** Stops all timers of an agent while there is at least one reason to. */
export class Pauses {
  readonly #clock: PausableClock;
  readonly #animator: Animator;
  readonly #reasons = new Set<PauseReason>();

  constructor(clock: PausableClock, animator: Animator) {
    this.#clock = clock;
    this.#animator = animator;
  }

  set(reason: PauseReason, isPaused: boolean): void {
    if (isPaused === this.#reasons.has(reason)) return;
    if (isPaused) this.#reasons.add(reason);
    else this.#reasons.delete(reason);
    if (isPaused) this.#clock.pause();
    else if (this.#reasons.size === 0) {
      this.#clock.resume();
      this.#animator.step();
    }
  }
}
