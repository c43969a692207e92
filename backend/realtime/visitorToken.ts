import { logOf } from '@/backend/platform/logger';
import type { Context } from '@/backend/platform/context';
import type { Realtime, RealtimeToken } from '@/backend/platform/outbox/realtime';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';

/** User id of everybody who is not logged in. */
export const ANONYMOUS = 'anonymous';

/** What everybody reads. */
export const EVERY_TOOL = { [`^${toolChannel('')}[0-9a-f-]+$`]: { read: true } };

const TTL_MINUTES = 60;
const MINUTE_MS = 60_000;
/** With less time left a new token is requested, so that everybody gets half an hour. */
const RENEWED_BEFORE_MS = 30 * MINUTE_MS;
/** With less time left a token is no longer handed out. */
const LEAST_MS = MINUTE_MS;
/** How long to wait after a failed renewal while the old token is still good. */
const REST_MS = 5_000;

interface SharedToken {
  current: RealtimeToken | null;
  /** The request under way. */
  coming: Promise<RealtimeToken> | null;
  restUntil: number;
}

const sharedTokens = new WeakMap<Realtime, SharedToken>();

/**
 * Returns the token of everybody who is not logged in. All visitors have the same rights, so they
 * share one token. It is requested once however many wait, and renewed while the old one is still
 * good. Errors: backend.unreachable.
 */
export async function visitorToken(context: Context): Promise<RealtimeToken> {
  const { realtime } = context;
  const shared = sharedTokens.get(realtime) ?? { current: null, coming: null, restUntil: 0 };
  sharedTokens.set(realtime, shared);
  const now = context.now().getTime();
  const leftMs = (shared.current?.expiresAt.getTime() ?? 0) - now;
  if (shared.current === null || leftMs < LEAST_MS) return renew(context, shared);
  if (leftMs < RENEWED_BEFORE_MS && now >= shared.restUntil && shared.coming === null) {
    void renew(context, shared).catch((error: unknown) => {
      shared.restUntil = now + REST_MS;
      logOf(context).warn({ err: error }, 'the token of visitors was not renewed');
    });
  }
  return shared.current;
}

function renew({ realtime }: Context, shared: SharedToken): Promise<RealtimeToken> {
  shared.coming ??= realtime
    .grant(ANONYMOUS, { patterns: EVERY_TOOL }, TTL_MINUTES)
    .then((token) => (shared.current = token))
    .finally(() => {
      shared.coming = null;
    });
  return shared.coming;
}
