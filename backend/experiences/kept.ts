import type { KeptServices } from '@/backend/favorites/service';
import { AppError } from '@/backend/platform/errors';
import { serviceCards } from '@/backend/experiences/find/lists';
import { visibleService } from '@/backend/experiences/sell/page';
import { addFavorites } from '@/backend/experiences/store/privacyRepository';

/** What favorites ask of services. */
export const keptServices: KeptServices = {
  find: async (context, serviceId) => {
    try {
      const { creatorId, currency, tiers } = await visibleService(context, serviceId);
      return { ownerId: creatorId, currency, price: Math.min(...tiers.map(({ price }) => price)) };
    } catch (error) {
      if (error instanceof AppError && error.code === 'service.not_found') return null;
      throw error;
    }
  },
  cards: async (context, ids) =>
    new Map((await serviceCards(context, ids)).map((card) => [card.id, card])),
  count: (context, ids, by) => addFavorites(context.db, ids, by),
};
