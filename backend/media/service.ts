import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { uploadName } from '@/lib/shared/uploads';
import * as repository from './repository';

/**
 * Throws `media.photo_unknown` unless each address is one of the caller's own uploads; nulls are
 * passed over.
 */
export async function requireOwnPhotos(
  context: Context,
  urls: readonly (string | null)[],
): Promise<void> {
  const { userId } = context.actor;
  const given = new Set(urls.filter((url) => url !== null));
  if (given.size === 0) return;
  if (userId === null) throw new AppError('auth.required');
  const names = [...given].flatMap((url) => uploadName(url) ?? []);
  const known = names.length === 0 ? 0 : await repository.countOwn(context.db, userId, names);
  if (known !== given.size) throw new AppError('media.photo_unknown');
}
