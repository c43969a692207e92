import { setImmediate as endOfTurn } from 'node:timers/promises';

/** Items that are worked on together. New items join it until it is closed. */
interface Batch<Item> {
  first: Item;
  /** Closes the batch. Returns its items in the order in which they came. */
  close: () => readonly Item[];
}

interface BatcherOptions<Scope, Item, Result> {
  /** One outcome for each item, in their order; an Error refuses its item alone. */
  work: (scope: Scope, key: string, batch: Batch<Item>) => Promise<readonly (Result | Error)[]>;
  /** Most items of one batch. */
  limit: number;
  /** Errors of a batch after which each item is tried by itself. Other errors reject all items. */
  isWorthSplitting?: (error: unknown) => boolean;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

type Lines<Item, Result> = Map<string, Waiting<Item, Result>[]>;

/**
 * Returns a function that takes one item at a time and works on many together. No timer is waited
 * for: a batch starts at the end of the event-loop turn in which its first item came. Items join it
 * until its work has what it waits for (a connection or a lock) and closes it. Later items form the
 * next batch, in their order. Each key has its own batches. `scope` is what the work is done on, a
 * database.
 */
export function batcher<Scope extends object, Item, Result>(
  options: BatcherOptions<Scope, Item, Result>,
): (scope: Scope, key: string, item: Item) => Promise<Result> {
  const scopes = new WeakMap<Scope, Lines<Item, Result>>();

  async function serve(scope: Scope, lines: Lines<Item, Result>, key: string): Promise<void> {
    const line = lines.get(key) ?? [];
    await endOfTurn();
    while (line.length > 0) {
      await runTogether(line, options.limit, scope, key);
    }
    // No `await` since the check above, or an item could join a line that nobody serves any more.
    lines.delete(key);
  }

  /** Works on the first items of a line, at most `limit`. Never throws: errors go to the items. */
  async function runTogether(
    line: Waiting<Item, Result>[],
    limit: number,
    scope: Scope,
    key: string,
  ): Promise<void> {
    const [first] = line;
    if (!first) return;
    let closed: readonly Waiting<Item, Result>[] | undefined;
    const group = () => (closed ??= line.splice(0, limit));
    const close = () => group().map(({ item }) => item);
    try {
      const outcomes = await options.work(scope, key, { first: first.item, close });
      group().forEach(({ resolve, reject }, index) => {
        const outcome = outcomes[index];
        if (outcome instanceof Error) reject(outcome);
        else resolve(outcome as Result);
      });
    } catch (error) {
      if (group().length > 1 && options.isWorthSplitting?.(error)) {
        for (const one of group()) await runTogether([one], 1, scope, key);
        return;
      }
      for (const { reject } of group()) reject(error);
    }
  }

  return (scope, key, item) =>
    new Promise((resolve, reject) => {
      const lines = scopes.get(scope) ?? new Map<string, Waiting<Item, Result>[]>();
      scopes.set(scope, lines);
      const line = lines.get(key);
      const waiting = { item, resolve, reject };
      if (line) {
        line.push(waiting);
        return;
      }
      lines.set(key, [waiting]);
      void serve(scope, lines, key);
    });
}
