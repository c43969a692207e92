import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { errorOf, paid } from './support';
import {
  SANDBOX_SECRETS,
  startStripeStage,
  type SandboxStage,
} from '@/__tests__/support/stripeSandbox';
import type { Delivery } from '@/backend/emulators/stripe/types';

interface Received {
  body: string;
  signature: string;
}

let server: Server;
let received: Received[];
let statuses: number[];
let sandbox: SandboxStage;

beforeEach(async () => {
  received = [];
  statuses = [];
  server = createServer((request, response) => {
    void read(request).then((message) => {
      received.push(message);
      response.writeHead(statuses.shift() ?? 200).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  sandbox = await startStripeStage({ url: `http://127.0.0.1:${port}/webhooks/stripe` });
});
afterEach(async () => {
  await sandbox.close();
  server.closeAllConnections();
  server.close();
});

async function read(request: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString('utf8');
  return { body, signature: `${request.headers['stripe-signature'] as string}` };
}

const eventOf = ({ body, signature }: Received, secret: string) =>
  sandbox.client.webhooks.constructEvent(body, signature, secret);

describe('webhooks', () => {
  it('are signed with the secret of their endpoint, in real time', async () => {
    const seller = await sandbox.seller();
    sandbox.advanceDays(30);
    await paid(sandbox);
    await sandbox.messages.flush();
    const events = received.map((message) => {
      const isConnect = message.body.includes('"account": "acct_');
      const { account, connect } = SANDBOX_SECRETS;
      const [own, other] = isConnect ? [connect, account] : [account, connect];
      expect(() => eventOf(message, other)).toThrow(Stripe.errors.StripeSignatureVerificationError);
      return eventOf(message, own);
    });
    expect(events.find(({ type }) => type === 'account.updated')).toMatchObject({
      account: seller.id,
      livemode: false,
      api_version: '2026-10-28.endive',
    });
    const completed = events.find(({ type }) => type === 'checkout.session.completed');
    expect(completed).toMatchObject({ object: 'event', data: { object: { status: 'complete' } } });
    expect(completed?.account).toBeUndefined();
  });

  it('name the call that caused them', async () => {
    await sandbox.client.customers.create({}, { idempotencyKey: 'customer:1' });
    await sandbox.messages.flush();
    const [event] = received.map((message) => eventOf(message, SANDBOX_SECRETS.account));
    expect(event?.request).toMatchObject({ idempotency_key: 'customer:1' });
    expect(event?.request?.id).toMatch(/^req_/);
  });

  it('are sent again until they are taken, as the same event', async () => {
    statuses = [500, 302];
    await sandbox.client.customers.create({});
    for (let round = 0; round < 4; round += 1) await sandbox.messages.flush();
    const ids = received.map(({ body }) => (JSON.parse(body) as { id: string }).id);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
    const [event] = (await sandbox.client.events.list()).data;
    expect(event).toMatchObject({ id: ids[0], pending_webhooks: 0 });
  });

  it('come twice and shuffled when a test wants it, and lose nothing', async () => {
    Object.assign(sandbox.messages.settings, { copies: 2, isShuffled: true });
    await paid(sandbox);
    await sandbox.messages.flush();
    const ids = received.map(({ body }) => (JSON.parse(body) as { id: string }).id);
    const told = (await sandbox.client.events.list({ limit: 100 })).data.map(({ id }) => id);
    expect([...new Set(ids)].sort()).toEqual(told.sort());
    expect(ids).toHaveLength(told.length * 2);
  });

  it('go out by themselves when nobody holds them', async () => {
    sandbox.messages.settings.isHeld = false;
    await sandbox.client.customers.create({});
    while (received.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(eventOf(received[0] as Received, SANDBOX_SECRETS.account).type).toBe('customer.created');
  });

  it('can be handed out instead, signed', async () => {
    await paid(sandbox);
    const taken: Delivery[] = sandbox.messages.take();
    expect(taken.map(({ type }) => type)).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'checkout.session.completed',
    ]);
    for (const delivery of taken) {
      expect(eventOf(delivery, SANDBOX_SECRETS.account).id).toBe(delivery.eventId);
    }
    expect(sandbox.messages.take()).toEqual([]);
  });

  it('reach endpoints that were made by the API, with their own secret and their own types', async () => {
    const { client } = sandbox;
    const url = sandbox.messages.settings && `http://127.0.0.1:9/own`;
    const endpoint = await client.webhookEndpoints.create({
      url,
      enabled_events: ['customer.created'],
    });
    await client.customers.create({});
    await paid(sandbox);
    const own = sandbox.messages.take().filter((delivery) => delivery.url === url);
    expect(own.map(({ type }) => type)).toEqual(['customer.created']);
    const [first] = own;
    const event = client.webhooks.constructEvent(
      first?.body ?? '',
      first?.signature ?? '',
      endpoint.secret ?? '',
    );
    expect(event.type).toBe('customer.created');
    expect(await client.webhookEndpoints.retrieve(endpoint.id)).not.toHaveProperty('secret');
    const nowhere = client.webhookEndpoints.create({ url: 'nowhere', enabled_events: ['*'] });
    expect(await errorOf(nowhere)).toMatchObject({ code: 'url_invalid' });
  });

  it('carry no field of the sandbox’s own', async () => {
    await paid(sandbox);
    const bodies = sandbox.messages.take().map(({ body }) => body);
    expect(bodies.join('')).not.toContain('hidden');
    expect(bodies.join('')).not.toContain('pm_card_');
  });
});
