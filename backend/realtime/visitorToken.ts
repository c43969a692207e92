import { logOf } from '@/backend/platform/logger';
import type { Context } from '@/backend/platform/context';
import type { Realtime, RealtimeToken } from '@/backend/platform/outbox/realtime';
import { ANONYMOUS, EVERY_PARTY } from './rights';

const TTL_MINUTES = 60;
const MINUTE_MS = 60_000;
/** With less left than this a new one is asked for, so that everybody gets half an hour. */
const RENEWED_BEFORE_MS = 30 * MINUTE_MS;
/** With less left than this it is handed out no more. */
const LEAST_MS = MINUTE_MS;
/** After a renewal that failed while the old one is still good. */
const REST_MS = 5_000;

interface Held {
  current: RealtimeToken | null;
  /** The one grant under way. */
  coming: Promise<RealtimeToken> | null;
  restUntil: number;
}

const heldBy = new WeakMap<Realtime, Held>();

/**
 * The token of everybody who is not logged in: all of them may do the same, so it is one, asked for
 * once however many wait and renewed while the old one is still good. Throws `backend.unreachable`.
 */
export async function visitorToken(context: Context): Promise<RealtimeToken> {
  const { realtime } = context;
  const held = heldBy.get(realtime) ?? { current: null, coming: null, restUntil: 0 };
  heldBy.set(realtime, held);
  const now = context.now().getTime();
  const leftMs = (held.current?.expiresAt.getTime() ?? 0) - now;
  if (held.current === null || leftMs < LEAST_MS) return renew(context, held);
  if (leftMs < RENEWED_BEFORE_MS && now >= held.restUntil && held.coming === null) {
    void renew(context, held).catch((error: unknown) => {
      held.restUntil = now + REST_MS;
      logOf(context).warn({ err: error }, 'the token of visitors was not renewed');
    });
  }
  return held.current;
}

function renew({ realtime }: Context, held: Held): Promise<RealtimeToken> {
  held.coming ??= realtime
    .grant(ANONYMOUS, { patterns: EVERY_PARTY }, TTL_MINUTES)
    .then((token) => (held.current = token))
    .finally(() => {
      held.coming = null;
    });
  return held.coming;
}
