import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { request as ask } from 'undici';
import { UPLOAD_PATTERN } from '@/lib/shared/media/uploads';
import type { WebConfig } from '@/lib/server/config';

/** Says whether a path is below the uploads. */
export function isUploadPath(path: string): boolean {
  return path.startsWith('/uploads/');
}

/** By what the backend says of a photo. The bytes under a name never change. */
const CACHE_CONTROL = {
  public: 'public, max-age=31536000, immutable',
  /** In a message, perhaps: no cache on the way has it, and a browser forgets it soon. */
  private: 'private, max-age=300',
};

/**
 * Shows one photo as the backend keeps it: one of a public page may be kept for ever, any other one
 * for some minutes by who looks at it. Whatever a stranger may have hidden in it, nothing may run.
 */
export async function showUpload(
  request: IncomingMessage,
  response: ServerResponse,
  { backendUrl, serviceKey }: Pick<WebConfig, 'backendUrl' | 'serviceKey'>,
): Promise<void> {
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || !UPLOAD_PATTERN.test(path)) return refuse(response, 404);
  response.setHeader(
    'Content-Security-Policy',
    "default-src 'none'; frame-ancestors 'none'; sandbox",
  );
  const answer = await ask(`${backendUrl}${path}`, {
    headers: { 'x-service-key': serviceKey },
    headersTimeout: 10_000,
    bodyTimeout: 10_000,
  }).catch(() => null);
  if (answer === null || answer.statusCode !== 200) {
    await answer?.body.dump();
    return refuse(response, answer?.statusCode === 404 ? 404 : 502);
  }
  const length = answer.headers['content-length'];
  response.writeHead(200, {
    'Content-Type': 'image/webp',
    'Cache-Control':
      CACHE_CONTROL[answer.headers['cache-control'] === 'public' ? 'public' : 'private'],
    ...(typeof length === 'string' ? { 'Content-Length': length } : {}),
  });
  if (request.method === 'HEAD') {
    await answer.body.dump();
    response.end();
    return;
  }
  await pipeline(answer.body, response).catch(() => response.destroy());
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
  response.end(status === 404 ? 'Not Found' : 'Bad Gateway');
}
