import type { Actor, Context } from '@/backend/platform/context';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import { AppError } from '@/backend/platform/errors';
import { batcher } from '@/backend/platform/jobs/batcher';
import { hashToken, newId } from '@/backend/platform/id';
import { inTransaction } from '@/backend/platform/transaction';
import {
  logInPayload,
  signUpPayload,
  type LogIn,
  type SignUp,
} from '@/lib/shared/accounts/account';
import { parseExtraPublic, type ExtraPublic } from '@/lib/shared/creators/extraPublic';
import { fullName } from '@/lib/shared/accounts/names';
import { isReservedHandle } from '@/lib/shared/accounts/reservedHandles';
import { openUserSession, ownUser, type CurrentUser, type OpenedSession } from './currentUser';
import { isOldHandle } from './onboarding/handleRepository';
import * as repository from './repository';
import { writeFirstVerification } from './email/verification';
import { countLogIn, countSignUp, forgiveLogIn } from './security/limits';
import { isPasswordTooCommon } from './security/passwordPolicy';
import { hashPassword, needsRehash, verifyPassword } from './security/passwords';
import { isSessionLive, touchedSession } from './sessions/policy';
import * as quick from './quick/repository';
import * as sessions from './sessions/repository';

export {
  accountDataOf,
  confirmAccountDeletion,
  lockAccountRow,
  reachOf,
  removeAccount,
} from './accountDeletion';
export { requestEmailChange, requestProof, undoEmailChange } from './email/change';
export {
  confirmEmail,
  confirmEmailCode,
  logInInstead,
  requestEmailVerification,
} from './email/confirm';
export { takeOverByLink } from './email/takeOver';
export { requestCode, type SentCode } from './onetime/codes';
export { addEmail, logInWithCode } from './onetime/logIn';
export { withQuickAccount, type QuickAccountInput } from './quick/accounts';
export {
  expiredQuickAccount,
  leaveQuickAccount,
  QUICK_EXPIRY,
  removeQuickAccount,
} from './quick/expiry';
export { onSuccession, onSwitchBack, type Succession } from './quick/heirs';
export { checkName, type CheckedName } from './quick/names';
export { otherAccount, quickBehind, switchAccount, type OtherAccount } from './quick/switch';
export { registerWaiting, type Waiting } from './quick/waiting';
export { linkGoogle, signInNonce, signInWithGoogle } from './google/signIn';
export { unsubscribe } from './mail/unsubscribe';
export { holdUser } from './repository';
export {
  checkHandle,
  chooseHandle,
  chooseUserType,
  findHandle,
  onHandleChange,
} from './onboarding/handles';
export type { Need } from './onboarding/policy';
export { registerNeeds, registerTask } from './onboarding/tasks';
export { saveRocky, saveTheme, setPhoto } from './profile/appearance';
export {
  contactOf,
  personalInfo,
  saveNotificationChoice,
  savePersonalInfo,
  saveQuietHours,
} from './profile/personalInfo';
export { changePassword, requestPasswordReset, resetPassword } from './security/recovery';
export { confirmPhone, requestPhoneCode } from './security/phone';
export { endOtherSessions, endSession, mySessions } from './sessions/list';

export type { CurrentUser, OpenedSession } from './currentUser';

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
 * Makes an account that claims an e-mail, mails what proves it and opens its session; a session the
 * caller had is revoked. It does the same whether or not somebody else has that e-mail.
 * Errors: payload.invalid (with fields), auth.handle_reserved, auth.password_too_common,
 * rate_limited, auth.handle_taken.
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
    const now = context.now();
    const id = newId();
    const user = { ...account, id, passwordHash, createdAt: now, updatedAt: now };
    if (!(await repository.insertUser(context.db, user))) throw new AppError('auth.handle_taken');
    // After the insert: an owner who gave the handle up meanwhile has committed by now.
    if (await isOldHandle(context.db, account.handle)) {
      throw new AppError('auth.handle_taken');
    }
    const opened = await openUserSession(context, id);
    const claim = { ...user, emailVerifiedAt: null };
    const sent = { address: account.email, sessionId: opened.session.id };
    await writeFirstVerification(context, claim, sent);
    return opened;
  });
}

/**
 * Opens a new session by a confirmed e-mail or a handle; one the caller had is revoked. An unknown one
 * and a wrong password give the same refusal and take the same time. Errors: payload.invalid, rate_limited, auth.invalid_credentials.
 */
export async function logIn(
  context: Context,
  input: Record<keyof LogIn, string>,
): Promise<OpenedSession> {
  const { emailOrHandle, password } = parsePayload(logInPayload, input);
  const account = emailOrHandle.includes('@')
    ? await repository.findByEmail(context.db, emailOrHandle)
    : await repository.findByHandle(context.db, emailOrHandle);
  // An account is one, by whatever name it is tried.
  const counted = account?.id ?? emailOrHandle;
  await countLogIn(context, counted);
  const isRight = await verifyPassword(account?.passwordHash ?? null, password);
  if (!account || account.passwordHash === null || !isRight) {
    throw new AppError('auth.invalid_credentials');
  }
  await forgiveLogIn(context, counted);
  const from = account.passwordHash;
  const to = needsRehash(from) ? await hashPassword(password) : null;
  return inTransaction(context, async (context) => {
    if (to !== null) {
      const change = { from, to, now: context.now() };
      await repository.replacePasswordHash(context.db, account.id, change);
    }
    return openUserSession(context, account.id);
  });
}

/** Revokes the caller's session; a visitor has none, which is no error. */
export async function logOut(context: Context): Promise<void> {
  if (context.actor.sessionId !== null) {
    await sessions.deleteSession(context.db, context.actor.sessionId);
  }
}

/** Every call looks up its session; those that come at the same time are looked up together. */
const findSession = batcher<Context['db'], string, sessions.SessionRow | null>({
  limit: 100,
  work: (db, _key, { close }) =>
    db.connection().execute(async (connection) => {
      const hashes = close();
      const rows = await sessions.findSessions(connection, hashes);
      const byHash = new Map(rows.map((row) => [row.tokenHash, row]));
      return hashes.map((hash) => byHash.get(hash) ?? null);
    }),
});

/**
 * Returns whose session a raw token names; null when none is live. A session lives 14 days unused and
 * 90 days at most. A dead one is deleted, so that no change of the clock can revive it.
 */
export async function resolveSession(context: Context, token: string): Promise<Actor | null> {
  const session = await findSession(context.db, 'sessions', hashToken(token));
  if (!session) {
    return null;
  }
  const { sessionId, userId, userType, handle, isQuick } = session;
  const now = context.now();
  if (!isSessionLive(session, now)) {
    await sessions.deleteSession(context.db, sessionId);
    return null;
  }
  const touched = touchedSession(session, now);
  if (touched) {
    await sessions.touchSession(context.db, sessionId, session.lastSeenAt, touched);
    // The cookie of a quick account lasts as long as its session does.
    if (isQuick) context.setSession({ token, expiresAt: touched.expiresAt });
  }
  return { userId, userType, handle, isQuick, sessionId };
}

/** Returns the caller's own account; null for a visitor. */
export async function currentUser(context: Context): Promise<CurrentUser | null> {
  return context.actor.userId === null ? null : ownUser(context, context.actor.userId);
}

/** Returns several users as everyone may see them, by id. Ids that name nobody are missing. */
export async function usersByIds(
  context: Context,
  userIds: readonly string[],
): Promise<Map<string, PublicUser>> {
  const ids = [...new Set(userIds)];
  const rows = ids.length === 0 ? [] : await repository.findPublicUsers(context.db, ids);
  return new Map(rows.map((row) => [row.id, toPublicUser(row)]));
}

/** Returns the user with this normalised handle as everyone may see them, or null. */
export async function userByHandle(context: Context, handle: string): Promise<PublicUser | null> {
  const row = await repository.findPublicUserByHandle(context.db, handle);
  return row ? toPublicUser(row) : null;
}

/** The quick account that the caller used here until they logged in; null: none, or it is dealt with. */
export async function quickBefore(context: Context): Promise<string | null> {
  const { sessionId } = context.actor;
  return sessionId === null ? null : quick.quickBefore(context.db, sessionId);
}

/** Returns those of these users who have confirmed their address. */
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
