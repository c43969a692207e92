import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const pack = promisify(gzip);

const SMALLEST_PACKED = 1_024;

/** Sends a text with its length, packed when its reader takes that and it is long enough to gain. */
export async function sendPacked(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
): Promise<void> {
  const isPacked = body.length >= SMALLEST_PACKED && acceptsGzip(request);
  const sent = isPacked ? await pack(body, { level: 1 }) : body;
  if (isPacked) response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Content-Length', sent.length);
  response.end(sent);
}

function acceptsGzip(request: IncomingMessage): boolean {
  const accepted = request.headers['accept-encoding'];
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(accepted ?? ''));
}
