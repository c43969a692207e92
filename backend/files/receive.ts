import { holdUser } from '@/backend/accounts/service';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { countCall } from '@/backend/platform/server/callLimits';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import { logOf } from '@/backend/platform/logger';
import { confirmedId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import type { FileUse, OrderFile } from '@/lib/shared/files/files';
import { contentTypeOf, HEAD_BYTES } from './kinds';
import { fileNameOf, refusalOf } from './policy';
import * as repository from './repository';
import { receiverOf } from './uses';

/** A file as its sender announces it. */
export interface AnnouncedFile {
  use: FileUse;
  /** The order, or the tier of an instant one. */
  ref: string;
  name: string;
  bytes: number;
}

/** A place that is kept for a file on its way. */
interface Place extends AnnouncedFile {
  id: string;
  storageKey: string;
}

/**
 * Takes a file from its sender, piece by piece: nothing of it is read before it is known that they
 * may send it and that there is room. Its type is found by its first bytes. Errors: auth.required,
 * rate_limited, and in band auth.email_needed, file.unknown (no order or tier of theirs that takes
 * files now), file.too_large, file.too_many, file.quota, file.kind_refused, file.not_stored.
 */
export async function receiveFile(
  context: Context,
  announced: AnnouncedFile,
  body: Readable,
): Promise<OrderFile> {
  const place = await keepPlace(context, announced);
  const { id, name, bytes, storageKey } = place;
  try {
    const { head, whole } = await peek(body);
    const contentType = contentTypeOf(head, name);
    if (contentType === null) throw new AppError('file.kind_refused');
    await store(context, place, whole, contentType);
    const arrivedAt = context.now();
    // What stands in an instant tier is for sale at once; the rest waits to be delivered or answered.
    const attachedAt = place.use === 'INSTANT' ? arrivedAt : null;
    if (!(await repository.markArrived(context.db, id, { contentType, arrivedAt, attachedAt }))) {
      await context.storage.remove(storageKey);
      throw new AppError('file.unknown');
    }
    return { id, name, bytes, contentType };
  } catch (error) {
    await repository.deleteFile(context.db, id);
    throw error;
  }
}

async function keepPlace(context: Context, announced: AnnouncedFile): Promise<Place> {
  const ownerId = confirmedId(context);
  const { use, ref, bytes } = announced;
  await countCall(context, 'file');
  const name = fileNameOf(announced.name);
  if (name === null) throw new AppError('file.kind_refused');
  return inTransaction(context, async (inner) => {
    const creatorId = await receiverOf(inner, use, ref);
    if (creatorId === null) throw new AppError('file.unknown');
    const to =
      use === 'INSTANT' ? { bookingId: null, tierId: ref } : { bookingId: ref, tierId: null };
    await holdUser(inner.db, creatorId);
    const refusal = refusalOf(use, bytes, await repository.roomOf(inner.db, creatorId, to));
    if (refusal !== null) throw new AppError(refusal);
    const place = {
      id: newId(),
      name,
      bytes,
      storageKey: `file-${randomBytes(16).toString('hex')}`,
    };
    const isOnItsWay = { deliveryNo: null, arrivedAt: null, attachedAt: null, removedAt: null };
    await repository.insertFile(inner.db, {
      ...{ ...place, ...to, ...isOnItsWay, use, ownerId, creatorId },
      contentType: 'application/octet-stream',
      createdAt: inner.now(),
    });
    return { ...place, use, ref };
  });
}

/** The first bytes of a body, and the body with them. */
async function peek(body: Readable): Promise<{ head: Buffer; whole: Readable }> {
  const pieces = body.iterator({ destroyOnReturn: false });
  let head = Buffer.alloc(0);
  let isEnded = false;
  while (head.length < HEAD_BYTES && !isEnded) {
    const { value, done } = (await pieces.next()) as IteratorResult<Buffer, undefined>;
    if (value !== undefined) head = Buffer.concat([head, value]);
    isEnded = done === true;
  }
  async function* all() {
    yield head;
    yield* pieces as AsyncIterable<Buffer>;
  }
  return { head: head.subarray(0, HEAD_BYTES), whole: Readable.from(all(), { objectMode: false }) };
}

async function store(
  context: Context,
  { id, bytes, storageKey }: Place,
  body: Readable,
  contentType: string,
): Promise<void> {
  try {
    await context.storage.putStream(storageKey, body, { bytes, contentType });
  } catch (error) {
    logOf(context).error({ err: error, file: id }, 'file not stored');
    throw new AppError('file.not_stored');
  }
}
