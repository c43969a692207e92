import { countWrongTry, newCodeFor } from '@/backend/accounts/onetime/codes';
import { newCode, shownCode, SHORT } from '@/backend/accounts/onetime/policy';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { hashToken, newId, newToken } from '@/backend/platform/id';
import {
  areDigitsLive,
  codeEnd,
  endsOlderCodes,
  fitsAccount,
  isLinkLive,
  type CodeKind,
} from './codePolicy';
import * as repository from './codeRepository';

/** What a live link says: of which kind, sent where, and whose it is. */
export type Link = NonNullable<Awaited<ReturnType<typeof repository.findLink>>>;

interface NewCode {
  userId: string;
  kind: CodeKind;
  target: string;
  /** The session that may use its digits. */
  sessionId?: string | null;
}

/** A link's token: 256 random bits, of which the hash alone is stored, in the running transaction. */
export async function makeLink(
  context: Context,
  userId: string,
  kind: 'PASSWORD' | 'EMAIL_UNDO',
  target: string,
): Promise<string> {
  const token = newToken();
  await store(context, { userId, kind, target, secretHash: hashToken(token) });
  return token;
}

/** A link, and what can be typed in its place in the session that asked, as a mail shows it. */
export async function makeMailedCode(
  context: Context,
  code: NewCode,
): Promise<{ token: string; code: string; length: number }> {
  const token = newToken();
  const typed = await newCodeFor(context, code.target);
  await store(context, { ...code, secretHash: hashToken(token), typed });
  return { token, code: shownCode(typed), length: typed.length };
}

/** Six digits for a text, which work in every session of the account. */
export async function makeTextedCode(
  context: Context,
  code: { userId: string; target: string },
): Promise<string> {
  const typed = newCode(SHORT);
  const secretHash = hashToken(newToken());
  await store(context, { ...code, kind: 'PHONE', secretHash, typed });
  return typed;
}

/**
 * The live link behind a token, of one of these kinds. Unknown, used, too old, of another kind, or
 * sent to an address the account has left: all the same. Throws `auth.link_invalid`.
 */
export async function readLink(
  context: Context,
  token: string,
  kinds: readonly CodeKind[],
  options: { forUpdate?: boolean } = {},
): Promise<Link> {
  const link = await repository.findLink(context.db, hashToken(token), options);
  const isGood =
    link && kinds.includes(link.kind) && isLinkLive(link, context.now()) && fitsAccount(link, link);
  if (!isGood) throw new AppError('auth.link_invalid');
  return link;
}

/**
 * The caller's newest code of these kinds, when it is what they typed; else null, and the try
 * counts. The row is locked. `sessionId` null: a code for every session.
 */
export async function readTyped(
  context: Context,
  userId: string,
  {
    typed,
    kinds,
    sessionId,
  }: { typed: string; kinds: readonly CodeKind[]; sessionId: string | null },
): Promise<Link | null> {
  const sent = await repository.lockTypedCode(context.db, userId, { kinds, sessionId });
  if (!sent || !areDigitsLive(sent, context.now()) || !fitsAccount(sent, sent)) return null;
  if (typedHash(sent.id, typed) === sent.codeHash) return sent;
  await repository.countAttempt(context.db, sent.id);
  if (sent.kind !== 'PHONE') await countWrongTry(context, sent.target);
  return null;
}

async function store(
  context: Context,
  {
    userId,
    kind,
    target,
    sessionId = null,
    ...secret
  }: NewCode & { secretHash: string; typed?: string },
): Promise<void> {
  const now = context.now();
  if (endsOlderCodes(kind)) await repository.endCodes(context.db, userId, [kind], now);
  const id = newId();
  await repository.insertCode(context.db, {
    id,
    userId,
    kind,
    secretHash: secret.secretHash,
    codeHash: secret.typed === undefined ? null : typedHash(id, secret.typed),
    target,
    sessionId,
    createdAt: now,
    expiresAt: codeEnd(kind, now),
  });
}

/** Six digits alone would hash to one of a million known values. */
function typedHash(id: string, typed: string): string {
  return hashToken(`${id} ${typed}`);
}
