import { randomBytes } from 'node:crypto';
import { openUserSession, type OpenedSession } from '@/backend/accounts/currentUser';
import { writeFirstVerification } from '@/backend/accounts/email/verification';
import { writeAccountMail } from '@/backend/accounts/mail/mailTemplates';
import { findByEmail, insertUser } from '@/backend/accounts/repository';
import { countLogIn, countSignUp, forgiveLogIn } from '@/backend/accounts/security/limits';
import { verifyPassword } from '@/backend/accounts/security/passwords';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import type { GoogleConfig } from '@/backend/platform/config';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { readIdToken, type GoogleClaim } from '@/backend/platform/google/idToken';
import { hashToken, newId, newToken } from '@/backend/platform/id';
import { inTransaction } from '@/backend/platform/transaction';
import {
  googleSignInPayload,
  linkGooglePayload,
  nameSchema,
  type LOCALES,
} from '@/lib/shared/accounts/account';
import { LIMITS } from '@/lib/shared/limits';
import * as google from './repository';

/** A page may stay open for so long before its button has to ask again. */
const NONCE_LIFE_MS = 60 * 60_000;

type LocalAccount = NonNullable<Awaited<ReturnType<typeof google.lockByEmail>>>;

/** What a sign-in with Google must carry back inside its token. */
export interface SignInNonce {
  nonce: string;
  /** UTC. */
  expiresAt: Date;
}

/**
 * A nonce for one sign-in with Google. Errors: not_found (Google is not configured).
 */
export async function signInNonce(context: Context): Promise<SignInNonce> {
  configured(context);
  const now = context.now();
  const nonce = newToken();
  const expiresAt = new Date(now.getTime() + NONCE_LIFE_MS);
  await google.insertNonce(context.db, { nonceHash: hashToken(nonce), expiresAt }, now);
  return { nonce, expiresAt };
}

/**
 * Logs in the person that Google names, or makes their account: with a handle of our making and as a
 * fan, until they have chosen both. The identity is Google's `sub`. An e-mail that Google has verified
 * and an account here has confirmed is one person's, so that account is tied to Google; one that is
 * only claimed here is nobody's. An account that is tied to another identity is refused with
 * `auth.google_link_required`, and the same proof then works once for `linkGoogle`. Errors: not_found, payload.invalid, rate_limited,
 * auth.google_refused, auth.google_unavailable, auth.google_link_required.
 */
export async function signInWithGoogle(
  context: Context,
  input: { credential: string; nonce: string; locale: string },
): Promise<OpenedSession> {
  const { credential, nonce, locale } = parsePayload(googleSignInPayload, input);
  const claim = await readIdToken(configured(context), { credential, nonce, now: context.now() });
  await requireLiveNonce(context, nonce);
  const known = await google.findIdBySub(context.db, claim.sub);
  if (known === undefined) await countSignUp(context);
  return inTransaction(context, async (context) => {
    // Thrown refusals roll this back: a nonce is used when it opens a session, and only then.
    await takeNonce(context, nonce);
    if (known !== undefined) return openUserSession(context, known);
    return enterAccount(context, claim, locale);
  });
}

/**
 * Ties a Google account to the local one that has confirmed the same e-mail, whose password proves
 * that both are one person's, and logs in. Wrong passwords count like those of a log-in. Errors: not_found,
 * payload.invalid, rate_limited, auth.google_refused, auth.google_unavailable,
 * auth.invalid_credentials.
 */
export async function linkGoogle(
  context: Context,
  input: { credential: string; nonce: string; password: string },
): Promise<OpenedSession> {
  const { credential, nonce, password } = parsePayload(linkGooglePayload, input);
  const claim = await readIdToken(configured(context), { credential, nonce, now: context.now() });
  await requireLiveNonce(context, nonce);
  if (!claim.isEmailVerified) throw new AppError('auth.google_refused');
  const account = await findByEmail(context.db, claim.email);
  const counted = account?.id ?? claim.email;
  await countLogIn(context, counted);
  const isRight = await verifyPassword(account?.passwordHash ?? null, password);
  if (!account || account.passwordHash === null || !isRight) {
    throw new AppError('auth.invalid_credentials');
  }
  await forgiveLogIn(context, counted);
  return inTransaction(context, async (context) => {
    await takeNonce(context, nonce);
    const holder = await google.findIdBySub(context.db, claim.sub);
    const local = await google.lockByEmail(context.db, claim.email);
    if (!local || (holder !== undefined && holder !== local.id)) {
      throw new AppError('auth.google_refused');
    }
    await link(context, claim, local);
    return openUserSession(context, account.id);
  });
}

function configured(context: Context): GoogleConfig {
  if (context.config.google === null) throw new AppError('not_found');
  return context.config.google;
}

async function requireLiveNonce(context: Context, nonce: string): Promise<void> {
  const isLive = await google.isNonceLive(context.db, hashToken(nonce), context.now());
  if (!isLive) throw new AppError('auth.google_refused');
}

async function takeNonce(context: Context, nonce: string): Promise<void> {
  const isMine = await google.useNonce(context.db, hashToken(nonce), context.now());
  if (!isMine) throw new AppError('auth.google_refused');
}

/** Opens the account of a Google identity that had none when we looked. */
async function enterAccount(
  context: Context,
  claim: GoogleClaim,
  locale: (typeof LOCALES)[number],
): Promise<OpenedSession> {
  const own = await ownAccount(context, claim);
  if (own !== null) return openUserSession(context, own);
  const id = newId();
  const now = context.now();
  const { firstName, lastName } = namesOf(claim);
  const isMade = await insertUser(context.db, {
    id,
    handle: `player-${randomBytes(5).toString('hex')}`,
    email: claim.email,
    firstName,
    lastName,
    userType: 'FAN',
    passwordHash: null,
    googleSub: claim.sub,
    emailVerifiedAt: claim.isEmailVerified ? now : null,
    hasChosenHandle: false,
    hasChosenType: false,
    locale,
    createdAt: now,
    updatedAt: now,
  });
  if (isMade) {
    const opened = await openUserSession(context, id);
    if (!claim.isEmailVerified) {
      const sent = { address: claim.email, sessionId: opened.session.id };
      const to = { id, emailVerifiedAt: null, firstName, locale };
      await writeFirstVerification(context, to, sent);
    }
    return opened;
  }
  // The same person in two windows at once: the other one was first, and has committed by now.
  const first = await google.findIdBySub(context.db, claim.sub);
  const userId = first ?? (await ownAccount(context, claim));
  if (userId === null) throw new AppError('internal');
  return openUserSession(context, userId);
}

/** The account that has confirmed the e-mail which Google has verified, tied to Google; else null. */
async function ownAccount(context: Context, claim: GoogleClaim): Promise<string | null> {
  if (!claim.isEmailVerified) return null;
  const account = await google.lockByEmail(context.db, claim.email);
  if (!account) return null;
  if (account.googleSub === claim.sub) return account.id;
  if (account.googleSub !== null) throw new AppError('auth.google_link_required');
  await link(context, claim, account);
  return account.id;
}

async function link(context: Context, claim: GoogleClaim, account: LocalAccount): Promise<void> {
  const now = context.now();
  await google.linkSub(context.db, account.id, { googleSub: claim.sub, now });
  if (account.googleSub !== claim.sub)
    await writeAccountMail(context, { kind: 'googleLinked', to: account });
}

/** First and last name as they can be stored; an e-mail's mailbox where Google knows no name. */
function namesOf(claim: GoogleClaim): { firstName: string; lastName: string } {
  const [first = '', ...rest] = claim.name.trim().split(/\s+/);
  const mailbox = claim.email.split('@')[0] ?? '';
  return {
    firstName: storable(claim.givenName) ?? storable(first) ?? storable(mailbox) ?? mailbox,
    lastName:
      storable(claim.familyName) ?? (claim.givenName ? '' : (storable(rest.join(' ')) ?? '')),
  };
}

function storable(name: string): string | null {
  const parsed = nameSchema.safeParse(name.slice(0, LIMITS.name));
  return parsed.success ? parsed.data : null;
}
