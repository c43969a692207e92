import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { parseExtraPublic, type ExtraPublic } from '@/lib/shared/creators/extraPublic';
import { onboardingStatus, type OnboardingTask } from './onboarding/policy';
import { tasksOf } from './onboarding/tasks';
import * as repository from './repository';
import { maskedPhone } from './security/codePolicy';
import { openSession, type NewSession } from './sessions/open';

/** A user as they see themselves. */
export interface CurrentUser {
  id: string;
  handle: string;
  firstName: string;
  lastName: string;
  /** Null: none given. */
  email: string | null;
  userType: 'CREATOR' | 'FAN';
  extraPublic: ExtraPublic;
  /** The address is theirs: confirmed by what was mailed to it, or by Google. */
  emailVerified: boolean;
  /** A number was confirmed by a code texted to it. */
  phoneVerified: boolean;
  /** That number, masked. */
  phone: string | null;
  /** False: signs in with Google alone. */
  hasPassword: boolean;
  /** False while the handle is one we made up. */
  hasChosenHandle: boolean;
  /** False while FAN is only what a newcomer starts as. */
  hasChosenType: boolean;
  /** False once they sent Rocky away. */
  hasRocky: boolean;
  /** A quick account, whose session here is the only way into it. */
  isQuick: boolean;
  /** This browser may have another account to switch to: `otherAccount` says which. */
  canSwitch: boolean;
  /** True when no task is open. */
  onboardingComplete: boolean;
  /** Tasks still open. */
  onboardingStatus: OnboardingTask[];
}

/** What a sign-up or log-in opened: the raw token exists only here. */
export interface OpenedSession {
  user: CurrentUser;
  session: NewSession;
}

/** Of a fan. */
const NOTHING_ASKED = { needs: new Set<never>(), tasks: [] };

/** Returns the account as its owner sees it; null when there is none (any more). */
export async function ownUser(context: Context, userId: string): Promise<CurrentUser | null> {
  const row = await repository.findOwnUser(context.db, userId, context.actor.sessionId);
  if (!row) {
    return null;
  }
  const { passwordHash, emailVerifiedAt, phoneVerifiedAt, phone, ...user } = row;
  const proven = {
    emailVerified: emailVerifiedAt !== null,
    phoneVerified: phoneVerifiedAt !== null,
  };
  const asked = row.userType === 'CREATOR' ? await tasksOf(context, userId) : NOTHING_ASKED;
  const open = onboardingStatus({ ...row, ...proven, ...asked });
  return {
    ...user,
    ...proven,
    phone: phone === null ? null : maskedPhone(phone),
    hasPassword: passwordHash !== null,
    extraPublic: parseExtraPublic(row.extraPublic),
    onboardingComplete: open.length === 0,
    onboardingStatus: open,
  };
}

/** Opens a session for somebody who has just proven to own the account; in a transaction. */
export async function openUserSession(
  context: Context,
  userId: string,
  { isQuick = false } = {},
): Promise<OpenedSession> {
  const session = await openSession(context, userId, { isQuick });
  const user = await ownUser(context, userId);
  if (!user) {
    throw new AppError('auth.invalid_credentials');
  }
  return { user, session };
}
