import { randomBytes } from 'node:crypto';
import { countCall } from '@/backend/platform/server/callLimits';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import { logOf } from '@/backend/platform/logger';
import { confirmedId, memberId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import { LIMITS } from '@/lib/shared/limits';
import { uploadName, uploadUrl, type UploadedPhoto } from '@/lib/shared/media/uploads';
import { reencode } from './image';
import * as repository from './repository';

const CONTENT_TYPE = 'image/webp';

/** Photos that no page shows are deleted when their upload is older than this. */
const UNSHOWN_MS = 60 * 60_000;
/** How many are deleted at a time; the next round takes others. */
const CLEARED_AT_ONCE = 200;

/**
 * Checks whether the caller may upload one more picture, and counts it, before any of it is read.
 * Errors: auth.required, media.too_many (60 in an hour, or 100 that are stored).
 */
export async function admitPhoto(context: Context): Promise<void> {
  const userId = memberId(context);
  await countCall(context, 'photo');
  if ((await repository.countPhotos(context.db, userId)) >= LIMITS.photos) {
    throw new AppError('media.too_many');
  }
}

/**
 * Stores a picture of the caller, after `admitPhoto`. It is encoded again and gets a random name.
 * Errors: auth.required, media.too_large, media.busy, and in band auth.email_needed, media.not_a_picture,
 * media.too_many_pixels, media.storage_failed.
 */
export async function storePhoto(context: Context, sent: Buffer): Promise<UploadedPhoto> {
  const userId = confirmedId(context);
  if (sent.length > LIMITS.photoBytes) throw new AppError('media.too_large');
  const { bytes, width, height } = await reencode(sent);
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
 * Makes sure that each address is one of the caller's own uploads; nulls are skipped. Call it in the
 * transaction that writes the addresses: the photos are not deleted until it ends. Errors:
 * media.photo_unknown.
 */
export async function requireOwnPhotos(
  context: Context,
  urls: readonly (string | null)[],
): Promise<void> {
  const given = new Set(urls.filter((url) => url !== null));
  if (given.size === 0) return;
  const userId = memberId(context);
  const names = [...given].flatMap((url) => uploadName(url) ?? []);
  const known = names.length === 0 ? 0 : await repository.lockOwn(context.db, userId, names);
  if (known !== given.size) throw new AppError('media.photo_unknown');
}

/**
 * Returns one of the caller's own uploads. Call it in the transaction that begins to show it, as
 * `requireOwnPhotos`. Errors: media.photo_unknown.
 */
export async function ownPhoto(
  context: Context,
  url: string,
): Promise<{ id: string; name: string; width: number; height: number }> {
  const name = uploadName(url);
  const photo = name && (await repository.lockPhoto(context.db, memberId(context), name));
  if (!photo) throw new AppError('media.photo_unknown');
  return photo;
}

/**
 * Whether everybody may see a photo: a page shows it. Others are in a message, or not saved yet.
 */
export function isPublicPhoto({ db }: Pick<Context, 'db'>, name: string): Promise<boolean> {
  return repository.isOnPage(db, name);
}

async function keep(context: Context, name: string, bytes: Buffer): Promise<void> {
  try {
    await context.storage.put(name, bytes, CONTENT_TYPE);
  } catch (error) {
    logOf(context).error({ err: error, name }, 'photo not stored');
    throw new AppError('media.storage_failed');
  }
}

/** What this domain keeps of a user; the pictures themselves stand at `/uploads/<name>`. */
export async function photoDataOf(context: Context, userId: string) {
  return { photos: await repository.photosOf(context.db, userId) };
}

/**
 * Removes files from the storage once the account they belonged to is gone. A failure is logged: the
 * file stays behind under a name that nobody knows.
 */
export async function removePhotos(context: Context, names: readonly string[]): Promise<void> {
  for (const name of names) await removeFile(context, name);
}

/**
 * Deletes photos (row and file) that were uploaded more than an hour ago and that no page shows. One
 * whose file cannot be removed keeps its row, for the next round. Returns whether there may be more.
 */
export async function clearUnshownPhotos(context: Context): Promise<boolean> {
  const before = new Date(context.now().getTime() - UNSHOWN_MS);
  const taken = await inTransaction(context, ({ db }) =>
    repository.takeUnshown(db, { before, limit: CLEARED_AT_ONCE }),
  );
  let gone = 0;
  for (const photo of taken) {
    if (await removeFile(context, photo.name)) gone += 1;
    else await repository.insertPhoto(context.db, photo);
  }
  return gone === CLEARED_AT_ONCE;
}

async function removeFile(context: Context, name: string): Promise<boolean> {
  try {
    await context.storage.remove(name);
    return true;
  } catch (error) {
    logOf(context).error({ err: error, name }, 'photo not removed');
    return false;
  }
}
