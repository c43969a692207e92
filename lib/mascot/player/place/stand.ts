import { firstPlace, keepInside, type Box, type Point, type Size } from './place';

/** Where the agent stands in the window, always inside of it. */
export class Stand {
  readonly element = document.createElement('div');
  readonly #size: Size;
  readonly #onMove: () => void;
  #at: Point | null = null;

  constructor(size: Size, onMove: () => void) {
    this.#size = size;
    this.#onMove = onMove;
    this.element.className = 'mascot';
    this.element.hidden = true;
  }

  /** The window, without its scroll bar. */
  get room(): Size {
    const { clientWidth, clientHeight } = document.documentElement;
    return { width: clientWidth || window.innerWidth, height: clientHeight || window.innerHeight };
  }

  get box(): Box {
    const at = this.#at ?? firstPlace(this.#size, this.room);
    return { ...at, ...this.#size };
  }

  /** The point of the window nearest to this one at which there is room. */
  nearest(point: Point): Point {
    return keepInside(point, this.#size, this.room);
  }

  moveTo(point: Point): void {
    const { left, top } = this.nearest(point);
    this.#at = { left, top };
    this.element.style.left = `${left}px`;
    this.element.style.top = `${top}px`;
    const isLeft = left + this.#size.width / 2 < this.room.width / 2;
    this.element.dataset.half = isLeft ? 'left' : 'right';
    this.#onMove();
  }

  /** Into the window as it is now. */
  settle(): void {
    this.moveTo(this.box);
  }
}
