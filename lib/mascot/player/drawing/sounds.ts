import type { Agent } from '@/lib/mascot/agent';

/** What counts as a press: before one, no page may sound. */
const PRESSES = ['pointerdown', 'keydown'] as const;

/** Plays the sounds of an agent: never before somebody pressed something, never while muted. */
export class Sounds {
  isMuted: boolean;
  readonly #addresses: Agent['sounds'];
  readonly #players = new Map<string, HTMLAudioElement>();
  #wasPressed = navigator.userActivation?.hasBeenActive ?? false;

  constructor(addresses: Agent['sounds'], isMuted: boolean) {
    this.#addresses = addresses;
    this.isMuted = isMuted;
    if (this.#wasPressed) return;
    for (const press of PRESSES) window.addEventListener(press, this.#notice, true);
  }

  play(id: string): void {
    const address = this.#addresses[id];
    if (address === undefined || this.isMuted || !this.#wasPressed) return;
    const player = this.#players.get(id) ?? new Audio(address);
    this.#players.set(id, player);
    player.currentTime = 0;
    // A browser may still refuse, and nothing is lost then.
    player.play()?.catch(() => undefined);
  }

  /** Stops what sounds. */
  hush(): void {
    for (const player of this.#players.values()) player.pause();
  }

  dispose(): void {
    this.hush();
    this.#players.clear();
    this.#stopListening();
  }

  #stopListening(): void {
    for (const press of PRESSES) window.removeEventListener(press, this.#notice, true);
  }

  readonly #notice = () => {
    this.#wasPressed = true;
    this.#stopListening();
  };
}
