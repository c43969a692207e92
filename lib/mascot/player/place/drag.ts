import type { Cancel, Clock } from '@/lib/mascot/player/clock';
import type { Point } from './place';

/** A press that moves less than this is no drag. */
const THRESHOLD = 3;

interface Options {
  element: HTMLElement;
  clock: Clock;
  /** Where the thing stands. */
  at: () => Point;
  onStart: () => void;
  onMove: (to: Point) => void;
  onEnd: () => void;
}

interface Grip {
  pointer: number;
  from: { x: number; y: number };
  /** From the corner of the thing to the pointer. */
  offset: { x: number; y: number };
  to: { x: number; y: number };
  isDragged: boolean;
}

/** Lets an element be dragged by mouse, pen or finger. Returns how to stop that. */
export function makeDraggable(options: Options): Cancel {
  const { element } = options;
  const drag = new Drag(options);
  const listeners = {
    pointerdown: (event: PointerEvent) => drag.grip(event),
    pointermove: (event: PointerEvent) => drag.move(event),
    pointerup: (event: PointerEvent) => drag.release(event.pointerId),
    pointercancel: (event: PointerEvent) => drag.release(event.pointerId),
    lostpointercapture: (event: PointerEvent) => drag.release(event.pointerId),
  };
  const entries = Object.entries(listeners) as [
    keyof typeof listeners,
    (e: PointerEvent) => void,
  ][];
  for (const [name, listener] of entries) element.addEventListener(name, listener);
  return () => {
    drag.drop();
    for (const [name, listener] of entries) element.removeEventListener(name, listener);
  };
}

class Drag {
  readonly #options: Options;
  #grip: Grip | null = null;
  #frame: Cancel | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  grip({ button, pointerId, clientX: x, clientY: y }: PointerEvent): void {
    if (button !== 0 || this.#grip !== null) return;
    const { left, top } = this.#options.at();
    const offset = { x: x - left, y: y - top };
    this.#grip = { pointer: pointerId, from: { x, y }, to: { x, y }, offset, isDragged: false };
    this.#options.element.setPointerCapture(pointerId);
  }

  move({ pointerId, clientX: x, clientY: y }: PointerEvent): void {
    const grip = this.#grip;
    if (grip?.pointer !== pointerId) return;
    grip.to = { x, y };
    if (!grip.isDragged) {
      if (Math.hypot(x - grip.from.x, y - grip.from.y) < THRESHOLD) return;
      grip.isDragged = true;
      this.#options.onStart();
    }
    // Pointers report more often than the browser paints.
    this.#frame ??= this.#options.clock.nextFrame(() => this.#follow());
  }

  release(pointer: number): void {
    if (this.#grip?.pointer !== pointer) return;
    const { isDragged } = this.#grip;
    if (this.#frame !== null) this.#follow();
    this.drop();
    if (isDragged) this.#options.onEnd();
  }

  /** Lets go without a word. */
  drop(): void {
    this.#frame?.();
    this.#frame = null;
    this.#grip = null;
  }

  #follow(): void {
    this.#frame?.();
    this.#frame = null;
    if (this.#grip === null) return;
    const { to, offset } = this.#grip;
    this.#options.onMove({ left: to.x - offset.x, top: to.y - offset.y });
  }
}
