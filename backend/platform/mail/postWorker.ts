import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Logger } from '@/backend/platform/logger';
import type { Tables } from '@/backend/platform/tables';
import { claimDue, settle, tryAgain, type PostTable } from './postRows';

/** A delivery channel. */
export interface Carrier<Row> {
  table: PostTable;
  /** Rows older than that are given up. */
  keepTryingMs: number;
  /** Rows taken at once; 10 unless said. */
  atOnce?: number;
  /** Throws when the message was not accepted; `PostRefused` when it never will be. */
  deliver: (row: Row) => Promise<void>;
  close: () => Promise<void>;
}

/** Columns of every row that is delivered. */
export interface CarriedRow {
  id: string;
  attempts: number;
  createdAt: Date;
}

/** The receiving service refused this message for good. */
export class PostRefused extends Error {
  override name = 'PostRefused';
}

/** The receiving service is busy and says for how long; the message waits so long at least. */
export class PostLater extends Error {
  override name = 'PostLater';
  constructor(
    message: string,
    readonly waitMs: number,
  ) {
    super(message);
  }
}

export interface PostOptions {
  db: Kysely<Tables>;
  carriers: Carrier<CarriedRow>[];
  now: () => Date;
  logger: Logger;
  pollMs?: number;
}

const AT_ONCE = 10;
const BACK_OFF_MS = { first: 2000, last: 60_000 };

/**
 * Delivers what is due, once, and returns how many rows it tried. Any number of processes may do
 * so.
 */
export async function deliverDue(options: PostOptions): Promise<number> {
  const counts = await Promise.all(
    options.carriers.map(async (carrier) => {
      const { table, atOnce = AT_ONCE } = carrier;
      const rows = await claimDue<CarriedRow>(options.db, table, options.now(), atOnce);
      await Promise.all(rows.map((row) => deliver(options, carrier, row)));
      return rows.length;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

async function deliver(
  { db, logger, now }: PostOptions,
  { table, keepTryingMs, deliver: send }: Carrier<CarriedRow>,
  row: CarriedRow,
): Promise<void> {
  const { id, attempts, createdAt } = row;
  try {
    await send(row);
  } catch (error) {
    const isOver = now().getTime() - createdAt.getTime() > keepTryingMs;
    if (error instanceof PostRefused || isOver) {
      logger.error({ err: error, table, id, attempts }, 'message given up');
      await settle(db, table, id, null);
      return;
    }
    logger.warn({ err: error, table, id, attempts }, 'message not sent, will be tried again');
    const asked = error instanceof PostLater ? error.waitMs : 0;
    const wait = Math.max(backOff(attempts), asked);
    await tryAgain(db, table, id, new Date(now().getTime() + wait));
    return;
  }
  await settle(db, table, id, now());
}

/** Doubles up to a minute, so that a service gets its mail soon after it is back. */
function backOff(attempts: number): number {
  return Math.min(BACK_OFF_MS.last, BACK_OFF_MS.first * 2 ** (attempts - 1));
}

/** Delivers until stopped. `stop` waits for deliveries in progress. */
export function startPost(options: PostOptions): { stop: () => Promise<void> } {
  const { logger, pollMs = 1000, carriers } = options;
  const stopping = new AbortController();
  const run = async () => {
    while (!stopping.signal.aborted) {
      const tried = await deliverDue(options).catch((error: unknown) => {
        logger.error({ err: error }, 'post failed');
        return 0;
      });
      if (tried === 0) {
        await sleep(pollMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
    await Promise.all(carriers.map((carrier) => carrier.close()));
  };
  // Without a channel the rows stay, and /dev/outbox shows them.
  const finished = carriers.length > 0 ? run() : Promise.resolve();
  return {
    stop: () => {
      stopping.abort();
      return finished;
    },
  };
}
