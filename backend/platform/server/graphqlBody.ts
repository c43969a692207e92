import type { IncomingMessage } from 'node:http';
import type { ErrorCode } from '@/lib/shared/errors';
import { isNestedBeyond } from '@/backend/platform/jsonDepth';

const MOST_BYTES = 1024 * 1024;
const MOST_LEVELS = 64;

/**
 * The JSON of a call, or why there is none. Read here: on the way Yoga reads it, it passes a chain of
 * streams that costs more than the rest of a small call.
 */
export async function readGraphqlBody(request: IncomingMessage): Promise<object | ErrorCode> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) return 'payload.too_large';
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MOST_BYTES) return 'payload.too_large';
    chunks.push(chunk);
  }
  const json = Buffer.concat(chunks);
  if (isNestedBeyond(MOST_LEVELS, json)) return 'payload.invalid';
  try {
    const body: unknown = JSON.parse(json.toString());
    // What has no keys names no document, and Yoga would look for another body.
    return typeof body === 'object' && body !== null && Object.keys(body).length > 0
      ? body
      : 'payload.invalid';
  } catch {
    return 'payload.invalid';
  }
}
