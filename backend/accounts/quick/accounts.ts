import { openUserSession, type OpenedSession } from '@/backend/accounts/currentUser';
import { insertUser } from '@/backend/accounts/repository';
import { addressKey } from '@/backend/platform/addressKey';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { hashToken, newId } from '@/backend/platform/id';
import { Limiter } from '@/backend/platform/limiter';
import { inTransaction } from '@/backend/platform/transaction';
import { LOCALES } from '@/lib/shared/accounts/account';
import { scheduleExpiry } from './expiry';
import { freeHandle } from './names';
import * as repository from './repository';

const HOUR = 60 * 60;
/** A repeated request finds its account for so long. */
const REPEATABLE_MS = 10 * 60_000;
/** Times a handle may be taken by somebody else in the very same moment. */
const MOST_TRIES = 5;

const madePerAddress = new Limiter(
  ({ authLimits }) => ({ times: authLimits.quickAccountsPerHour, seconds: HOUR }),
  'auth.code_required',
);

/** What a person gives for a quick account. */
export interface QuickAccountInput {
  handle: string;
  /** The secret of one press: its repetition finds the account that it made. */
  requestKey: string;
  locale?: string | undefined;
}

/** Whom `work` is done for. */
export interface QuickOwner {
  userId: string;
  handle: string;
  /** The press came before: its work is done already. */
  isRepeated: boolean;
}

/**
 * Makes a quick account (fan, no e-mail, no password) and does `work` as its owner, in one
 * transaction: it is there with what it was made for, or not at all. A taken handle becomes a free
 * variant. Somebody logged in keeps their account, and nothing is opened. Errors: forbidden (a
 * request from long ago), auth.code_required (too many from this network address), those of `work`.
 */
export async function withQuickAccount<Result>(
  context: Context,
  input: QuickAccountInput,
  work: (inner: Context, owner: QuickOwner) => Promise<Result>,
): Promise<{ result: Result; opened: OpenedSession | null }> {
  const requestHash = hashToken(input.requestKey);
  const { actor, config } = context;
  const earlier = await repository.findByRequest(context.db, requestHash);
  if (actor.userId !== null && earlier?.userId !== actor.userId) {
    const owner = { userId: actor.userId, handle: actor.handle ?? '', isRepeated: false };
    return { result: await work(context, owner), opened: null };
  }
  const address = addressKey(context.clientIp);
  if (!earlier) await madePerAddress.take(config, address);
  try {
    return await inTransaction(context, async (inner) => {
      const owner = await claimOrFind(inner, input, requestHash);
      const opened = await openUserSession(inner, owner.userId, { isQuick: true });
      const asOwner = { userId: owner.userId, userType: 'FAN', handle: owner.handle } as const;
      const done = { ...inner, actor: { ...asOwner, isQuick: true, sessionId: null } };
      return { result: await work(done, owner), opened };
    });
  } catch (error) {
    // Only accounts that were made count.
    if (!earlier) await madePerAddress.giveBack(config, address);
    throw error;
  }
}

async function claimOrFind(
  context: Context,
  { handle, locale = LOCALES[0] }: QuickAccountInput,
  requestHash: string,
): Promise<QuickOwner> {
  const now = context.now();
  const userId = newId();
  const clientIp = addressKey(context.clientIp);
  const claim = { userId, requestHash, clientIp, madeAt: now };
  if (!(await repository.claimQuickAccount(context.db, claim))) {
    const made = await repository.findByRequest(context.db, requestHash);
    if (!made || now.getTime() - made.madeAt.getTime() > REPEATABLE_MS) {
      throw new AppError('forbidden');
    }
    return { userId: made.userId, handle: made.handle, isRepeated: true };
  }
  const given = await insertFan(context, { id: userId, handle, locale, email: null });
  if (given === null) throw new AppError('auth.handle_taken');
  await scheduleExpiry(context, userId);
  return { userId, handle: given, isRepeated: false };
}

/**
 * Stores a fan without a password under the handle or its first free variant, in the running
 * transaction; a given e-mail is a confirmed one. Returns the handle; null when the e-mail has an
 * account meanwhile.
 */
export async function insertFan(
  context: Context,
  fan: {
    id: string;
    handle: string;
    locale: string;
    email: string | null;
    hasChosenHandle?: boolean;
  },
): Promise<string | null> {
  const now = context.now();
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const handle = await freeHandle(context, fan.handle, tries > 0);
    const isMade = await insertUser(context.db, {
      hasChosenHandle: true,
      ...fan,
      handle,
      firstName: handle,
      lastName: '',
      userType: 'FAN',
      passwordHash: null,
      emailVerifiedAt: fan.email === null ? null : now,
      createdAt: now,
      updatedAt: now,
    });
    if (isMade) return handle;
  }
  return null;
}
