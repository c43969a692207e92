import type { IncomingMessage } from 'node:http';
import { LIMITS } from '@/lib/shared/limits';
import { Refusal } from './refusal';

/** What is read and thrown away, so that the sender hears the refusal instead of a broken line. */
const PATIENCE_BYTES = 4 * LIMITS.photoBytes;

/** A body on its way holds a connection, and a photo a place that others wait for. */
const PATIENCE_MS = 60_000;

/**
 * Reads a body of at most `most` bytes; null when it is longer. Such a one is read to its end as well,
 * within reason. Throws Refusal `payload.invalid` when it breaks off.
 */
export async function readBytes(request: IncomingMessage, most: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  const late = setTimeout(() => request.destroy(), PATIENCE_MS);
  try {
    // Left early, an iterator would otherwise close the connection that the answer is to take.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      length += (chunk as Buffer).length;
      if (length > PATIENCE_BYTES) break;
      if (length > most) chunks.length = 0;
      else chunks.push(chunk as Buffer);
    }
  } catch (error) {
    // Cut off, or too slow: whoever sent it is gone.
    throw new Refusal('payload.invalid', {}, error);
  } finally {
    clearTimeout(late);
  }
  return length > most ? null : Buffer.concat(chunks);
}

/** Reads what is left of a body that nobody wants, keeps nothing of it, and never throws. */
export async function skipBody(request: IncomingMessage): Promise<void> {
  if (!request.readableEnded) await readBytes(request, 0).catch(() => undefined);
}
