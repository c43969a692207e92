import { z } from 'zod';
import { cursorSchema, idSchema } from '@/lib/shared/id';

/** What a member can keep; services come with the experiences. */
export const FAVORITE_TYPES = ['CREATOR', 'SERVICE'] as const;

/** Kind of a favorite. */
export type FavoriteType = (typeof FAVORITE_TYPES)[number];

const target = { targetType: z.enum(FAVORITE_TYPES), targetId: idSchema };

/** Payload of `favorites/save-favorite/`; saving again changes only whether the user is notified. */
export const saveFavoritePayload = z.strictObject({ ...target, notifyLive: z.boolean() });

/** Payload of `favorites/remove-favorite/`. */
export const removeFavoritePayload = z.strictObject(target);

/** Payload of `favorite-services`; `cursor` is a former page's. */
export const favoritesPayload = z.strictObject({ cursor: cursorSchema });
