import { ownUser, type CurrentUser } from '@/backend/accounts/currentUser';
import { requireOwnPhotos } from '@/backend/media/service';
import type { Context } from '@/backend/platform/context';
import { memberId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import { dropPhoto, mergeAppearance, setRocky } from './repository';

/** Saves the hue (degrees as a decimal string) and the mode of the caller's pages. Errors: auth.required. */
export async function saveTheme(
  context: Context,
  appearance: { display_hue: string; display_is_dark_mode: boolean },
): Promise<CurrentUser | null> {
  const userId = memberId(context);
  await mergeAppearance(context.db, userId, { appearance, now: context.now() });
  return ownUser(context, userId);
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
      const appearance = { profile_photo: url };
      await mergeAppearance(inner.db, userId, { appearance, now: inner.now() });
    }
    return ownUser(inner, userId);
  });
}

/** Lets Rocky appear to the caller, or keeps it away for good. Errors: auth.required. */
export async function saveRocky(
  context: Context,
  { isOn }: { isOn: boolean },
): Promise<CurrentUser | null> {
  const userId = memberId(context);
  await setRocky(context.db, userId, { hasRocky: isOn, now: context.now() });
  return ownUser(context, userId);
}
