import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@/backend/platform/database/database';
import type { Config } from '@/backend/platform/config';
import { newId } from '@/backend/platform/id';
import { notificationsChannel } from '@/lib/shared/parties/messages';
import type { Logger } from '@/backend/platform/logger';
import {
  claimShards,
  finishBatch,
  freeAllShards,
  MOST_SHARDS,
  readEvents,
  type Replaced,
  type WaitingEvent,
} from './outboxRows';
import { RealtimeError, type Realtime } from './realtime';

export interface OutboxOptions extends Pick<Database, 'db' | 'kind'> {
  realtime: Realtime;
  logger: Logger;
  failpoint?: Config['failpoint'];
  /** How often to look for rows of other processes, and of a publisher that died. */
  pollMs?: number;
  /**
   * The one message that stands for all that wait on a channel, with the `seq` up to which it does;
   * null where each is to be sent.
   */
  newest?: (channel: string, waiting: readonly object[]) => Promise<NumberedMessage | null>;
}

type NumberedMessage = object & { seq: number };

export interface Outbox {
  /** Rows were committed: publish now instead of at the next poll. */
  wake: () => void;
  /** Ends after the batch at hand. */
  stop: () => Promise<void>;
}

const BATCH = 500;
/** With a publish of at most 5 s begun just before, a batch still ends inside its lease of 10 s. */
const BATCH_MS = 4000;
const PAUSE_AFTER_FAILURE_MS = { first: 100, last: 3000 };

/**
 * Publishes committed events until stopped: in order per channel, at least once, each under its own
 * id. Any number of processes may do so at once.
 */
export function startOutbox(options: OutboxOptions): Outbox {
  const { kind, db, logger, pollMs = 500 } = options;
  const owner = newId();
  let woken = false;
  let interrupt = new AbortController();
  const stopping = new AbortController();

  const pause = async (ms: number) => {
    await sleep(ms, undefined, { signal: interrupt.signal }).catch(() => undefined);
  };

  const run = async () => {
    let failures = 0;
    if (kind === 'pglite') {
      // Nobody else can have it open, so a lease in it is that of a process which was killed.
      await freeAllShards(db).catch((error: unknown) =>
        logger.error({ err: error }, 'outbox not freed'),
      );
    }
    while (!stopping.signal.aborted) {
      woken = false;
      interrupt = new AbortController();
      const outcome = await publishBatch(options, owner).catch((error: unknown) => {
        logger.error({ err: error }, 'outbox batch failed');
        return 'failed' as const;
      });
      failures = outcome === 'failed' ? failures + 1 : 0;
      if (outcome === 'failed') {
        // A wake does not cut this short: the service is away, and joins go on.
        const { first, last } = PAUSE_AFTER_FAILURE_MS;
        await sleep(Math.min(last, first * 2 ** failures) * (0.5 + Math.random() / 2), undefined, {
          signal: stopping.signal,
        }).catch(() => undefined);
      } else if (outcome === 'drained' && !woken && !stopping.signal.aborted) {
        await pause(pollMs);
      }
    }
  };

  const finished = run();
  return {
    wake: () => {
      woken = true;
      interrupt.abort();
    },
    stop: () => {
      stopping.abort();
      interrupt.abort();
      return finished;
    },
  };
}

/** `drained`: nothing was left that this process could have taken. */
type Outcome = 'drained' | 'published' | 'failed';

async function publishBatch(options: OutboxOptions, owner: string): Promise<Outcome> {
  const { db } = options;
  const shards = await claimShards(db, owner);
  if (shards.length === 0) {
    return 'drained';
  }
  const deadline = performance.now() + BATCH_MS;
  const byChannel = new Map<string, WaitingEvent[]>();
  const waiting = await readEvents(db, shards, BATCH);
  for (const event of waiting) {
    const events = byChannel.get(event.channel) ?? [];
    byChannel.set(event.channel, events);
    events.push(event);
  }
  if (options.failpoint === 'before-publish' && byChannel.size > 0) {
    process.kill(process.pid, 'SIGKILL');
  }
  const channels = await Promise.all(
    [...byChannel.values()].map((events) => publishChannel(options, events, deadline)),
  );
  const published = channels.flatMap((channel) => channel.published);
  const replaced = channels.flatMap((channel) => channel.replaced ?? []);
  await finishBatch(db, owner, shards, { published, replaced });
  if (channels.some((channel) => channel.failed)) return 'failed';
  const isAll = shards.length < MOST_SHARDS && waiting.length < BATCH;
  return isAll && published.length === waiting.length ? 'drained' : 'published';
}

interface Outcomes {
  /** Ids of the events that need not be sent any more. */
  published: number[];
  failed: boolean;
  /** Other events of this channel up to this `seq` need not be sent either. */
  replaced?: Replaced;
}

/**
 * Several that wait go as one where their channel has such a message: each takes a round trip, and a
 * rush would be told long after it is over.
 */
async function publishChannel(
  options: OutboxOptions,
  events: WaitingEvent[],
  deadline: number,
): Promise<Outcomes> {
  const last = events.at(-1);
  if (!options.newest || !last || events.length === 1)
    return publishEach(options, events, deadline);
  const { channel } = last;
  const waiting = events.map(({ message }) => message);
  const message = await options.newest(channel, waiting).catch((error: unknown) => {
    options.logger.warn({ err: error, channel }, 'newest state not read, events go one by one');
    return null;
  });
  if (message === null) return publishEach(options, events, deadline);
  const { published, failed } = await publishEach(options, [{ ...last, message }], deadline);
  if (published.length === 0) return { published, failed };
  const { seq } = message;
  return { published: events.map(({ id }) => id), failed, replaced: { channel, seq } };
}

/** The feed alone is read from a history: everything else stands in the database, and so does what a sign is about. */
function hasHistory({ channel, message }: Pick<WaitingEvent, 'channel' | 'message'>): boolean {
  return channel.startsWith(notificationsChannel('')) && 'text' in message;
}

/** One after the other; the first failure ends it, or later events would overtake. */
async function publishEach(
  { realtime, logger }: OutboxOptions,
  events: WaitingEvent[],
  deadline: number,
): Promise<Outcomes> {
  const published: number[] = [];
  for (const { id, eventId, channel, message } of events) {
    if (performance.now() > deadline) {
      break;
    }
    try {
      await realtime.publish(channel, message, eventId, {
        isInHistory: hasHistory({ channel, message }),
      });
    } catch (error) {
      if (!(error instanceof RealtimeError && error.refused)) {
        logger.warn({ err: error, channel, eventId }, 'event not published, will be sent again');
        return { published, failed: true };
      }
      // It would be refused for ever and hold back all that follows: clients see the gap in seq.
      logger.error({ err: error, channel, eventId }, 'event refused and dropped');
    }
    published.push(id);
  }
  return { published, failed: false };
}
