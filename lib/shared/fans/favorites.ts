import { z } from 'zod';
import { cursorSchema, idSchema } from '@/lib/shared/id';

/** What a member can keep; services come with the experiences. */
export const FAVORITE_TYPES = ['CREATOR', 'SERVICE'] as const;

/** Kind of a favorite. */
export type FavoriteType = (typeof FAVORITE_TYPES)[number];

const target = { targetType: z.enum(FAVORITE_TYPES), targetId: idSchema };

/** What happens to a service that those who keep it can be told of, beside its creator going live. */
export const ALERT_KINDS = ['SLOTS', 'PRICE'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/**
 * Payload of `favorites/save-favorite/`; saving again changes only what the user is notified of. What
 * is left out stays as it is, and is off at first; the last two are of services alone.
 */
export const saveFavoritePayload = z.strictObject({
  ...target,
  notifyLive: z.boolean().nullish(),
  notifySlots: z.boolean().nullish(),
  notifyPrice: z.boolean().nullish(),
});
export type SaveFavoriteInput = z.output<typeof saveFavoritePayload>;

/** Payload of `favorites/remove-favorite/`. */
export const removeFavoritePayload = z.strictObject(target);

/** Payload of `favorite-services`; `cursor` is a former page's. */
export const favoritesPayload = z.strictObject({ cursor: cursorSchema });
