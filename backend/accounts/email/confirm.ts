import { openUserSession, type OpenedSession } from '@/backend/accounts/currentUser';
import { findByEmail, isConflictOf } from '@/backend/accounts/repository';
import { emailState, isFresh, type EmailState } from '@/backend/accounts/security/codePolicy';
import * as repository from '@/backend/accounts/security/codeRepository';
import { readLink, readTyped, type Link } from '@/backend/accounts/security/codes';
import { countMail } from '@/backend/accounts/security/limits';
import { deleteQuickRow } from '@/backend/accounts/quick/repository';
import { renewSession, type NewSession } from '@/backend/accounts/sessions/open';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { memberId } from '@/backend/platform/member';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import { inTransaction } from '@/backend/platform/transaction';
import {
  confirmEmailCodePayload,
  logInInsteadPayload,
  requestEmailVerificationPayload,
  tokenPayload,
} from '@/lib/shared/accounts/recovery';
import { changeEmail } from './change';
import { writeVerification, type Sent } from './verification';

/** What a code or link has done. */
export interface ProvenEmail {
  state: EmailState;
  /** Of the account that can be taken over, or that holds the address; else null. */
  handle: string | null;
  /** The caller's session under its new token, where one was renewed. */
  session: NewSession | null;
}

const KINDS = ['EMAIL', 'EMAIL_CHANGE'] as const;

/**
 * Mails the caller a code and a link that prove an address: `email`, which the account then claims in
 * place of the one it had claimed, or for null that one. A confirmed address is changed by
 * `requestEmailChange`. Errors: auth.required, payload.invalid (there is none), rate_limited.
 */
export async function requestEmailVerification(
  context: Context,
  input: { email: string | null },
): Promise<Sent> {
  const userId = memberId(context);
  const { email } = parsePayload(requestEmailVerificationPayload, input);
  const account = await repository.findSecurity(context.db, userId);
  if (!account) throw new AppError('auth.required');
  if (account.emailVerifiedAt !== null) return { sentTo: null, length: null };
  const address = email ?? account.email;
  if (address === null) throw new AppError('payload.invalid');
  await countMail(context, address);
  const length = await inTransaction(context, async (inner) => {
    await repository.claimEmail(inner.db, userId, { email: address, now: inner.now() });
    const { sessionId } = inner.actor;
    return writeVerification(inner, account, { kind: 'EMAIL', address, sessionId });
  });
  return { sentTo: address, length };
}

/**
 * Takes the token of a mailed link from whoever holds it. It counts in the session that asked, whose
 * token is renewed; elsewhere nothing changes, and the state says what its reader can do.
 * Errors: payload.invalid, auth.link_invalid.
 */
export async function confirmEmail(
  context: Context,
  input: { token: string },
): Promise<ProvenEmail> {
  const { token } = parsePayload(tokenPayload, input);
  return onceMoreIfHeld(() =>
    inTransaction(context, async (inner) =>
      settleProof(inner, await readLink(inner, token, KINDS, { forUpdate: true })),
    ),
  );
}

/**
 * Takes the code that was mailed to the caller's session; five wrong tries end it. Otherwise as
 * `confirmEmail`. Errors: auth.required, payload.invalid, auth.code_invalid.
 */
export async function confirmEmailCode(
  context: Context,
  input: { code: string },
): Promise<ProvenEmail> {
  memberId(context);
  const { code } = parsePayload(confirmEmailCodePayload, input);
  // Returned, not thrown: throwing would undo the count of a wrong try.
  const proven = await onceMoreIfHeld(() =>
    inTransaction(context, async (inner) => {
      const sent = await typedProof(inner, code);
      return sent && settleProof(inner, sent);
    }),
  );
  if (proven === null) throw new AppError('auth.code_invalid');
  return proven;
}

/**
 * Logs in to the account that holds a proven address, in place of the one that asked for it: with
 * the mailed link, or in the session that asked with the code. Works once, for ten minutes.
 * Errors: payload.invalid, auth.link_invalid, auth.code_invalid (nobody holds the address any more,
 * too).
 */
export async function logInInstead(
  context: Context,
  input: { token: string | null; code: string | null },
): Promise<OpenedSession> {
  const { token, code } = parsePayload(logInInsteadPayload, input);
  const opened = await inTransaction(context, async (inner) => {
    const proof =
      token === null
        ? await typedProof(inner, code ?? '')
        : await readLink(inner, token, KINDS, { forUpdate: true });
    const holder = proof && (await findByEmail(inner.db, proof.target));
    if (!proof || !holder || !isFresh(proof, inner.now())) return null;
    await repository.endCodes(inner.db, proof.userId, KINDS, inner.now());
    return openUserSession(inner, holder.id);
  });
  if (opened === null)
    throw new AppError(token === null ? 'auth.code_invalid' : 'auth.link_invalid');
  return opened;
}

async function typedProof(context: Context, typed: string): Promise<Link | null> {
  const { userId, sessionId } = context.actor;
  if (userId === null || sessionId === null) return null;
  return readTyped(context, userId, { typed, kinds: KINDS, sessionId });
}

async function settleProof(context: Context, proof: Link): Promise<ProvenEmail> {
  const { db } = context;
  const now = context.now();
  const { userId, target, sessionId } = proof;
  const kind = proof.kind === 'EMAIL' ? 'EMAIL' : 'EMAIL_CHANGE';
  const holder = await findByEmail(db, target);
  const isHeld = holder !== undefined && holder.id !== userId;
  const isSameSession = sessionId !== null && sessionId === context.actor.sessionId;
  const state = emailState({ kind, isHeld, isSameSession });
  if (state === 'HELD') return { state, handle: holder?.handle ?? null, session: null };
  if (state === 'TAKE_OVER') return { state, handle: proof.handle, session: null };
  if (state === 'ELSEWHERE') return { state, handle: null, session: null };
  if (state === 'CHANGED') await changeEmail(context, proof);
  else {
    await repository.endCodes(db, userId, ['EMAIL'], now);
    await repository.updateUser(db, userId, { emailVerifiedAt: now, updatedAt: now });
    await deleteQuickRow(db, userId);
  }
  return { state, handle: null, session: await renewSession(context) };
}

/** Of two accounts that prove one address at once, the second finds it held. */
async function onceMoreIfHeld<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (!isConflictOf(error, 'users_email_key')) throw error;
    return attempt();
  }
}
