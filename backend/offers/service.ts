import {
  addPrivateTier,
  privateTiers,
  retirePrivateTier,
  type PrivateTier,
} from '@/backend/experiences/service';
import { conversationWith, sendMessage } from '@/backend/messaging/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { creatorId, memberId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import { LIMITS } from '@/lib/shared/limits';
import type { Offer, OfferState, SendOfferInput } from '@/lib/shared/offers/offer';
import * as repository from './repository';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Offers somebody who wrote a version of a service that they alone can buy, once; it stands in the
 * conversation as a message. Errors: auth.required, forbidden (no conversation or service of the
 * caller's), offer.not_asked (the other one has written nothing), service.not_for_sale,
 * payload.invalid (no time, no days or a file to download), payment.amount_too_small, and the
 * refusals of a message.
 */
export async function sendOffer(context: Context, input: SendOfferInput): Promise<Offer> {
  const owner = creatorId(context);
  const { conversationId, requestKey, validDays, serviceId, ...tier } = input;
  return inTransaction(context, async (inner) => {
    const { partnerId, hasWritten } = await conversationWith(inner, conversationId);
    const known = await repository.findByRequest(inner.db, owner, requestKey);
    if (known) return viewOf(inner, known, owner);
    if (partnerId === null) throw new AppError('message.nobody');
    if (!hasWritten) throw new AppError('offer.not_asked');
    const { name, included, price, minutes, days } = tier;
    const until = new Date(inner.now().getTime() + validDays * DAY_MS);
    const id = await addPrivateTier(inner, {
      ...{ serviceId, onlyFor: partnerId, until, name, included, price, minutes, days },
    });
    const row = {
      ...{ id, conversationId, creatorId: owner, fanId: partnerId, requestKey },
      ...{ withdrawnAt: null, createdAt: inner.now() },
    };
    await repository.insertOffer(inner.db, row);
    await sendMessage(inner, { conversationId, clientId: requestKey, body: name, offerId: id });
    return viewOf(inner, row, owner);
  });
}

/**
 * Takes an offer back that nobody has bought. Errors: auth.required, forbidden, offer.taken (it is
 * bought, or being paid).
 */
export async function withdrawOffer(
  context: Context,
  { offerId }: { offerId: string },
): Promise<Offer> {
  const userId = memberId(context);
  return inTransaction(context, async (inner) => {
    const row = await repository.lockOffer(inner.db, offerId);
    if (row?.creatorId !== userId) throw new AppError('forbidden');
    if (row.withdrawnAt === null) {
      if (!(await retirePrivateTier(inner, offerId))) throw new AppError('offer.taken');
      await repository.saveWithdrawn(inner.db, offerId, inner.now());
    }
    return viewOf(inner, { ...row, withdrawnAt: row.withdrawnAt ?? inner.now() }, userId);
  });
}

/** The newest offers of a conversation of the caller's. Errors: auth.required, forbidden. */
export async function conversationOffers(
  context: Context,
  { conversationId }: { conversationId: string },
): Promise<Offer[]> {
  const userId = memberId(context);
  await conversationWith(context, conversationId);
  const rows = await repository.offersIn(context.db, conversationId, LIMITS.offersShown);
  return viewsOf(context, rows, userId);
}

/** What this domain keeps of a user: what they offered somebody, and what they were offered. */
export async function offerDataOf(context: Context, userId: string) {
  const rows = await repository.offersOf(context.db, userId);
  return { offers: await viewsOf(context, rows, userId) };
}

async function viewOf(context: Context, row: repository.OfferRow, userId: string): Promise<Offer> {
  const [offer] = await viewsOf(context, [row], userId);
  if (!offer) throw new AppError('forbidden');
  return offer;
}

async function viewsOf(
  context: Context,
  rows: readonly repository.OfferRow[],
  userId: string,
): Promise<Offer[]> {
  const ids = rows.map(({ id }) => id);
  const tiers = new Map((await privateTiers(context, ids)).map((tier) => [tier.id, tier]));
  return rows.flatMap((row) => {
    const tier = tiers.get(row.id);
    if (!tier) return [];
    const { id, serviceId, title, name, included, kind, price, currency, minutes, days } = tier;
    return [
      {
        ...{ id, serviceId, title, name, included, kind, price, currency, minutes, days },
        until: tier.until.toISOString(),
        state: stateOf(row, tier, context.now()),
        isOwn: row.creatorId === userId,
      },
    ];
  });
}

function stateOf(row: repository.OfferRow, tier: PrivateTier, now: Date): OfferState {
  if (tier.isBought) return 'BOUGHT';
  if (row.withdrawnAt !== null) return 'WITHDRAWN';
  return tier.until <= now ? 'EXPIRED' : 'OPEN';
}
