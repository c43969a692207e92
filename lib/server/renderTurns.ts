import type { ServerResponse } from 'node:http';

/** More would only wait for each other, each of them longer. */
const AT_ONCE = 2;

/**
 * Turns of the event loop between two pages. One lets in a single new connection, so a server that
 * renders in every one of them leaves newcomers at the door for seconds; an empty one costs nothing.
 */
const LOOP_TURNS = 8;

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
      this.passAfter(LOOP_TURNS);
    };
    const timer = setTimeout(end, LONGEST_MS);
    // Whoever has gone away meanwhile closes nothing any more.
    if (response.closed) end();
    else response.once('close', end);
  }

  private passAfter(loopTurns: number) {
    if (loopTurns === 0) this.pass();
    else setImmediate(() => this.passAfter(loopTurns - 1));
  }

  private pass() {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
