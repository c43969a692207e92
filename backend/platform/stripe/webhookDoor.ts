import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import type { SharedContext } from '@/backend/platform/server/requestContext';
import { LIMITS } from '@/lib/shared/limits';
import { storeEvent } from './eventRows';
import { stripeHandlers, type StripeHandlers } from './registry';
import type { StripeService } from './stripeService';

/** 200: heard; 400: not from Stripe; 404: nothing is sold here; 413: too long. */
export type WebhookStatus = 200 | 400 | 404 | 413;

const told = z.object({
  id: z.string().regex(/^evt_\w{1,200}$/),
  type: z.string().max(100),
  livemode: z.boolean(),
  account: z.string().max(200).optional(),
  data: z.object({ object: z.object({ id: z.string().max(255).optional() }) }),
});

type Told = z.output<typeof told>;

/**
 * `POST /webhooks/stripe`: what Stripe tells, as the bytes it signed. An event is stored by its id and
 * answered; a job applies it. Whatever does not carry a signature of one of our two endpoints changes
 * nothing and leaves one line in the log.
 */
export function createWebhookDoor(
  { db, now, config, logger, stripe }: SharedContext,
  handlers: StripeHandlers = stripeHandlers(),
): (request: IncomingMessage) => Promise<WebhookStatus> {
  return async (request) => {
    if (!stripe) return 404;
    const body = await readBody(request);
    if (body === null) return 413;
    const header = request.headers['stripe-signature'];
    const event = readEvent(stripe, body, typeof header === 'string' ? header : '');
    if (typeof event === 'string') {
      const clientIp = request.headers['x-client-ip'];
      logger.warn({ security: true, reason: event, clientIp }, 'webhook refused');
      return 400;
    }
    const { id, type, account = null, data } = event;
    if (event.livemode !== (stripe.kind === 'live')) {
      logger.warn({ stripeEvent: id, type }, 'event of another mode of Stripe left alone');
      return 200;
    }
    if (!handlers.has(type)) return 200;
    if (config.failpoint === 'before-webhook') process.kill(process.pid, 'SIGKILL');
    // Only an account that was left tells of an object without an id of its own: the account's app.
    const objectId = data.object.id ?? account ?? '';
    if (await storeEvent(db, { id, type, account, objectId }, now())) stripe.wake();
    return 200;
  };
}

/** The event, or why it is none of ours. */
function readEvent(stripe: StripeService, body: Buffer, header: string): Told | string {
  const { account, connect } = stripe.webhookSecrets;
  const isSigned = (secrets: readonly string[]) =>
    secrets.some((secret) => isSignedWith(stripe, body, header, secret));
  const isOwn = isSigned(account);
  if (!isOwn && !isSigned(connect)) return 'no signature of ours, or an old one';
  const event = parse(body);
  if (event === null) return 'signed, but not an event';
  if (isOwn && event.account !== undefined) return 'of a connected account at our own endpoint';
  if (!isOwn && event.account === undefined) return 'of our own account at the endpoint of Connect';
  return event;
}

function isSignedWith({ client }: StripeService, body: Buffer, header: string, secret: string) {
  try {
    return client.webhooks.signature?.verifyHeader(body, header, secret, TOLERANCE_S) ?? false;
  } catch {
    // The SDK says no by throwing.
    return false;
  }
}

/** What is signed longer ago was recorded and sent again. */
const TOLERANCE_S = 300;

function parse(body: Buffer): Told | null {
  try {
    return told.safeParse(JSON.parse(body.toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LIMITS.webhookBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
