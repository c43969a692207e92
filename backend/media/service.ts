import { randomBytes } from 'node:crypto';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import { LIMITS } from '@/lib/shared/limits';
import { uploadName, uploadUrl, type UploadedPhoto } from '@/lib/shared/uploads';
import { countUpload } from './limits';
import { repaint } from './picture';
import * as repository from './repository';

const CONTENT_TYPE = 'image/webp';

/**
 * Keeps a picture of the caller, painted anew, under a random name. Errors: auth.required, and in
 * band media.too_many, media.not_a_picture, media.too_many_pixels, media.busy, media.storage_failed.
 */
export async function storePhoto(context: Context, sent: Buffer): Promise<UploadedPhoto> {
  const { userId } = context.actor;
  if (userId === null) throw new AppError('auth.required');
  if (sent.length > LIMITS.photoBytes) throw new AppError('media.too_large');
  await countUpload(context.config, userId);
  const { bytes, width, height } = await repaint(sent);
  const name = `${randomBytes(16).toString('hex')}.webp`;
  await keep(context, name, bytes);
  const size = { width, height, bytes: bytes.length };
  const photo = { id: newId(), userId, name, ...size, contentType: CONTENT_TYPE };
  try {
    await repository.insertPhoto(context.db, { ...photo, createdAt: context.now() });
  } catch (error) {
    await context.storage.remove(name);
    throw error;
  }
  return { url: uploadUrl(name), width, height };
}

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

async function keep(context: Context, name: string, bytes: Buffer): Promise<void> {
  try {
    await context.storage.put(name, bytes, CONTENT_TYPE);
  } catch (error) {
    context.logger.error({ err: error, name }, 'photo not stored');
    throw new AppError('media.storage_failed');
  }
}

/** What this domain keeps of a user; the pictures themselves stand at `/uploads/<name>`. */
export async function photoDataOf(context: Context, userId: string) {
  return { photos: await repository.photosOf(context.db, userId) };
}

/**
 * Takes pictures out of the storage once the account they belonged to is gone. One that cannot be
 * reached stays behind under a name that nobody knows; it is logged.
 */
export async function removePhotos(context: Context, names: readonly string[]): Promise<void> {
  for (const name of names) {
    try {
      await context.storage.remove(name);
    } catch (error) {
      context.logger.error({ err: error, name }, 'photo not removed');
    }
  }
}
