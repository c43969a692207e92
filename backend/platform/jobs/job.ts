import type { Logger } from '@/backend/platform/logger';
import { Bell } from './bell';

interface JobOptions {
  name: string;
  /** One small step; true when there may be more to do at once. */
  step: () => Promise<boolean>;
  logger: Logger;
  /** How long to rest when there was nothing to do, or when a step failed. */
  restMs: number;
  /** Ends a rest early. */
  bell?: Bell;
}

/** Does one step after the other until stopped; the answered function ends it after the step at hand. */
export function startJob({
  name,
  step,
  logger,
  restMs,
  bell = new Bell(),
}: JobOptions): () => Promise<void> {
  const stopping = new AbortController();
  const run = async () => {
    while (!stopping.signal.aborted) {
      const hasMore = await step().catch((error: unknown) => {
        logger.error({ err: error, job: name }, 'step of a job failed');
        return false;
      });
      if (!hasMore) await bell.rest(restMs, stopping.signal);
    }
  };
  const finished = run();
  return () => {
    stopping.abort();
    return finished;
  };
}
