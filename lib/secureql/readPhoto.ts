import type { IncomingMessage } from 'node:http';
import { LIMITS } from '@/lib/shared/limits';
import { Refusal } from './refusal';

/** What the form itself may take beside the file. */
const WRAPPING_BYTES = 16 * 1024;
const MOST_BYTES = LIMITS.photoBytes + WRAPPING_BYTES;

/** What is read and thrown away, so that the sender hears the refusal instead of a broken line. */
const PATIENCE_BYTES = 4 * LIMITS.photoBytes;

/** A photo on its way takes a place that others wait for. */
const PATIENCE_MS = 60_000;

/**
 * Reads the one file of a multipart form, its field `file`. What the file is, the backend finds out.
 * Throws Refusal `content_type`, `media.too_large` or `payload.invalid`.
 */
export async function readPhoto(request: IncomingMessage): Promise<Buffer> {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new Refusal('content_type');
  if (Number(request.headers['content-length'] ?? 0) > PATIENCE_BYTES) {
    throw new Refusal('media.too_large');
  }
  const file = await fileOf(await readBytes(request), type);
  if (file.byteLength > LIMITS.photoBytes) throw new Refusal('media.too_large');
  return file;
}

/** Reads what is left of a photo that is not taken, keeps nothing of it, and never throws. */
export async function skipPhoto(request: IncomingMessage): Promise<void> {
  await readBytes(request, 0).catch(() => undefined);
}

async function readBytes(request: IncomingMessage, most = MOST_BYTES): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  const late = setTimeout(() => request.destroy(), PATIENCE_MS);
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > PATIENCE_BYTES) break;
      if (length > most) chunks.length = 0;
      else chunks.push(chunk);
    }
  } catch (error) {
    // Cut off, or too slow: whoever sent it is gone.
    throw new Refusal('payload.invalid', {}, error);
  } finally {
    clearTimeout(late);
  }
  if (length > most) throw new Refusal('media.too_large');
  return Buffer.concat(chunks);
}

async function fileOf(body: Buffer, type: string): Promise<Buffer> {
  const refusal = new Refusal('payload.invalid', { file: { key: 'field.required' } });
  try {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': type },
    }).formData();
    const [[name, file] = [], ...others] = [...form];
    if (name !== 'file' || !(file instanceof Blob) || others.length > 0) throw refusal;
    return Buffer.from(await file.arrayBuffer());
  } catch {
    throw refusal;
  }
}
