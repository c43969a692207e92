import { createHmac } from 'node:crypto';
import type { Context } from '@/backend/platform/context';
import { hashToken, newId } from '@/backend/platform/id';
import { siteUrl } from '@/backend/platform/mail/siteUrl';
import { insertLink, linkKey, type GiftLinkRow, type GiftRow } from './repository';

/** Made from what only we know, so that its giver can read their own link again. */
const made = (key: string, linkId: string) =>
  createHmac('sha256', key).update(linkId).digest('base64url');

/** The page of a gift with its right, which stands in the fragment: no server's log ever has it. */
const urlOf = (context: Context, locale: string, giftId: string, token: string) =>
  siteUrl(context.config, locale, `/gift/${giftId}#token=${token}`);

/** Makes a link to a gift, in the running transaction; answers its address. */
export async function makeLink(
  context: Context,
  { id: giftId, email }: Pick<GiftRow, 'id' | 'email'>,
  locale: string,
): Promise<string> {
  const id = newId();
  const token = made(await linkKey(context.db), id);
  await insertLink(context.db, {
    ...{ id, giftId, tokenHash: hashToken(token), email },
    ...{ madeAt: context.now(), voidedAt: null },
  });
  return urlOf(context, locale, giftId, token);
}

/** The newest link of a gift that still leads to it; null: none does. */
export async function newestLink(
  context: Context,
  links: readonly GiftLinkRow[],
  locale: string,
): Promise<string | null> {
  const link = links.findLast(({ voidedAt }) => voidedAt === null);
  if (!link) return null;
  return urlOf(context, locale, link.giftId, made(await linkKey(context.db), link.id));
}
