import type { Context } from '@/backend/platform/context';
import { textsIn } from '@/backend/platform/texts';
import { deleteCard, saveCard } from '@/backend/experiences/store/indexRepository';
import { findService, type HeldService } from '@/backend/experiences/store/serviceRepository';
import { ratingOf, scoreOf } from '@/backend/experiences/policy';
import { categoryOf, creatorName } from '@/backend/experiences/views';
import { wordsOnly } from './policy';

/**
 * Makes what the search knows of a locked service what it is now, in the running transaction. Only a
 * published one is found.
 */
async function indexService(context: Context, service: HeldService): Promise<void> {
  const { db } = context;
  const { id, creatorId, language, kind, tiers, publishedAt } = service;
  if (service.state !== 'PUBLISHED' || publishedAt === null) return deleteCard(db, id);
  const days = tiers.flatMap((tier) => (tier.days === null ? [] : [tier.days]));
  const category = categoryOf(service.category);
  const words = [
    ...service.tags,
    category,
    textsIn('services', language)(`words.${category}`),
    creatorName(service),
    service.creatorHandle,
  ];
  await saveCard(db, {
    ...{ id, creatorId, language, category, kind, publishedAt },
    price: Math.min(...tiers.map(({ price }) => price)),
    rating: ratingOf(service) ?? 0,
    score: scoreOf(service, context.now()),
    days: kind === 'DELIVERY' ? Math.min(...days) : null,
    checkAt: kind === 'SESSION' ? context.now() : null,
    title: wordsOnly(service.title),
    rest: wordsOnly(words.join(' ')),
  });
}

/** The same after something changed: settings, a state, an order, a review. Answers it as it is now. */
export async function indexAgain(
  context: Context,
  serviceId: string,
): Promise<HeldService | undefined> {
  const service = await findService(context.db, serviceId);
  if (service) await indexService(context, service);
  return service;
}
