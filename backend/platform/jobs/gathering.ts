import { setImmediate as endOfTurn } from 'node:timers/promises';

/** Those who are served together. Until it is closed, whoever comes belongs to it. */
interface Run<Item> {
  first: Item;
  /** Lets nobody else in, and answers all of its items in the order in which they came. */
  close: () => readonly Item[];
}

interface GatheringOptions<Scope, Item, Answer> {
  /** One outcome for each item, in their order; an Error refuses its item alone. */
  work: (scope: Scope, key: string, run: Run<Item>) => Promise<readonly (Answer | Error)[]>;
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
 * company: a run begins at the end of the turn of the event loop in which the first one came, and
 * takes whoever comes until its work has got what it waits for, a connection or a lock, and closes
 * it. Later ones go together in the next, in the order in which they came. `scope` is what the work
 * is done on, a database.
 */
export function gathering<Scope extends object, Item, Answer>(
  options: GatheringOptions<Scope, Item, Answer>,
): (scope: Scope, key: string, item: Item) => Promise<Answer> {
  const scopes = new WeakMap<Scope, Lines<Item, Answer>>();

  async function serve(scope: Scope, lines: Lines<Item, Answer>, key: string): Promise<void> {
    const line = lines.get(key) ?? [];
    await endOfTurn();
    while (line.length > 0) {
      await runTogether(line, options.limit, scope, key);
    }
    // In the same step as the look at it, or somebody would join a line that is served no more.
    lines.delete(key);
  }

  /** The first of a line, at most so many. Never throws: whatever comes of it, everybody hears. */
  async function runTogether(
    line: Waiting<Item, Answer>[],
    limit: number,
    scope: Scope,
    key: string,
  ): Promise<void> {
    const [first] = line;
    if (!first) return;
    let closed: readonly Waiting<Item, Answer>[] | undefined;
    const group = () => (closed ??= line.splice(0, limit));
    const close = () => group().map(({ item }) => item);
    try {
      const outcomes = await options.work(scope, key, { first: first.item, close });
      group().forEach(({ resolve, reject }, index) => {
        const outcome = outcomes[index];
        if (outcome instanceof Error) reject(outcome);
        else resolve(outcome as Answer);
      });
    } catch (error) {
      if (group().length > 1 && options.isWorthParting?.(error)) {
        for (const one of group()) await runTogether([one], 1, scope, key);
        return;
      }
      for (const { reject } of group()) reject(error);
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
