import { setImmediate as endOfTurn } from 'node:timers/promises';

interface GatheringOptions<Scope, Item, Answer> {
  /** One outcome for each item, in their order; an Error refuses its item alone. */
  work: (scope: Scope, key: string, items: readonly Item[]) => Promise<readonly (Answer | Error)[]>;
  /** Most items of one run. */
  limit: number;
  /** Failures of a run after which each of its items is tried by itself; else all of them hear it. */
  isWorthParting?: (error: unknown) => boolean;
}

interface Waiting<Item, Answer> {
  item: Item;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

type Lines<Item, Answer> = Map<string, Waiting<Item, Answer>[]>;

/**
 * Makes a function that is asked for one thing at a time and does many at once. Nobody waits for
 * company: a run begins with what came in the same turn of the event loop. Whoever comes while one
 * of the same scope and key goes on is gathered, and they go together in the next, in the order in
 * which they came. `scope` is what the work is done on, a database.
 */
export function gathering<Scope extends object, Item, Answer>(
  options: GatheringOptions<Scope, Item, Answer>,
): (scope: Scope, key: string, item: Item) => Promise<Answer> {
  const scopes = new WeakMap<Scope, Lines<Item, Answer>>();

  async function serve(scope: Scope, lines: Lines<Item, Answer>, key: string): Promise<void> {
    const line = lines.get(key) ?? [];
    await endOfTurn();
    while (line.length > 0) {
      await runTogether(line.splice(0, options.limit), scope, key);
    }
    // In the same step as the look at it, or somebody would join a line that is served no more.
    lines.delete(key);
  }

  /** Never throws: whatever comes of it, everybody hears. */
  async function runTogether(
    group: readonly Waiting<Item, Answer>[],
    scope: Scope,
    key: string,
  ): Promise<void> {
    try {
      const items = group.map(({ item }) => item);
      const outcomes = await options.work(scope, key, items);
      group.forEach(({ resolve, reject }, index) => {
        const outcome = outcomes[index];
        if (outcome instanceof Error) reject(outcome);
        else resolve(outcome as Answer);
      });
    } catch (error) {
      if (group.length > 1 && options.isWorthParting?.(error)) {
        for (const one of group) await runTogether([one], scope, key);
        return;
      }
      for (const { reject } of group) reject(error);
    }
  }

  return (scope, key, item) =>
    new Promise((resolve, reject) => {
      const lines = scopes.get(scope) ?? new Map<string, Waiting<Item, Answer>[]>();
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
