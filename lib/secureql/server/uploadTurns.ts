import { Refusal } from './refusal';

/** Photos this process holds in its memory at the same moment; each has up to 5 MB. */
const AT_ONCE = 8;
/** Of one user, so that nobody takes all the places. */
const AT_ONCE_EACH = 3;

let running = 0;
const runningOf = new Map<string, number>();

/** Runs `work` with one of the places for photos. Throws Refusal `media.busy` when there is none. */
export async function inUploadTurn<Result>(
  userId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const own = runningOf.get(userId) ?? 0;
  if (running >= AT_ONCE || own >= AT_ONCE_EACH) throw new Refusal('media.busy');
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
}
