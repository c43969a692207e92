/**
 * Hands things over at their time, all those of one time together: a crowd needs one timer. Times are
 * those of performance.now().
 */
export class Slots<Thing> {
  readonly #due: (things: Iterable<Thing>) => void;
  readonly #byTime = new Map<number, { things: Set<Thing>; timer: NodeJS.Timeout }>();
  readonly #timeOf = new Map<Thing, number>();

  constructor(due: (things: Iterable<Thing>) => void) {
    this.#due = due;
  }

  has(thing: Thing): boolean {
    return this.#timeOf.has(thing);
  }

  add(thing: Thing, at: number): void {
    const slot = this.#byTime.get(at) ?? this.#open(at);
    slot.things.add(thing);
    this.#timeOf.set(thing, at);
  }

  remove(thing: Thing): void {
    const at = this.#timeOf.get(thing);
    const slot = at === undefined ? undefined : this.#byTime.get(at);
    if (at === undefined || slot === undefined) return;
    this.#timeOf.delete(thing);
    slot.things.delete(thing);
    if (slot.things.size > 0) return;
    clearTimeout(slot.timer);
    this.#byTime.delete(at);
  }

  #open(at: number) {
    // Node's timers count whole milliseconds of another clock and so may end one early: in the beat before.
    const waitMs = Math.max(0, Math.ceil(at - performance.now()) + 1);
    const slot = { things: new Set<Thing>(), timer: setTimeout(() => this.#end(at), waitMs) };
    this.#byTime.set(at, slot);
    return slot;
  }

  #end(at: number): void {
    const things = this.#byTime.get(at)?.things ?? new Set();
    this.#byTime.delete(at);
    for (const thing of things) this.#timeOf.delete(thing);
    this.#due(things);
  }
}
