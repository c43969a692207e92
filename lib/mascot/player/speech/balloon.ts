import { placeBalloon, type Box, type Size } from '@/lib/mascot/player/place/place';
import { setSize } from '@/lib/mascot/player/drawing/sheet';

/**
 * What the agent says. Screen readers get the whole text at once, from a status that always stands in
 * the page; eyes get the words one by one.
 */
export class Balloon {
  /** Role `status`. */
  readonly element = document.createElement('div');
  readonly #whole = document.createElement('span');
  readonly #box = document.createElement('div');
  readonly #words = document.createElement('p');
  #isOpen = false;
  #isAside = false;

  constructor() {
    this.element.className = 'mascot-balloon';
    this.element.setAttribute('role', 'status');
    this.element.setAttribute('aria-live', 'polite');
    this.#whole.className = 'mascot-whole';
    this.#box.className = 'mascot-box';
    this.#box.setAttribute('aria-hidden', 'true');
    this.#box.hidden = true;
    this.#box.append(this.#words);
    this.element.append(this.#whole, this.#box);
  }

  /** Its place in the window; null while it is not seen. */
  get box(): Box | null {
    if (this.#box.hidden) return null;
    const { left, top, width, height } = this.#box.getBoundingClientRect();
    return { left, top, width, height };
  }

  /** Opens as large as the whole text needs it, still without words. */
  open(text: string): void {
    this.#isOpen = true;
    this.#whole.textContent = text;
    this.#box.style.width = '';
    this.#box.style.height = '';
    this.#box.hidden = this.#isAside;
    this.#words.textContent = text;
    setSize(this.#box, this.#box.offsetWidth, this.#box.offsetHeight);
    this.#words.textContent = '';
  }

  show(words: string): void {
    this.#words.textContent = words;
  }

  close(): void {
    this.#isOpen = false;
    this.#box.hidden = true;
    this.#whole.textContent = '';
    this.#words.textContent = '';
  }

  /** Out of sight for a while, without being closed. */
  setAside(isAside: boolean): void {
    this.#isAside = isAside;
    this.#box.hidden = isAside || !this.#isOpen;
  }

  placeBeside(agent: Box, room: Size): void {
    if (this.#box.hidden) return;
    const size = { width: this.#box.offsetWidth, height: this.#box.offsetHeight };
    const { side, left, top } = placeBalloon(agent, size, room);
    this.#box.dataset.side = side;
    this.#box.style.left = `${left}px`;
    this.#box.style.top = `${top}px`;
  }
}
