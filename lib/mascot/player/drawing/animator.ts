import type { AgentData } from '@/lib/mascot/agent';
import type { Cancel, Clock } from '@/lib/mascot/player/clock';
import { FrameWalk, type Step } from './frames';

/** The frame that is shown gives way to another animation after this at the latest. */
const SWITCH_MS = 150;

/** `waiting`: it loops until it is asked to end; `replaced`: another one began instead. */
export type AnimationEvent = 'waiting' | 'exited' | 'replaced';

interface Running {
  walk: FrameWalk;
  tell: (event: AnimationEvent) => void;
  state: Step['state'];
  /** It waits until the one before it has come to its end. */
  isPatient: boolean;
}

interface Options {
  data: AgentData;
  clock: Clock;
  random: () => number;
  /** Draws a step and plays its sounds. */
  show: (step: Step) => void;
}

/** Plays one animation after another, by one timer that only runs while something moves. */
export class Animator {
  readonly #options: Options;
  #running: Running | null = null;
  /** Begins at the next frame. */
  #next: Running | null = null;
  #timer: Cancel = () => undefined;
  #dueAt = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#options.data.animations, name);
  }

  /**
   * Plays an animation from its start. One that still runs is asked to end and gives way at its next
   * frame; a patient one waits for that end. `tell` hears of its own end exactly once.
   */
  play(name: string, tell: Running['tell'], isPatient = false): void {
    const animation = this.#options.data.animations[name];
    if (animation === undefined) throw new Error(`There is no animation ${name}.`);
    const walk = new FrameWalk(animation, this.#options.random);
    const replaced = this.#next;
    this.#next = { walk, tell, state: 'running', isPatient };
    replaced?.tell('replaced');
    if (this.#running === null) this.step();
    else {
      this.#askToEnd(this.#running);
      if (!isPatient) this.#schedule(Math.min(SWITCH_MS, this.#dueAt - this.#options.clock.now()));
    }
  }

  /** Asks what is played to come to its end. A patient one behind it never begins. */
  exit(): void {
    if (this.#next?.isPatient) {
      const { tell } = this.#next;
      this.#next = null;
      tell('replaced');
    }
    const playing = this.#next ?? this.#running;
    if (playing !== null) this.#askToEnd(playing);
  }

  /** What is played stops where it is. */
  halt(): void {
    this.#timer();
    const stopped = [this.#running, this.#next];
    this.#running = null;
    this.#next = null;
    for (const one of stopped) one?.tell('replaced');
  }

  /** The next frame at once, whatever is left of this one. */
  step(): void {
    this.#timer();
    if (this.#next !== null && (!this.#next.isPatient || this.#running === null)) {
      const replaced = this.#running;
      this.#running = this.#next;
      this.#next = null;
      replaced?.tell('replaced');
    }
    const running = this.#running;
    if (running === null) return;
    const before = running.state;
    const step = running.walk.next();
    running.state = step.state;
    this.#options.show(step);
    if (step.state === 'exited') this.#running = null;
    else this.#schedule(step.ms);
    if (step.state !== 'running' && step.state !== before) running.tell(step.state);
    if (this.#running === null && this.#next !== null) this.step();
  }

  #askToEnd(playing: Running): void {
    playing.walk.isExiting = true;
    // It may stand in a long frame, and nothing is lost of one that only waits.
    if (playing.state === 'waiting') this.step();
  }

  #schedule(ms: number): void {
    this.#timer();
    this.#dueAt = this.#options.clock.now() + ms;
    this.#timer = this.#options.clock.after(Math.max(0, ms), () => this.step());
  }
}
