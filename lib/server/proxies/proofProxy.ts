import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { request as ask } from 'undici';
import type { WebConfig } from '@/lib/server/config';

const PROOF = /^\/chance\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/proof\.json$/;

/** Says whether a path is the proof file of a draw. */
export function isProofPath(path: string): boolean {
  return PROOF.test(path);
}

/**
 * Passes the proof file of a draw through as a download, piece by piece, gzipped for who takes that.
 * It says the same to everybody, changes with the draw, and may be read by pages of other sites: to
 * check a draw elsewhere is what it is for.
 */
export async function sendProof(
  request: IncomingMessage,
  response: ServerResponse,
  { backendUrl, serviceKey }: Pick<WebConfig, 'backendUrl' | 'serviceKey'>,
): Promise<void> {
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  const [, id] = PROOF.exec(path) ?? [];
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
  const answer = await ask(`${backendUrl}${path}`, {
    headers: { 'x-service-key': serviceKey },
    headersTimeout: 10_000,
    bodyTimeout: 10_000,
  }).catch(() => null);
  if (answer?.statusCode !== 200) {
    await answer?.body.dump();
    return refuse(response, answer?.statusCode === 404 ? 404 : 503);
  }
  const isZipped = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': `attachment; filename="draw-${id}.json"`,
    'Cache-Control': 'no-store',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Access-Control-Allow-Origin': '*',
    Vary: 'Accept-Encoding',
    ...(isZipped && { 'Content-Encoding': 'gzip' }),
  });
  if (request.method === 'HEAD') {
    // Cutting it off is an error to the one who reads, and nobody does.
    answer.body.on('error', () => undefined).destroy();
    response.end();
    return;
  }
  // Who goes away in the middle ends both sides.
  if (isZipped) await pipeline(answer.body, createGzip(), response).catch(() => undefined);
  else await pipeline(answer.body, response).catch(() => undefined);
}

function refuse(response: ServerResponse, status: 404 | 405 | 503): void {
  const more =
    status === 503 ? { 'Retry-After': '5' } : status === 405 ? { Allow: 'GET, HEAD' } : {};
  response.writeHead(status, {
    'Content-Type': 'text/plain',
    'Cache-Control': 'no-store',
    ...more,
  });
  response.end({ 404: 'Not Found', 405: 'Method Not Allowed', 503: 'Service Unavailable' }[status]);
}
