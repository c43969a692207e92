import type { IncomingMessage, ServerResponse } from 'node:http';
import { request as ask } from 'undici';
import { readBytes, skipBody } from '@/lib/secureql/server/readBytes';
import { clientAddress } from '@/lib/server/http/cookies';
import type { WebConfig } from '@/lib/server/config';
import { LIMITS } from '@/lib/shared/limits';

/** Stripe waits longer, but sends again what nobody took. */
const PATIENCE_MS = 10_000;

/**
 * Passes on what Stripe tells, byte by byte: its signature is made over them and checked by the
 * backend. No cookie counts here. Whatever is not answered with 200 is told again later.
 */
export async function passStripeWebhook(
  request: IncomingMessage,
  response: ServerResponse,
  config: Pick<WebConfig, 'backendUrl' | 'serviceKey' | 'trustedProxies'>,
): Promise<void> {
  if (request.method !== 'POST') {
    await skipBody(request);
    response.writeHead(405, { Allow: 'POST' }).end();
    return;
  }
  const body = await readBytes(request, LIMITS.webhookBytes).catch(() => undefined);
  if (!body) {
    // Null: too long; undefined: it broke off.
    response.writeHead(body === null ? 413 : 400).end();
    return;
  }
  response.writeHead(await tell(request, body, config), { 'Cache-Control': 'no-store' }).end();
}

async function tell(
  request: IncomingMessage,
  body: Buffer,
  config: Pick<WebConfig, 'backendUrl' | 'serviceKey' | 'trustedProxies'>,
): Promise<number> {
  const signature = request.headers['stripe-signature'];
  try {
    const answer = await ask(`${config.backendUrl}/webhooks/stripe`, {
      method: 'POST',
      headers: {
        'content-type': 'application/octet-stream',
        'x-service-key': config.serviceKey,
        'x-client-ip': clientAddress(request, config),
        ...(typeof signature === 'string' ? { 'stripe-signature': signature } : {}),
      },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.body.dump();
    return answer.statusCode;
  } catch {
    return 503;
  }
}
