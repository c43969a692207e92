import type { IncomingMessage } from 'node:http';
import { readBytes } from './readBytes';
import { Refusal } from './refusal';

const MOST_BYTES = 64 * 1024;

/**
 * Reads a JSON object of at most 64 KiB. Throws Refusal `content_type`, `payload.too_large` or
 * `payload.invalid`; the key `__proto__` is refused at any depth.
 */
export async function readJsonBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Refusal('content_type');
  const text = await readText(request);
  let value: unknown;
  try {
    value = JSON.parse(text, refuseProto);
  } catch {
    throw new Refusal('payload.invalid');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal('payload.invalid');
  }
  return value as Record<string, unknown>;
}

async function readText(request: IncomingMessage): Promise<string> {
  const bytes = await readBytes(request, MOST_BYTES);
  if (bytes === null) throw new Refusal('payload.too_large');
  return bytes.toString('utf8');
}

function refuseProto(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError(key);
  return value;
}
