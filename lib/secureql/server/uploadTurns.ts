import type { ErrorCode } from '@/lib/shared/errors';
import { Refusal } from './refusal';

/** How many at the same moment in this process, and of one user, so that nobody takes all the places. */
interface Places {
  atOnce: number;
  each: number;
  code: ErrorCode;
}

/** Runs `work` with one of the places. Throws Refusal `code` when there is none. */
type InTurn = <Result>(userId: string, work: () => Promise<Result>) => Promise<Result>;

/** Photos are held in memory, with up to 5 MB each. */
export const inUploadTurn = createTurns({ atOnce: 8, each: 3, code: 'media.busy' });

/** Files of orders pass through, and may take long. `userId` is their sender's session. */
export const inFileTurn = createTurns({ atOnce: 40, each: 3, code: 'file.busy' });

function createTurns({ atOnce, each, code }: Places): InTurn {
  let running = 0;
  const runningOf = new Map<string, number>();

  return async (userId, work) => {
    const own = runningOf.get(userId) ?? 0;
    if (running >= atOnce || own >= each) throw new Refusal(code);
    running += 1;
    runningOf.set(userId, own + 1);
    try {
      return await work();
    } finally {
      running -= 1;
      const left = (runningOf.get(userId) ?? 1) - 1;
      if (left === 0) runningOf.delete(userId);
      else runningOf.set(userId, left);
    }
  };
}
