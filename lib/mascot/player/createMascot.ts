import type { Agent } from '@/lib/mascot/agent';
import { moving, playing, speaking, waiting, type Parts } from './actions';
import { Animator } from '@/lib/mascot/player/drawing/animator';
import { Balloon } from '@/lib/mascot/player/speech/balloon';
import { browserClock, PausableClock, type Cancel, type Clock } from './clock';
import { Idling } from '@/lib/mascot/player/drawing/idling';
import { Pauses } from './pauses';
import { directionTo, type Box, type Point, type Size } from '@/lib/mascot/player/place/place';
import { Presence, type Appearing } from './presence';
import { ActionQueue, type Action, type Ending } from './queue';
import { Sheet } from '@/lib/mascot/player/drawing/sheet';
import { Sounds } from '@/lib/mascot/player/drawing/sounds';
import { Speech } from '@/lib/mascot/player/speech/speech';
import { Stand } from '@/lib/mascot/player/place/stand';
import { watchSurroundings } from './surroundings';

/** An animation is asked to end after this, unless a call says otherwise. */
const PLAY_MS = 5000;
/** A move takes this long, unless a call says otherwise. */
const MOVE_MS = 1000;
/** The same for a delay. */
const DELAY_MS = 250;

/** Not for a random choice: what belongs to coming, going and idling. */
const NOT_BY_CHANCE = /^(Idle|Show$|Hide$|GoodBye$)/;

/** What an agent needs to be put on a page. */
export interface MascotOptions {
  agent: Agent;
  /** Agent and balloon are put into it; `mascotLook` of styles/mascot is their look. */
  container: HTMLElement;
  /** Of a frame, in px; its own where none is given. */
  width?: number;
  /** The browser's where none is given. */
  clock?: Clock;
  /** From 0 to 1, as `Math.random`. */
  random?: () => number;
  isMuted: boolean;
  /** Rest pose and balloon only: nothing is played, nothing slides. */
  reducedMotion: boolean;
}

/** Hears of an end exactly once. */
type OnEnd = (ending: Ending) => void;

/** Puts an agent on the page, still hidden. For the browser only; `docs/mascot.md` describes it. */
export function createMascot(options: MascotOptions): Mascot {
  return new Mascot(options);
}

/** An agent on the page. All that takes time waits in one queue. */
export class Mascot {
  readonly #clock: PausableClock;
  readonly #parts: Parts;
  readonly #balloon = new Balloon();
  readonly #sounds: Sounds;
  readonly #idling: Idling;
  readonly #pauses: Pauses;
  readonly #presence: Presence;
  readonly #random: () => number;
  readonly #queue: ActionQueue;
  readonly #leaveAlone: Cancel;

  constructor({ agent, container, isMuted, reducedMotion, ...given }: MascotOptions) {
    const { clock: time = browserClock, random = Math.random } = given;
    const { data } = agent;
    const balloon = this.#balloon;
    const sheet = new Sheet(agent, given.width);
    const sounds = new Sounds(agent.sounds, isMuted);
    const clock = new PausableClock(time);
    const animator = new Animator({
      data,
      clock,
      random,
      show: (step) => {
        sheet.draw(step.frame);
        for (const sound of step.sounds) sounds.play(sound);
      },
    });
    const placeBalloon = () => balloon.placeBeside(stand.box, stand.room);
    const stand = new Stand(sheet, placeBalloon);
    const speech = new Speech({ balloon, clock, isStill: reducedMotion, onOpen: placeBalloon });
    const parts = { data, animator, clock, speech, stand, isStill: reducedMotion };
    const idling = new Idling({ data, animator, clock, random });
    const pauses = new Pauses(clock, animator);
    const queue = new ActionQueue(() => this.#idle());
    this.#clock = clock;
    this.#random = random;
    this.#sounds = sounds;
    this.#parts = parts;
    this.#idling = idling;
    this.#pauses = pauses;
    this.#queue = queue;
    this.#presence = new Presence({ parts, queue, idling, pauses, sheet });
    stand.element.append(sheet.element);
    container.append(stand.element, balloon.element);
    this.#leaveAlone = watchSurroundings({
      ...{ handle: sheet.element, clock: time, stand, balloon, queue, pauses },
      isHidden: () => this.isHidden,
      onDoubleClick: () => void (this.play('ClickedOn') || this.animate()),
    });
  }

  /** The element that holds the agent: what is put into it goes along. */
  get element(): HTMLElement {
    return this.#parts.stand.element;
  }

  /** Also while it hides. */
  get isHidden(): boolean {
    return this.#presence.isHidden;
  }

  /** Of the agent, in px. */
  get size(): Size {
    const { width, height } = this.#parts.stand.box;
    return { width, height };
  }

  /** Names of all its animations. */
  get animations(): readonly string[] {
    return Object.keys(this.#parts.data.animations);
  }

  /** What it covers of the window: the agent first, then its balloon while that is open. */
  get boxes(): readonly Box[] {
    if (this.isHidden) return [];
    const { box } = this.#balloon;
    return box === null ? [this.#parts.stand.box] : [this.#parts.stand.box, box];
  }

  setMuted(isMuted: boolean): void {
    this.#sounds.isMuted = isMuted;
    if (isMuted) this.#sounds.hush();
  }

  /** Appears where it stood, the first time at 80 % of the window; ahead of what is queued. */
  show(how: Appearing = {}): void {
    this.#presence.show(how);
  }

  /** Goes away at once and forgets the queue. What is asked of it then waits until it is shown. */
  hide(how: Appearing = {}): void {
    this.#presence.hide(how);
  }

  /** False where it has no such animation. It is asked to end after `timeout` ms; 0: never. */
  play(name: string, { timeout = PLAY_MS, onEnd }: { timeout?: number; onEnd?: OnEnd } = {}) {
    if (!this.#parts.animator.has(name)) return false;
    this.#add({ start: playing(this.#parts, name, timeout), onEnd });
    return true;
  }

  /** Plays any animation that is no idle one and neither shows nor hides. */
  animate(): boolean {
    const names = this.animations.filter((name) => !NOT_BY_CHANCE.test(name));
    const name = names[Math.floor(this.#random() * names.length)];
    return name !== undefined && this.play(name);
  }

  /** Points at a place of the window, or looks there; false where it can do neither. */
  gestureAt(x: number, y: number): boolean {
    const direction = directionTo(this.#parts.stand.box, x, y);
    return this.play(`Gesture${direction}`) || this.play(`Look${direction}`);
  }

  /** Stands there at once, past the queue, as near as there is room; a move that runs is broken off. */
  place(at: Point): void {
    this.#queue.cancelCurrent('move');
    this.#parts.stand.moveTo(at);
  }

  /** To a place of the window in px, as near as there is room. 0 ms: it jumps. */
  moveTo(to: Point, { ms = MOVE_MS, onEnd }: { ms?: number; onEnd?: OnEnd } = {}): void {
    this.#add({ start: moving(this.#parts, to, ms), onEnd, kind: 'move' });
  }

  /** Says it word by word. Held: the balloon stays until it is closed, and the queue waits for that. */
  speak(text: string, { hold = false, onEnd }: { hold?: boolean; onEnd?: OnEnd } = {}): void {
    this.#add({ start: speaking(this.#parts, text, hold), onEnd });
  }

  /** Idles for a while before what comes next. */
  delay(ms = DELAY_MS, onEnd?: OnEnd): void {
    const wait = waiting(this.#parts, ms);
    const start: Action['start'] = (done) => {
      this.#idle();
      return wait(done);
    };
    this.#queue.add({ start, onEnd });
  }

  /** Lets a held balloon go: it closes as any other does. Fast: any balloon closes now. */
  closeBalloon({ isFast = false }: { isFast?: boolean } = {}): void {
    if (isFast) this.#parts.speech.closeNow();
    else this.#parts.speech.close();
  }

  /** What is played comes to its end, and a held balloon is let go; the queue goes on. */
  stopCurrent(): void {
    this.#parts.animator.exit();
    this.#parts.speech.close();
  }

  /** Forgets the queue; what is played comes to its end, and the balloon closes. */
  stop(): void {
    this.#queue.clear();
    this.stopCurrent();
  }

  /** All of it stands still until `resume`. */
  pause(): void {
    this.#pauses.set('asked', true);
  }

  resume(): void {
    this.#pauses.set('asked', false);
  }

  /** Takes it off the page with all nodes, timers and listeners. What is queued is cancelled. */
  dispose(): void {
    this.#leaveAlone();
    this.#presence.dispose();
    this.#sounds.dispose();
    this.#clock.clear();
    this.element.remove();
    this.#balloon.element.remove();
  }

  #add({ start, ...rest }: Action): void {
    const begin: Action['start'] = (done) => {
      this.#idling.end();
      return start(done);
    };
    this.#queue.add({ ...rest, start: begin });
  }

  #idle(): void {
    if (!this.isHidden && !this.#parts.isStill) this.#idling.begin();
  }
}
