import { holdUser } from '@/backend/accounts/service';
import { currencyOf } from '@/backend/experiences/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import { creatorId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import { LIMITS } from '@/lib/shared/limits';
import { priceWith, type CreatePromoInput, type Promo } from '@/lib/shared/promos/promo';
import { codeRefusal, type Purchase } from './policy';
import * as repository from './repository';

/** A code that counts for an order, and what it costs then. */
export interface TakenCode {
  promoId: string;
  code: string;
  price: number;
}

/** The caller's codes, newest first. Errors: auth.required, forbidden. */
export async function myPromos(context: Context): Promise<Promo[]> {
  return (await repository.promosOf(context.db, creatorId(context))).map(promoView);
}

/**
 * Makes a code. Errors: auth.required, forbidden, payload.invalid (a service of somebody else's),
 * promo.too_many (50), promo.code_taken (the creator has had one written so).
 */
export async function createPromo(context: Context, input: CreatePromoInput): Promise<Promo> {
  const owner = creatorId(context);
  return inTransaction(context, async (inner) => {
    await holdUser(inner.db, owner);
    const standing = await repository.promosOf(inner.db, owner);
    const known = standing.find(({ requestKey }) => requestKey === input.requestKey);
    if (known) return promoView(known);
    if (standing.some(({ code }) => code === input.code)) throw new AppError('promo.code_taken');
    if (standing.length >= LIMITS.promos) throw new AppError('promo.too_many');
    const serviceIds = input.serviceIds && [...new Set(input.serviceIds)];
    if (serviceIds !== null) {
      const own = await repository.countOwn(inner.db, owner, serviceIds);
      if (own < serviceIds.length) throw new AppError('payload.invalid');
    }
    const { code, kind, value, maxUses, until, requestKey } = input;
    const row = await repository.insertPromo(inner.db, {
      ...{ id: newId(), creatorId: owner, requestKey, code, kind, value, serviceIds, maxUses },
      currency: kind === 'AMOUNT' ? ((await currencyOf(inner, owner)).currency ?? 'EUR') : null,
      until: until === null ? null : new Date(until),
      createdAt: inner.now(),
    });
    return promoView(row);
  });
}

/** Puts a code on or off; orders that have it keep it. Errors: auth.required, forbidden. */
export async function switchPromo(
  context: Context,
  { promoId: id, isOn }: { promoId: string; isOn: boolean },
): Promise<Promo> {
  const row = await repository.switchPromo(context.db, { id, isOn, creatorId: creatorId(context) });
  if (!row) throw new AppError('forbidden');
  return promoView(row);
}

/**
 * Uses a creator's code for a buyer's order, in the running transaction: it is counted under its
 * lock. Errors: promo.unknown, promo.over, promo.not_here, promo.used_up, promo.no_effect,
 * promo.used (by this buyer before).
 */
export async function takeCode(
  context: Context,
  order: Purchase & { creatorId: string; code: string; buyerId: string; bookingId: string },
): Promise<TakenCode> {
  const row = await repository.lockCode(context.db, order.creatorId, order.code);
  if (!row) throw new AppError('promo.unknown');
  const refusal = codeRefusal(row, order, context.now());
  if (refusal) throw new AppError(refusal);
  const { id: promoId, code } = row;
  if (!(await keepUse(context, { ...order, promoId }))) throw new AppError('promo.used');
  return { promoId, code, price: priceWith(row, order.price, order.currency) };
}

/** Counts the use of an order whose money came, in the running transaction; once is enough. */
export function keepUse(
  context: Context,
  { promoId, buyerId, bookingId }: { promoId: string; buyerId: string; bookingId: string },
): Promise<boolean> {
  const createdAt = context.now();
  return repository.insertUse(context.db, { promoId, buyerId, bookingId, createdAt });
}

/** Gives back the use of an order for which nothing was charged, in the running transaction. */
export function dropUse(context: Context, bookingId: string): Promise<void> {
  return repository.deleteUse(context.db, bookingId);
}

/** What this domain keeps of a user: codes they made, and codes they used. */
export async function promoDataOf(context: Context, userId: string) {
  return {
    promoCodes: await repository.promosOf(context.db, userId),
    promoUses: await repository.usesOf(context.db, userId),
  };
}

function promoView(row: repository.PromoRow): Promo {
  const { id, code, kind, value, currency, serviceIds, maxUses, uses, until, isOn } = row;
  return {
    ...{ id, code, kind, value, currency, serviceIds, maxUses, uses, isOn },
    until: until?.toISOString() ?? null,
  };
}
