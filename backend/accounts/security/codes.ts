import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { hashToken, newId, newToken } from '@/backend/platform/id';
import { codeEnd, endsOlderCodes, fitsAccount, isCodeLive, type CodeKind } from './codePolicy';
import * as repository from './codeRepository';

/** What a live link says: of which kind, sent where, and whose it is. */
export type Link = NonNullable<Awaited<ReturnType<typeof repository.findLink>>>;

/** Makes a secret in the running transaction and stores its hash alone. */
export async function makeCode(
  context: Context,
  code: {
    userId: string;
    kind: CodeKind;
    target: string;
    secret: (id: string) => { raw: string; hash: string };
  },
): Promise<string> {
  const { userId, kind, target } = code;
  const now = context.now();
  if (endsOlderCodes(kind)) await repository.endCodes(context.db, userId, [kind], now);
  const id = newId();
  const { raw, hash } = code.secret(id);
  await repository.insertCode(context.db, {
    id,
    userId,
    kind,
    secretHash: hash,
    target,
    createdAt: now,
    expiresAt: codeEnd(kind, now),
  });
  return raw;
}

/** A link's token: 256 random bits. */
export async function makeLink(
  context: Context,
  userId: string,
  kind: Exclude<CodeKind, 'PHONE'>,
  target: string,
): Promise<string> {
  const raw = newToken();
  const secret = () => ({ raw, hash: hashToken(raw) });
  return makeCode(context, { userId, kind, target, secret });
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
    link && kinds.includes(link.kind) && isCodeLive(link, context.now()) && fitsAccount(link, link);
  if (!isGood) throw new AppError('auth.link_invalid');
  return link;
}
