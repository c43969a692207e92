import { contactOf } from '@/backend/accounts/service';
import { isBanned } from '@/backend/audience/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { hashToken } from '@/backend/platform/id';
import { unpaidSince } from '@/backend/funds/store/contributionRepository';
import { addressHashOf } from './link';

const HOUR_MS = 3_600_000;
/** What somebody without an account may leave unpaid within an hour, by e-mail and from one address. */
const UNPAID_PER_EMAIL = 3;
const UNPAID_PER_ADDRESS = 10;

/** Who gives. */
export interface Giver {
  /** Null: without a confirmed account. */
  userId: string | null;
  who: string;
  /** Where receipt and link go. */
  email: string;
  /** Of somebody without an account: as what they want to be shown. */
  name: string | null;
  locale: string;
  addressHash: string | null;
}

/**
 * The caller as a giver. A quick account has no proven address, so it gives as a visitor does. Errors:
 * payload.invalid (a visitor without an e-mail), auth.email_needed (an account without a proven one).
 */
export async function giverOf(
  context: Context,
  input: { email: string | null; name: string | null; locale: string },
): Promise<Giver> {
  const { userId, isQuick } = context.actor;
  const contact = userId === null || isQuick ? null : await contactOf(context);
  if (contact?.email) {
    const { id, email, locale } = contact;
    return { userId: id, who: `user:${id}`, email, name: null, locale, addressHash: null };
  }
  const { email, name, locale } = input;
  if (email === null && userId !== null) throw new AppError('auth.email_needed');
  if (email === null) {
    throw new AppError('payload.invalid', { fields: { email: 'invalid_type' } });
  }
  const addressHash = await addressHashOf(context);
  return { userId: null, who: `mail:${hashToken(email)}`, email, name, locale, addressHash };
}

/** Refuses who has left too much unpaid without an account. Errors: fund.too_many. */
export async function refuseTooMany(
  context: Context,
  { email, addressHash }: Giver,
): Promise<void> {
  if (addressHash === null) return;
  const since = new Date(context.now().getTime() - HOUR_MS);
  const unpaid = await unpaidSince(context.db, { email, addressHash }, since);
  const factor = context.config.rateLimitFactor;
  const isTooMany =
    unpaid.ofEmail >= UNPAID_PER_EMAIL * factor || unpaid.ofAddress >= UNPAID_PER_ADDRESS * factor;
  if (isTooMany) throw new AppError('fund.too_many');
}

/** Refuses whom a creator keeps out, and the creator. Errors: fund.own_fund, fund.banned. */
export async function refuseUnwanted(
  context: Context,
  creatorId: string,
  { userId }: Pick<Giver, 'userId'>,
): Promise<void> {
  if (userId === null) return;
  if (userId === creatorId) throw new AppError('fund.own_fund');
  if (await isBanned(context, creatorId, userId)) throw new AppError('fund.banned');
}
