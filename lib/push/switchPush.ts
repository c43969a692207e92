import { askToNotify, notifyPermission } from '@/lib/alerts/notify';
import { tryCall } from '@/lib/secureql/tryCall';
import type { ErrorCode } from '@/lib/shared/errors';
import {
  presentSubscription,
  pushSupport,
  subscribeHere,
  unsubscribeHere,
  type BrowserSubscription,
  type PushSupport,
} from './browserPush';
import { hasOptedIn, rememberOptIn } from './optIn';

/** Where this browser stands; `failed`: nobody could say. */
export type PushStanding = PushSupport | 'on' | 'failed';

/** What came of a switch; `refusal` says why it stayed where it was, null where there is no code. */
export interface PushOutcome {
  standing: PushStanding;
  refusal: ErrorCode | null;
}

/**
 * Reads where this browser stands. A session that is new, or a subscription that the browser has
 * renewed, is brought in order without a word where this user turned alerts on here before.
 */
export async function readPush(userId: string): Promise<PushStanding> {
  const support = pushSupport();
  if (support !== 'possible') return support;
  const present = await presentSubscription().catch(() => null);
  if (present === null || !hasOptedIn(userId)) return 'possible';
  const { answer } = await tryCall('push/get-state/', {});
  if (!answer) return 'failed';
  if (answer.pushState.item?.endpoint === present.endpoint) return 'on';
  const { refusal } = await tryCall('push/subscribe/', present);
  return refusal === null ? 'on' : 'possible';
}

/** Turns alerts on in this browser. Call it in the handler of a press. Never throws. */
export async function turnPushOn(userId: string): Promise<PushOutcome> {
  // First, because browsers let pages ask in the very moment of a press only.
  await askToNotify();
  if (notifyPermission() !== 'granted') return { standing: pushSupport(), refusal: null };
  const { answer, refusal } = await tryCall('push/get-state/', {});
  const publicKey = answer?.pushState.item?.publicKey;
  if (publicKey === undefined) return { standing: 'failed', refusal };
  try {
    const first = await subscribeHere(publicKey, { isFresh: false });
    const sent = await send(first);
    // Another account has the subscription of this browser: this one gets one of its own.
    const isTaken = sent.refusal === 'push.endpoint_taken';
    const outcome = isTaken ? await send(await subscribeHere(publicKey, { isFresh: true })) : sent;
    if (outcome.standing === 'on') rememberOptIn(userId);
    return outcome;
  } catch {
    return { standing: 'failed', refusal: null };
  }
}

async function send(subscription: BrowserSubscription | null): Promise<PushOutcome> {
  if (subscription === null) return { standing: 'failed', refusal: null };
  const { refusal } = await tryCall('push/subscribe/', subscription);
  return { standing: refusal === null ? 'on' : 'failed', refusal };
}

/** Turns alerts off in this browser. Never throws. */
export async function turnPushOff(): Promise<PushOutcome> {
  const { refusal } = await tryCall('push/unsubscribe/', {});
  if (refusal !== null) return { standing: 'on', refusal };
  rememberOptIn(null);
  await unsubscribeHere().catch(() => undefined);
  return { standing: pushSupport(), refusal: null };
}
