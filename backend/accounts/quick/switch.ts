import { ownUser, type CurrentUser } from '@/backend/accounts/currentUser';
import { lockUser } from '@/backend/accounts/accountDeletionRepository';
import { insertNew, meetBrowser, type NewSession } from '@/backend/accounts/sessions/open';
import { idleSince, quickSessionEnd } from '@/backend/accounts/sessions/policy';
import type { Actor, Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { hashToken, newToken } from '@/backend/platform/id';
import { memberId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import { quickActor } from './expiry';
import { goBack, passOn } from './heirs';
import * as repository from './switchRepository';
import { waitingOn, type Waiting } from './waiting';

/** The account that the caller's browser can switch to without a log-in. */
export interface OtherAccount {
  handle: string;
  /** The quick account used before; else the account that one switched back from. */
  isQuick: boolean;
  /** What waits there; only of a quick account. */
  waiting: Waiting[];
}

/** Who has switched; `session` null: they were there already. */
export interface Switched {
  user: CurrentUser;
  session: NewSession | null;
}

/**
 * The account that this browser can switch to: from an account that somebody logged in to, the quick
 * account they used before, while something waits on it; from there, the way back. Null: none.
 * Errors: auth.required.
 */
export async function otherAccount(context: Context): Promise<OtherAccount | null> {
  memberId(context);
  const other = await findOther(context);
  if (!other) return null;
  const { userId, handle, isQuick } = other;
  const waiting = isQuick ? await waitingOn(context, userId) : [];
  return isQuick && waiting.length === 0 ? null : { handle, isQuick, waiting };
}

/**
 * Goes on as the other account of this browser, whose session gets a new token; the session that is
 * left stays behind it. Asked again by whoever is there already it changes nothing.
 * Errors: auth.required, auth.switch_over (nothing waits there any more, or it is none of theirs).
 */
export async function switchAccount(
  context: Context,
  { handle }: { handle: string },
): Promise<Switched> {
  const userId = memberId(context);
  const session = context.actor.handle === handle ? null : await change(context, userId, handle);
  const user = await ownUser(context, session?.userId ?? userId);
  if (!user) throw new AppError('auth.switch_over');
  return { user, session };
}

function change(
  context: Context,
  userId: string,
  handle: string,
): Promise<NewSession & { userId: string }> {
  return inTransaction(context, async (inner) => {
    const seen = await findOther(inner);
    const quickId = seen?.isQuick ? seen.userId : userId;
    // Held first, as by whatever ends it, so that it is not deleted meanwhile.
    if (!seen || !(await lockUser(inner.db, quickId))) throw over();
    const ownId = inner.actor.sessionId;
    if (ownId === null || !(await repository.lockSession(inner.db, ownId))) throw over();
    const other = await findOther(inner);
    if (other?.handle !== handle || other.isQuick !== seen.isQuick) throw over();
    if (other.isQuick) {
      if ((await waitingOn(inner, quickId)).length === 0) throw over();
      await goBack(inner, { userId, quickId });
    } else if (inner.actor.isQuick) {
      await passOn(inner, { quickId, heirId: other.userId, isReturn: true });
    }
    const session = await sessionAt(inner, other);
    await repository.keepFor(inner.db, ownId, session.id);
    await meetBrowser(inner, other.userId);
    return { ...session, userId: other.userId };
  });
}

/** The session of the other account in this browser, with a token that only this answer knows. */
async function sessionAt(context: Context, other: repository.OtherRow): Promise<NewSession> {
  const { userId, isQuick, sessionId } = other;
  if (sessionId === null) return insertNew(context, { userId, isQuick, quickId: null });
  const now = context.now();
  const token = newToken();
  const expiresAt = await repository.bringForward(context.db, sessionId, {
    tokenHash: hashToken(token),
    lastSeenAt: now,
    ...(isQuick && { expiresAt: quickSessionEnd(now) }),
  });
  return { id: sessionId, token, expiresAt };
}

/**
 * Quick accounts that only sessions of this account know, as those who end them act: once it is gone,
 * nobody can reach them.
 */
export async function quickBehind(context: Context, userId: string): Promise<Actor[]> {
  return (await repository.quickBehind(context.db, userId)).map(quickActor);
}

async function findOther({ db, actor, now }: Context) {
  if (actor.sessionId === null) return undefined;
  const at = now();
  return repository.findOther(db, actor.sessionId, { now: at, idleSince: idleSince(at) });
}

const over = () => new AppError('auth.switch_over');
