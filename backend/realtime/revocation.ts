import type { Context } from '@/backend/platform/context';
import { RealtimeError, type Realtime } from '@/backend/platform/outbox/realtime';
import * as repository from './repository';

const AT_ONCE = 20;
const SECOND_MS = 1000;
/**
 * How long to wait after a step in which nothing was revoked, twice as long each time. A service that
 * is away comes back. One that refuses has the setting off, and then tokens end by themselves.
 */
const PAUSES = {
  away: { firstMs: SECOND_MS, longestMs: 30 * SECOND_MS },
  refused: { firstMs: 60 * SECOND_MS, longestMs: 30 * 60 * SECOND_MS },
};
const WORDS = {
  away: 'real time does not answer: tokens of sessions that ended are revoked once it does',
  refused:
    'real time refuses to revoke tokens, which now end by themselves: switch on "Revoke v3 Token"',
};

interface Pause {
  why: keyof typeof PAUSES;
  ms: number;
  until: number;
}

const pauses = new WeakMap<Realtime, Pause>();

/**
 * Revokes some of the tokens whose session or overlay key is gone. Returns whether there may be
 * more. While real time takes none, it is asked less and less often, and one line of the log says
 * why.
 */
export async function revokeSome(context: Context): Promise<boolean> {
  const { db, realtime, logger } = context;
  const now = context.now();
  const found = await repository.findOrphans(db, now, AT_ONCE);
  const pause = pauses.get(realtime);
  if (found.length === 0 || (pause && now.getTime() < pause.until)) return false;
  const outcomes = await Promise.allSettled(found.map(({ token }) => realtime.revoke(token)));
  const done = found.filter((_, index) => outcomes[index]?.status === 'fulfilled');
  const refused = found.filter((_, index) => isRefusal(outcomes[index]));
  if (done.length === 0) {
    pauses.set(realtime, longer(context, pause, refused.length > 0 ? 'refused' : 'away'));
    return false;
  }
  pauses.delete(realtime);
  if (pause) logger.info('real time revokes tokens again');
  // Other tokens were revoked, so these ones would be refused for ever.
  if (refused.length > 0) logger.warn({ count: refused.length }, 'tokens that cannot be revoked');
  await repository.deleteTokens(
    db,
    [...done, ...refused].map(({ id }) => id),
  );
  return found.length === AT_ONCE;
}

function longer({ logger, now }: Context, before: Pause | undefined, why: Pause['why']): Pause {
  const isSame = before?.why === why;
  if (!isSame) logger.warn(WORDS[why]);
  const { firstMs, longestMs } = PAUSES[why];
  const ms = isSame ? Math.min(before.ms * 2, longestMs) : firstMs;
  return { why, ms, until: now().getTime() + ms };
}

function isRefusal(outcome: PromiseSettledResult<void> | undefined): boolean {
  if (outcome?.status !== 'rejected') return false;
  return outcome.reason instanceof RealtimeError && outcome.reason.refused;
}
