import type { Balloon } from './balloon';
import type { Cancel, Clock } from '@/lib/mascot/player/clock';

/** Each word takes this long. */
const WORD_MS = 200;
/** A balloon closes this long after its last word. */
export const CLOSE_MS = 2000;

interface Options {
  balloon: Balloon;
  clock: Clock;
  /** Words do not come one by one. */
  isStill: boolean;
  /** The balloon has opened and needs its place. */
  onOpen: () => void;
}

const noTimer: Cancel = () => undefined;

/** Says one text at a time in the balloon. */
export class Speech {
  readonly #options: Options;
  #text = '';
  #isHeld = false;
  #done: (() => void) | null = null;
  #wordTimer = noTimer;
  #closeTimer = noTimer;
  #isSpeaking = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** `done`: all words are said; of a held text: its balloon has closed. */
  say(text: string, isHeld: boolean, done: () => void): void {
    const words = text.split(/\s+/).filter(Boolean);
    this.#closeTimer();
    this.#wordTimer();
    if (words.length === 0) return done();
    const { balloon, isStill, onOpen } = this.#options;
    this.#text = words.join(' ');
    this.#isHeld = isHeld;
    this.#done = done;
    this.#isSpeaking = true;
    balloon.open(this.#text);
    onOpen();
    if (isStill) balloon.show(this.#text);
    this.#sayWords(words, 1);
  }

  /** Lets go of a held balloon: it closes as any other. */
  close(): void {
    this.#isHeld = false;
    if (!this.#isSpeaking && this.#done !== null) this.#closeLater();
  }

  closeNow(): void {
    this.#wordTimer();
    this.#closeTimer();
    this.#isSpeaking = false;
    this.#options.balloon.close();
    this.#finish();
  }

  /** The rest comes at once, and the balloon closes as any other. */
  breakOff(): void {
    this.#wordTimer();
    this.#isSpeaking = false;
    this.#done = null;
    this.#options.balloon.show(this.#text);
    this.#closeLater();
  }

  #sayWords(words: readonly string[], count: number): void {
    const { balloon, clock, isStill } = this.#options;
    if (!isStill) balloon.show(words.slice(0, count).join(' '));
    this.#wordTimer = clock.after(WORD_MS, () => {
      if (count < words.length) this.#sayWords(words, count + 1);
      else this.#end();
    });
  }

  #end(): void {
    this.#isSpeaking = false;
    if (this.#isHeld) return;
    this.#closeLater();
    this.#finish();
  }

  #closeLater(): void {
    this.#closeTimer();
    this.#closeTimer = this.#options.clock.after(CLOSE_MS, () => this.closeNow());
  }

  /** Whoever waits hears it once; they may go on to speak at once. */
  #finish(): void {
    const done = this.#done;
    this.#done = null;
    done?.();
  }
}
