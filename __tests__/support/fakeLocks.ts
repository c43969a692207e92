type Body = (lock: object | null) => unknown;

interface Request {
  body: Body;
  resolve: (value: unknown) => void;
  reject: (reason: Error) => void;
}

const gone = () => new DOMException('It was taken or given up.', 'AbortError');

/** Locks as a browser has them, for tabs that a test plays: exclusive, in order, may be stolen. */
export class FakeLocks {
  readonly #held = new Map<string, Request>();
  readonly #waiting = new Map<string, Request[]>();
  /** Whom a request belongs to, so that a tab can die. */
  readonly #owners = new Map<Request, string>();

  /** The locks as one tab sees them. */
  of(tab: string): LockManager {
    const request = (name: string, how: LockOptions | Body, last?: Body) => {
      const body = last ?? (how as Body);
      const options = last ? (how as LockOptions) : {};
      return new Promise((resolve, reject) => {
        this.#ask(name, { body, resolve, reject }, options, tab);
      });
    };
    return { request } as unknown as LockManager;
  }

  /** A tab is closed, with all it holds and waits for. */
  close(tab: string): void {
    const isOf = (one: Request) => this.#owners.get(one) === tab;
    for (const [name, list] of this.#waiting) {
      const left = list.filter((one) => !isOf(one));
      this.#waiting.set(name, left);
    }
    for (const [name, one] of [...this.#held]) if (isOf(one)) this.#free(name, one);
  }

  #ask(name: string, one: Request, { steal, signal }: LockOptions, tab: string): void {
    this.#owners.set(one, tab);
    const list = this.#waiting.get(name) ?? [];
    this.#waiting.set(name, list);
    signal?.addEventListener('abort', () => {
      const at = list.indexOf(one);
      if (at >= 0) list.splice(at, 1);
      one.reject(gone());
    });
    if (steal === true) {
      this.#held.get(name)?.reject(gone());
      this.#held.delete(name);
      list.unshift(one);
    } else list.push(one);
    this.#grant(name);
  }

  #grant(name: string): void {
    queueMicrotask(() => {
      const next = this.#held.has(name) ? undefined : this.#waiting.get(name)?.shift();
      if (next === undefined) return;
      this.#held.set(name, next);
      void Promise.resolve(next.body({})).then((value) => {
        next.resolve(value);
        this.#free(name, next);
      });
    });
  }

  #free(name: string, one: Request): void {
    if (this.#held.get(name) !== one) return;
    this.#held.delete(name);
    this.#grant(name);
  }
}

/** A `BroadcastChannel` between tabs that a test plays; one that is asleep hears nothing, and speaks later. */
export class FakeBus {
  static readonly all = new Set<FakeBus>();
  isAsleep = false;
  readonly #unsaid: unknown[] = [];
  onmessage: (event: { data: unknown }) => void = () => undefined;

  constructor(readonly name: string) {
    FakeBus.all.add(this);
  }

  postMessage(data: unknown): void {
    if (this.isAsleep) {
      this.#unsaid.push(data);
      return;
    }
    for (const other of FakeBus.all) {
      if (other === this || other.name !== this.name) continue;
      queueMicrotask(() => {
        if (!other.isAsleep && FakeBus.all.has(other)) {
          other.onmessage({ data: JSON.parse(JSON.stringify(data)) });
        }
      });
    }
  }

  /** Says what it could not say asleep. */
  wake(): void {
    this.isAsleep = false;
    for (const data of this.#unsaid.splice(0)) this.postMessage(data);
  }

  close(): void {
    FakeBus.all.delete(this);
  }
}
