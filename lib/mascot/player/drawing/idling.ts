import type { AgentData } from '@/lib/mascot/agent';
import type { Animator } from './animator';
import type { Cancel, Clock } from '@/lib/mascot/player/clock';
import { idleNames } from './frames';

/** Between two idle animations nothing moves at all. */
const IDLE_PAUSE_MS = 5000;
/** An idle animation that would go on for ever ends after this. */
const LONGEST_MS = 5000;

interface Options {
  data: AgentData;
  animator: Animator;
  clock: Clock;
  random: () => number;
}

/** What an agent does while nothing is asked of it. */
export class Idling {
  readonly #options: Options;
  readonly #names: readonly string[];
  #isOn = false;
  #timer: Cancel = () => undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#names = idleNames(options.data);
  }

  begin(): void {
    if (this.#isOn || this.#names.length === 0) return;
    this.#isOn = true;
    this.#playOne();
  }

  /** The animation is asked to end; what comes next need not wait for it. */
  end(): void {
    if (!this.#isOn) return;
    this.#isOn = false;
    this.#timer();
    this.#options.animator.exit();
  }

  #playOne(): void {
    const { animator, clock, random } = this.#options;
    // The first ones are small and come most often.
    const name = this.#names[Math.floor(random() ** 2 * this.#names.length)];
    if (name === undefined) return;
    const again = () => this.#playOne();
    const hear = (event: 'waiting' | 'exited' | 'replaced') => {
      if (!this.#isOn) return;
      if (event === 'waiting') this.#timer = clock.after(LONGEST_MS, () => animator.exit());
      if (event === 'exited') this.#timer = clock.after(IDLE_PAUSE_MS, again);
      if (event === 'replaced') this.#isOn = false;
    };
    animator.play(name, hear, true);
  }
}
