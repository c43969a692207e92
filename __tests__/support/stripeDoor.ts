import { createServer } from 'node:http';
import { createBackendServer } from '@/backend/platform/server/server';
import type { Context } from '@/backend/platform/context';
import type { StripeHandlers } from '@/backend/platform/stripe/registry';
import { createWebhookDoor } from '@/backend/platform/stripe/webhookDoor';
import { schema } from '@/backend/schema';
import { passStripeWebhook } from '@/lib/server/stripeWebhook';
import { closeServer, listen } from './door';

export interface StripeDoor {
  /** Sends what Stripe would send to the web; answers the status. */
  tell: (told: Told, headers?: Record<string, string>) => Promise<number>;
  origin: string;
  close: () => Promise<void>;
}

export interface Told {
  body: string | Uint8Array<ArrayBuffer>;
  signature: string;
}

/** The way of a webhook: the web's address, behind it the backend with its service key. */
export async function startStripeDoor(
  context: Context,
  handlers: StripeHandlers,
): Promise<StripeDoor> {
  const backend = createBackendServer({
    schema,
    resolveSession: () => Promise.resolve(null),
    shared: context,
    webhook: createWebhookDoor(context, handlers),
  });
  const backendUrl = `http://127.0.0.1:${await backend.listen(0)}`;
  backend.markReady();
  const { serviceKey } = context.config;
  const web = createServer((request, response) => {
    void passStripeWebhook(request, response, { backendUrl, serviceKey, trustedProxies: [] });
  });
  const origin = `http://127.0.0.1:${await listen(web)}`;
  return {
    origin,
    tell: async ({ body, signature }, headers = {}) => {
      const answer = await fetch(`${origin}/api/webhooks/stripe`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(signature === '' ? {} : { 'stripe-signature': signature }),
          ...headers,
        },
        body,
      });
      await answer.arrayBuffer();
      return answer.status;
    },
    close: async () => {
      await closeServer(web);
      await backend.close();
    },
  };
}
