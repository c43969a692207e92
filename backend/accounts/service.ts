import type { Actor, Context } from '@/backend/platform/context';
import { parsePayload } from '@/backend/platform/parsePayload';
import { AppError } from '@/backend/platform/errors';
import { batcher } from '@/backend/platform/batcher';
import { hashToken, newId } from '@/backend/platform/id';
import { inTransaction } from '@/backend/platform/transaction';
import { logInPayload, signUpPayload, type LogIn, type SignUp } from '@/lib/shared/account';
import { parseExtraPublic, type ExtraPublic } from '@/lib/shared/extraPublic';
import { fullName } from '@/lib/shared/names';
import { isReservedHandle } from '@/lib/shared/reservedHandles';
import { ownUser, welcome, type CurrentUser, type OpenedSession } from './current';
import { isOldHandle } from './handleRepository';
import { countLogIn, countSignUp, emailTaken, forgiveLogIn, requireUnsuspicious } from './limits';
import { hashPassword, needsRehash, verifyPassword } from './passwords';
import { isPasswordTooCommon, isSessionLive, touchedSession } from './policy';
import * as repository from './repository';
import { writeVerification } from './verification';

export type { CurrentUser, OpenedSession } from './current';

export { accountDataOf, holdAccount, proveFarewell, reachOf, removeAccount } from './farewell';
export { contactOf } from './personal';

/** A user as everyone may see them. */
export interface PublicUser {
  id: string;
  handle: string;
  /** First and last name. */
  name: string;
  userType: 'CREATOR' | 'FAN';
  extraPublic: ExtraPublic;
}

/**
 * Makes an account, mails a link that proves its address and opens its session; a session the
 * caller had is revoked.
 * Errors: payload.invalid (with fields), auth.handle_reserved, auth.password_too_common,
 * rate_limited, auth.email_taken, auth.handle_taken.
 */
export async function signUp(
  context: Context,
  input: Record<keyof SignUp, string>,
): Promise<OpenedSession> {
  const { password, ...account } = parsePayload(signUpPayload, input);
  if (isReservedHandle(account.handle)) {
    throw new AppError('auth.handle_reserved');
  }
  if (isPasswordTooCommon(password, account)) {
    throw new AppError('auth.password_too_common');
  }
  await countSignUp(context);
  const passwordHash = await hashPassword(password);
  return inTransaction(context, async (context) => {
    await requireUnsuspicious(context);
    const now = context.now();
    const id = newId();
    const user = { ...account, id, passwordHash, createdAt: now, updatedAt: now };
    if (!(await repository.insertUser(context.db, user))) {
      const isEmail = await repository.isEmailTaken(context.db, account.email);
      throw isEmail ? await emailTaken(context) : new AppError('auth.handle_taken');
    }
    // After the insert: an owner who gave the handle up meanwhile has committed by now.
    if (await isOldHandle(context.db, account.handle)) {
      throw new AppError('auth.handle_taken');
    }
    await writeVerification(context, { ...user, emailVerifiedAt: null });
    return welcome(context, id);
  });
}

/**
 * Opens a new session; one the caller had is revoked. Unknown e-mail and wrong password answer
 * alike and cost the same. Errors: payload.invalid, rate_limited, auth.invalid_credentials.
 */
export async function logIn(
  context: Context,
  input: Record<keyof LogIn, string>,
): Promise<OpenedSession> {
  const { email, password } = parsePayload(logInPayload, input);
  await countLogIn(context, email);
  const account = await repository.findCredentials(context.db, email);
  const isRight = await verifyPassword(account?.passwordHash ?? null, password);
  if (!account || account.passwordHash === null || !isRight) {
    throw new AppError('auth.invalid_credentials');
  }
  await forgiveLogIn(context, email);
  const from = account.passwordHash;
  const to = needsRehash(from) ? await hashPassword(password) : null;
  return inTransaction(context, async (context) => {
    if (to !== null) {
      const change = { from, to, now: context.now() };
      await repository.replacePasswordHash(context.db, account.id, change);
    }
    return welcome(context, account.id);
  });
}

/** Revokes the caller's session; a visitor has none, which is no error. */
export async function logOut(context: Context): Promise<void> {
  if (context.actor.sessionId !== null) {
    await repository.deleteSession(context.db, context.actor.sessionId);
  }
}

/** Every call begins with its session; those of a rush are looked up together. */
const findSession = batcher<Context['db'], string, repository.SessionRow | null>({
  limit: 100,
  work: (db, _key, { close }) =>
    db.connection().execute(async (connection) => {
      const hashes = close();
      const rows = await repository.findSessions(connection, hashes);
      const byHash = new Map(rows.map((row) => [row.tokenHash, row]));
      return hashes.map((hash) => byHash.get(hash) ?? null);
    }),
});

/**
 * Whose session a raw token names; null when none is live. A session found dead is deleted, so
 * that no later clock can revive it. Lives 14 days unused, 90 days at most.
 */
export async function resolveSession(context: Context, token: string): Promise<Actor | null> {
  const session = await findSession(context.db, 'sessions', hashToken(token));
  if (!session) {
    return null;
  }
  const { sessionId, userId, userType, handle } = session;
  const now = context.now();
  if (!isSessionLive(session, now)) {
    await repository.deleteSession(context.db, sessionId);
    return null;
  }
  const touched = touchedSession(session, now);
  if (touched) {
    await repository.touchSession(context.db, sessionId, session.lastSeenAt, touched);
  }
  return { userId, userType, handle, sessionId };
}

/** The caller's own account; null for a visitor. */
export async function currentUser(context: Context): Promise<CurrentUser | null> {
  return context.actor.userId === null ? null : ownUser(context, context.actor.userId);
}

/** Public face of several users, by id; ids that name nobody are missing from the map. */
export async function usersByIds(
  context: Context,
  userIds: readonly string[],
): Promise<Map<string, PublicUser>> {
  const ids = [...new Set(userIds)];
  const rows = ids.length === 0 ? [] : await repository.findPublicUsers(context.db, ids);
  return new Map(rows.map((row) => [row.id, toPublicUser(row)]));
}

/** Public face of the user with this normalised handle, or null. */
export async function userByHandle(context: Context, handle: string): Promise<PublicUser | null> {
  const row = await repository.findPublicUserByHandle(context.db, handle);
  return row ? toPublicUser(row) : null;
}

/** Those of these users who have confirmed their address. */
export function verifiedAmong(context: Context, userIds: readonly string[]): Promise<string[]> {
  return repository.verifiedAmong(context.db, userIds);
}

function toPublicUser(row: {
  id: string;
  handle: string;
  firstName: string;
  lastName: string;
  userType: 'CREATOR' | 'FAN';
  extraPublic: unknown;
}): PublicUser {
  const { id, handle, userType } = row;
  const extraPublic = parseExtraPublic(row.extraPublic);
  return { id, handle, name: fullName(row), userType, extraPublic };
}
