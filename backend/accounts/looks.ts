import { requireOwnPhotos } from '@/backend/media/service';
import type { Context } from '@/backend/platform/context';
import { memberId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import { dropPhoto, mergeLooks } from './looksRepository';
import { currentUser, type CurrentUser } from './service';

/** Hue in degrees as a decimal string, and the mode, of the caller's own pages. Errors: auth.required. */
export async function saveTheme(
  context: Context,
  looks: { display_hue: string; display_is_dark_mode: boolean },
): Promise<CurrentUser | null> {
  const userId = memberId(context);
  await mergeLooks(context.db, userId, { looks, now: context.now() });
  return currentUser(context);
}

/**
 * Shows one of the caller's uploads as their photo, or none. Errors: auth.required,
 * media.photo_unknown.
 */
export async function setPhoto(
  context: Context,
  { url }: { url: string | null },
): Promise<CurrentUser | null> {
  const userId = memberId(context);
  return inTransaction(context, async (inner) => {
    await requireOwnPhotos(inner, [url]);
    if (url === null) await dropPhoto(inner.db, userId, inner.now());
    else {
      const looks = { profile_photo: url };
      await mergeLooks(inner.db, userId, { looks, now: inner.now() });
    }
    return currentUser(inner);
  });
}
