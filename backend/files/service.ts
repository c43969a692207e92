import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { logOf } from '@/backend/platform/logger';
import { memberId } from '@/backend/platform/member';
import type { StoredFile } from '@/backend/platform/storage/storage';
import { inTransaction } from '@/backend/platform/transaction';
import type { OrderFile } from '@/lib/shared/files/files';
import { dispositionOf } from './policy';
import * as repository from './repository';
import { isBought, isReadable, type FileRow } from './uses';

export { receiveFile } from './receive';
export { registerFileUse, type FileRow } from './uses';

/** What nobody attached to anything is deleted when it is older. */
const LOOSE_MS = 24 * 60 * 60_000;
/** How many are deleted at a time; the next round takes others. */
const CLEARED_AT_ONCE = 100;

/** A file of an order, with where it belongs. */
export interface AttachedFile extends OrderFile {
  bookingId: string | null;
  tierId: string | null;
  /** Null: of an answer or a tier. */
  deliveryNo: number | null;
}

/** A file on its way to whoever may have it: its bytes, or where a browser fetches it. */
export type SentFile = { disposition: string; contentType: string } & (
  { url: string } | { url: null; file: StoredFile }
);

/**
 * Makes files that the caller sent for an order a part of it: of an answer, or of the delivery of that
 * number. Call it in the transaction that writes the answer or the delivery. Errors: file.unknown (one
 * of them was not sent by the caller for this, or is a part of something already).
 */
export async function attachFiles(
  context: Context,
  fileIds: readonly string[],
  { bookingId, deliveryNo }: { bookingId: string; deliveryNo?: number },
): Promise<void> {
  const ids = [...new Set(fileIds)];
  if (ids.length === 0) return;
  const attached = await repository.attach(context.db, ids, {
    ownerId: memberId(context),
    bookingId,
    deliveryNo: deliveryNo ?? null,
    at: context.now(),
  });
  if (attached !== ids.length) throw new AppError('file.unknown');
}

/**
 * The files of some orders, or of some instant tiers: as they are sold now, or with `boughtAt` as
 * somebody has them who bought then. Oldest first. Who may see them is the caller's to decide.
 */
export async function filesOf(
  { db }: Pick<Context, 'db'>,
  of: { bookingIds: readonly string[] } | { tierIds: readonly string[]; boughtAt?: Date },
): Promise<AttachedFile[]> {
  if ('bookingIds' in of) {
    if (of.bookingIds.length === 0) return [];
    return (await repository.filesOfBookings(db, of.bookingIds)).map(toAttached);
  }
  if (of.tierIds.length === 0) return [];
  return (await repository.filesOfTiers(db, of.tierIds, of.boughtAt ?? null)).map(toAttached);
}

/**
 * Opens a file for the caller, to be stored under its name and never shown: where the storage has
 * addresses of its own, by one that holds for five minutes. Errors: not_found (no such file, or it is
 * not for the caller).
 */
export async function openFile(context: Context, id: string): Promise<SentFile> {
  const file = await repository.findFile(context.db, id);
  if (!file || !(await mayRead(context, file))) throw new AppError('not_found');
  const { storageKey, contentType } = file;
  const disposition = dispositionOf(file.name);
  const url = context.storage.signedUrl(storageKey, {
    disposition,
    contentType,
    now: context.now(),
  });
  if (url !== null) return { disposition, contentType, url };
  const stored = await context.storage.read(storageKey);
  if (stored === null) {
    logOf(context).error({ file: id }, 'a file of an order is not in the storage');
    throw new AppError('not_found');
  }
  return { disposition, contentType, url: null, file: stored };
}

/**
 * Takes a file back: one that its sender has not delivered or answered with, or one of an instant
 * tier. What somebody bought stays theirs. Errors: auth.required, file.unknown.
 */
export async function removeFile(context: Context, id: string): Promise<OrderFile> {
  const userId = memberId(context);
  const { file, isGone } = await inTransaction(context, async (inner) => {
    const found = await repository.lockFile(inner.db, id);
    const isOpen = found?.use === 'INSTANT' ? found.removedAt === null : found?.attachedAt === null;
    if (!found || found.ownerId !== userId || !isOpen) throw new AppError('file.unknown');
    if (await isBought(inner, found)) {
      await repository.markRemoved(inner.db, id, inner.now());
      return { file: found, isGone: false };
    }
    await repository.deleteFile(inner.db, id);
    return { file: found, isGone: true };
  });
  if (isGone) await forget(context, file.storageKey);
  return toFile(file);
}

/**
 * Deletes files that nobody made a part of anything within a day, and those whose order or tier is
 * gone. Returns whether there may be more.
 */
export async function clearLooseFiles(context: Context): Promise<boolean> {
  const before = new Date(context.now().getTime() - LOOSE_MS);
  const taken = await inTransaction(context, ({ db }) =>
    repository.takeLoose(db, { before, limit: CLEARED_AT_ONCE }),
  );
  let gone = 0;
  for (const file of taken) {
    if (await forget(context, file.storageKey)) gone += 1;
    else await repository.insertFile(context.db, file);
  }
  return gone === CLEARED_AT_ONCE;
}

/**
 * Forgets what somebody sent as answers, for the transaction that deletes their account; what they
 * delivered stays with who bought it. Returns what `removeStored` removes after the commit.
 */
export async function leaveFiles({ db }: Pick<Context, 'db'>, userId: string): Promise<string[]> {
  return (await repository.deleteAnswersOf(db, userId)).map(({ storageKey }) => storageKey);
}

/** Removes bytes whose rows are gone. A failure is logged: they stay under a name that nobody knows. */
export async function removeStored(context: Context, keys: readonly string[]): Promise<void> {
  for (const key of keys) await forget(context, key);
}

/** What this domain keeps of a user; the files themselves stand at `/api/files/<id>`. */
export async function fileDataOf({ db }: Pick<Context, 'db'>, userId: string) {
  return { files: await repository.filesSentBy(db, userId) };
}

async function mayRead(context: Context, file: FileRow): Promise<boolean> {
  if (context.actor.userId === null) return false;
  if (file.ownerId === context.actor.userId) return true;
  return file.attachedAt !== null && isReadable(context, file);
}

async function forget(context: Context, key: string): Promise<boolean> {
  try {
    await context.storage.remove(key);
    return true;
  } catch (error) {
    logOf(context).error({ err: error, key }, 'file not removed');
    return false;
  }
}

function toFile({ id, name, bytes, contentType }: FileRow): OrderFile {
  return { id, name, bytes, contentType };
}

function toAttached(file: FileRow): AttachedFile {
  const { bookingId, tierId, deliveryNo } = file;
  return { ...toFile(file), bookingId, tierId, deliveryNo };
}
