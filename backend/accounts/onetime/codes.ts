import { addressKey } from '@/backend/platform/addressKey';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { hashToken, newId } from '@/backend/platform/id';
import { Limiter } from '@/backend/platform/limiter';
import { inTransaction } from '@/backend/platform/transaction';
import { LOCALES } from '@/lib/shared/accounts/account';
import { mailCode, mailGuesses } from './mails';
import { codeEnd, codeLength, dayOf, isCodeLive, isTold, newCode, shownCode } from './policy';
import * as repository from './repository';

const HOUR = 60 * 60;

const perAddress = new Limiter({ times: 20, seconds: HOUR });
const perEmail = new Limiter({ times: 10, seconds: HOUR });
/** Three of an e-mail's ten are kept for browsers that were logged in to it. */
const perEmailOfStrangers = new Limiter({ times: 7, seconds: HOUR });

/** Where a code was sent, and how many signs it has. */
export interface SentCode {
  sentTo: string;
  /** 6 digits, or 12 digits and letters. */
  length: number;
}

/**
 * Mails a code that works ten minutes, once, in the browser that asks, whose older one ends. Every
 * e-mail is answered alike, and for each the same is done. Errors: forbidden (a browser that cannot
 * be known again), rate_limited.
 */
export async function requestCode(
  context: Context,
  { email, locale }: { email: string; locale?: string | undefined },
): Promise<SentCode> {
  const { browserHash, config } = context;
  if (browserHash === null) throw new AppError('forbidden');
  const now = context.now();
  await perAddress.take(config, addressKey(context.clientIp));
  const day = dayOf(now);
  const facts = await repository.codeFacts(context.db, { email, browserHash, day });
  if (facts.knownTo === null) await perEmailOfStrangers.take(config, email);
  await perEmail.take(config, email);
  const length = codeLength(facts.failures ?? 0);
  await inTransaction(context, async (inner) => {
    const id = newId();
    const code = newCode(length);
    await repository.replaceCode(inner.db, {
      ...{ id, email, browserHash },
      codeHash: codeHash(id, code),
      createdAt: now,
      expiresAt: codeEnd(now),
    });
    const { userId } = facts;
    const language = facts.locale ?? locale ?? LOCALES[0];
    await mailCode(inner, { code: shownCode(code), email, locale: language, userId });
  });
  return { sentTo: email, length };
}

/**
 * Tries a code in the running transaction. Returns what ends it, null when it is not right: a wrong
 * try is counted, so the transaction must not be undone for it.
 */
export async function tryCode(
  context: Context,
  { email, code }: { email: string; code: string },
): Promise<{ use: () => Promise<void> } | null> {
  const { browserHash, db } = context;
  if (browserHash === null) return null;
  const now = context.now();
  const sent = await repository.lockCode(db, email, browserHash);
  if (!sent || !isCodeLive(sent, now)) return null;
  if (codeHash(sent.id, code) === sent.codeHash) {
    return { use: () => repository.useCode(db, sent.id, now) };
  }
  await repository.countAttempt(db, sent.id);
  await countWrongTry(context, email);
  return null;
}

/** Counts a wrong try at any code that was mailed to an address; its owner hears of too many. */
export async function countWrongTry(context: Context, email: string): Promise<void> {
  const day = dayOf(context.now());
  const failures = await repository.countFailure(context.db, { email, day });
  if (isTold(failures)) await tellOwner(context, email);
}

/** A new code for a mailbox: long where it was guessed at today. */
export async function newCodeFor(context: Context, email: string): Promise<string> {
  const day = dayOf(context.now());
  return newCode(codeLength(await repository.failuresOf(context.db, { email, day })));
}

async function tellOwner(context: Context, email: string): Promise<void> {
  const owner = await repository.findOwner(context.db, email);
  const { emailVerifiedAt } = owner ?? {};
  if (owner && emailVerifiedAt) await mailGuesses(context, { ...owner, email, emailVerifiedAt });
}

/** Six digits alone would hash to one of a million known values. */
function codeHash(id: string, code: string): string {
  return hashToken(`${id} ${code}`);
}
