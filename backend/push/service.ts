import { createHash, createPublicKey } from 'node:crypto';
import webPush from 'web-push';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { hashToken, newId } from '@/backend/platform/id';
import { memberId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import { SESSION_IDLE_MS } from '@/lib/shared/accounts/sessionLife';
import type { PushPayload, Subscription } from '@/lib/shared/push/push';
import { isAllowedEndpoint, requireRoom } from './policy';
import * as repository from './repository';

export { pushCarrier } from './carrier';

/** What a browser needs to subscribe, and what we know of it. */
export interface PushState {
  /** 65 bytes as base64url: the browser gives it to its maker's service. */
  publicKey: string;
  /** Where this session is told; null: nowhere. */
  endpoint: string | null;
}

/** News for one user, in their language. */
export interface Push extends PushPayload {
  userId: string;
  /** After that nobody wants to hear of it. */
  keepMs: number;
}

/** Makes our keys where there are none, once for all processes, and returns those that are kept. */
export async function pushKeys(context: Pick<Context, 'db' | 'now'>): Promise<repository.KeyPair> {
  const known = await repository.findKeys(context.db);
  if (known) return known;
  await repository.insertKeys(context.db, {
    ...webPush.generateVAPIDKeys(),
    createdAt: context.now(),
  });
  const kept = await repository.findKeys(context.db);
  if (!kept) throw new Error('the keys of Web Push were not kept');
  return kept;
}

/** Returns whether the caller's session is told by push. Errors: auth.required. */
export async function pushState(context: Context): Promise<PushState> {
  const { sessionId } = mine(context);
  const { publicKey } = await pushKeys(context);
  const found = await repository.findEndpoint(context.db, sessionId);
  return { publicKey, endpoint: found?.endpoint ?? null };
}

/**
 * From now on the caller's session is told by push, in the browser that made this subscription; an
 * earlier one of the session goes. Errors: auth.required, payload.invalid (a key that is none),
 * push.endpoint_refused, push.endpoint_taken, push.too_many.
 */
export async function subscribe(context: Context, given: Subscription): Promise<PushState> {
  const { userId, sessionId } = mine(context);
  const { endpoint, p256dh, auth } = given;
  if (!isBrowserKey(p256dh)) throw new AppError('payload.invalid');
  const endpointHash = hashToken(endpoint);
  const isAllowed = isAllowedEndpoint(context.config.push, endpoint);
  requireRoom({ isAllowed, isTaken: false, others: 0 });
  const alive = living(context);
  await inTransaction(context, async ({ db, now }) => {
    await repository.lockOwner(db, userId);
    await repository.deleteDead(db, { userId, endpointHash }, alive);
    await repository.deleteOwn(db, { userId, sessionId, endpointHash });
    const others = await repository.countOf(db, userId);
    requireRoom({ isAllowed, isTaken: false, others });
    const row = { id: newId(), userId, sessionId, endpoint, endpointHash, p256dh, auth };
    const isMine = await repository.insertSubscription(db, { ...row, createdAt: now() });
    requireRoom({ isAllowed, isTaken: !isMine, others });
  });
  return pushState(context);
}

/** The caller's session is told by push no more. Errors: auth.required. */
export async function unsubscribe(context: Context): Promise<PushState> {
  await repository.deleteOwn(context.db, { ...mine(context), endpointHash: null });
  return pushState(context);
}

/**
 * Writes pushes in the running transaction, for every browser that their users are told on; they are
 * sent after the commit, each at most until its time is over. Throws outside of a transaction.
 */
export async function sendPushes(context: Context, pushes: readonly Push[]): Promise<void> {
  if (!context.db.isTransaction) {
    throw new Error('a push is written in the transaction that caused it');
  }
  if (pushes.length === 0) return;
  const now = context.now();
  const messages = pushes.map(({ userId, keepMs, ...payload }) => ({
    userId,
    text: JSON.stringify(payload),
    topic: topicOf(payload.tag),
    isUrgent: payload.isUrgent,
    expiresAt: new Date(now.getTime() + keepMs),
  }));
  await repository.insertMessages(context.db, messages, living(context));
}

/** What this domain keeps of a user, without the browser's secrets. */
export async function pushDataOf(context: Context, userId: string) {
  return { pushSubscriptions: await repository.subscriptionsOf(context.db, userId) };
}

function mine({ actor }: Context): { userId: string; sessionId: string } {
  const userId = memberId({ actor });
  if (actor.sessionId === null) throw new AppError('auth.required');
  return { userId, sessionId: actor.sessionId };
}

function living(context: Pick<Context, 'now'>): repository.Living {
  const now = context.now();
  return { now, idleSince: new Date(now.getTime() - SESSION_IDLE_MS) };
}

/** Push services take 32 characters of base64url, and need not know what the news is about. */
function topicOf(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32);
}

/** Whether this is a point on the curve P-256: only to one of those can we encrypt. */
function isBrowserKey(p256dh: string): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== 65 || point[0] !== 4) return false;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  try {
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    return true;
  } catch {
    return false;
  }
}
