import type { DrawEntrant } from './hash';
import { parseLine, type DrawLine } from './lines';

/** How far a draw is, as its log tells it. */
export type DrawPhase = 'open' | 'closed' | 'revealed' | 'cancelled';

/** What a line did against the rules of the log; `malformed`: it is no line at all. */
export type LineProblem =
  | 'malformed'
  | 'time-falls'
  | 'out-of-place'
  | 'number-not-next'
  | 'seal-used-twice'
  | 'not-in-the-list';

type CloseLine = Extract<DrawLine, { verb: 'close' }>;

/** A line after `reveal`, and the how manieth of the log it is. */
export type HandoutLine = Extract<DrawLine, { verb: 'offer' | 'claim' | 'out' }> & { seq: number };

/** Follows a log line by line and knows what stands after each. */
export class LogReader {
  phase: DrawPhase = 'open';
  /** The live entries by rising number, as they stood when the list was closed. */
  readonly live = new Map<number, DrawEntrant>();
  /** How many lines were read. */
  seq = 0;
  close: (CloseLine & { seq: number }) | null = null;
  reveal: { seq: number; ms: number } | null = null;
  /** Lines after `reveal`: who was offered what. */
  readonly handout: HandoutLine[] = [];
  private readonly seals = new Set<string>();
  private lastMs = 0;
  private lastNumber = 0;

  /** Reads the next line; null when it may stand there. */
  read(text: string): LineProblem | null {
    this.seq += 1;
    const line = parseLine(text);
    if (!line) return 'malformed';
    if (line.ms < this.lastMs) return 'time-falls';
    this.lastMs = line.ms;
    return this.follow(line);
  }

  private follow(line: DrawLine): LineProblem | null {
    switch (line.verb) {
      case 'join':
      case 'tickets':
      case 'leave':
      case 'remove':
        return this.phase === 'open' ? this.change(line) : 'out-of-place';
      case 'close':
        if (this.phase !== 'open') return 'out-of-place';
        this.phase = 'closed';
        this.close = { ...line, seq: this.seq };
        return null;
      case 'reveal':
        if (this.phase !== 'closed') return 'out-of-place';
        this.phase = 'revealed';
        this.reveal = { seq: this.seq, ms: line.ms };
        return null;
      case 'cancel':
        if (this.phase !== 'open' && this.phase !== 'closed') return 'out-of-place';
        this.phase = 'cancelled';
        return null;
      default:
        if (this.phase !== 'revealed') return 'out-of-place';
        this.handout.push({ ...line, seq: this.seq });
        return null;
    }
  }

  private change(
    line: Extract<DrawLine, { verb: 'join' | 'tickets' | 'leave' | 'remove' }>,
  ): LineProblem | null {
    if (line.verb === 'join') {
      const { n, tickets, c } = line;
      if (n !== this.lastNumber + 1) return 'number-not-next';
      // Two equal seals would open to one name.
      if (this.seals.has(c)) return 'seal-used-twice';
      this.seals.add(c);
      this.lastNumber = n;
      this.live.set(n, { n, tickets, c });
      return null;
    }
    const entrant = this.live.get(line.n);
    if (!entrant) return 'not-in-the-list';
    if (line.verb === 'tickets') entrant.tickets = line.tickets;
    else this.live.delete(line.n);
    return null;
  }
}

/**
 * The live entries by rising number after the lines of a log. Throws a RangeError that names the
 * first line which may not stand there.
 */
export function liveEntrants(lines: Iterable<string>): DrawEntrant[] {
  const reader = new LogReader();
  let count = 0;
  for (const line of lines) {
    count += 1;
    const problem = reader.read(line);
    if (problem) throw new RangeError(`Line ${count} of the draw's log: ${problem}`);
  }
  return [...reader.live.values()];
}
