import type { IncomingMessage } from 'node:http';
import { LIMITS } from '@/lib/shared/limits';
import { readBytes } from './readBytes';
import { Refusal } from './refusal';

/** What the form itself may take beside the file. */
const WRAPPING_BYTES = 16 * 1024;
const MOST_BYTES = LIMITS.photoBytes + WRAPPING_BYTES;

/**
 * Reads the one file of a multipart form, its field `file`. What the file is, the backend finds out.
 * Throws Refusal `content_type`, `media.too_large` or `payload.invalid`.
 */
export async function readPhoto(request: IncomingMessage): Promise<Buffer> {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new Refusal('content_type');
  const bytes = await readBytes(request, MOST_BYTES);
  if (bytes === null) throw new Refusal('media.too_large');
  const file = await fileOf(bytes, type);
  if (file.byteLength > LIMITS.photoBytes) throw new Refusal('media.too_large');
  return file;
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
