import type { ServerResponse } from 'node:http';

/** More would only wait for each other, each of them longer. */
const AT_ONCE = 2;

/** A reader who takes the answer this slowly holds no turn any more. */
const LONGEST_MS = 1000;

/**
 * Pages are rendered a few at a time, first come, first served: a hundred at once would share the
 * processor until the last one is done, and all of them would arrive as late as that one. What a page
 * waits for from elsewhere is no part of a turn.
 */
export class RenderTurns {
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  /** Resolves when this answer may be rendered; the turn ends with the answer. */
  async take(response: Pick<ServerResponse, 'once' | 'closed'>): Promise<void> {
    if (this.running >= AT_ONCE) {
      await new Promise<void>((resolve) => {
        this.waiting.push(resolve);
      });
    } else this.running += 1;
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      // Not in the same turn of the event loop: one turn admits one new connection, so a turn that
      // renders everything there is would leave newcomers at the door for seconds.
      setImmediate(() => this.pass());
    };
    const timer = setTimeout(end, LONGEST_MS);
    // Whoever has gone away meanwhile closes nothing any more.
    if (response.closed) end();
    else response.once('close', end);
  }

  private pass() {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
