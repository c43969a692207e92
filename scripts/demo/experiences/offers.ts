import type { BackendClient } from '@/scripts/demo/backendClient';
import type { OpenedService } from './services';

const DAY_MS = 24 * 60 * 60_000;

/**
 * What a creator does beside their prices: two codes, replies they saved, and an offer to the first
 * fan, who asked for it. That fan is told of what they keep.
 */
export async function fillOffers(
  host: BackendClient,
  fans: readonly { client: BackendClient }[],
  services: readonly OpenedService[],
): Promise<void> {
  const [sam] = fans.map(({ client }) => client);
  const [playing, coaching, review] = services;
  if (!sam || !playing || !coaching || !review) throw new Error('The demo sells too little.');
  await code(host, { code: 'WINTER20', value: 20, maxUses: 50, inDays: 30, serviceId: null });
  await code(host, {
    code: 'COACH10',
    value: 10,
    maxUses: null,
    inDays: null,
    serviceId: coaching.id,
  });
  await reply(host, 'hours', 'I play most evenings from 18:00 on, Berlin time.');
  await reply(host, 'replay', 'Send me the replay as a file with your order, that is the fastest.');
  await tell(sam, playing.id, { slots: true, price: false });
  await tell(sam, coaching.id, { slots: false, price: true });
  await offer(host, sam, review.id);
}

async function code(
  host: BackendClient,
  wish: {
    code: string;
    value: number;
    maxUses: number | null;
    inDays: number | null;
    serviceId: string | null;
  },
): Promise<void> {
  const { inDays, serviceId, ...plain } = wish;
  const until = inDays === null ? null : new Date(Date.now() + inDays * DAY_MS).toISOString();
  await host.ask(
    'mutation($code: String!, $value: Int!, $serviceIds: [ID!], $maxUses: Int, $until: String, $requestKey: String!) { answer: createPromo(code: $code, kind: PERCENT, value: $value, serviceIds: $serviceIds, maxUses: $maxUses, until: $until, requestKey: $requestKey) { error } }',
    {
      ...{ ...plain, until, requestKey: crypto.randomUUID() },
      serviceIds: serviceId === null ? null : [serviceId],
    },
  );
}

async function reply(host: BackendClient, name: string, body: string): Promise<void> {
  await host.ask(
    'mutation($name: String!, $body: String!) { answer: saveReply(name: $name, body: $body) { error } }',
    { name, body },
  );
}

async function tell(
  fan: BackendClient,
  targetId: string,
  { slots, price }: { slots: boolean; price: boolean },
): Promise<void> {
  await fan.ask(
    'mutation($targetId: ID!, $slots: Boolean, $price: Boolean) { answer: saveFavorite(targetType: SERVICE, targetId: $targetId, notifyLive: true, notifySlots: $slots, notifyPrice: $price) { error } }',
    { targetId, slots, price },
  );
}

/** The fan asks, and is offered something of their own. */
async function offer(host: BackendClient, fan: BackendClient, serviceId: string): Promise<void> {
  const { item: me } = await host.ask<{ item: { id: string } }>(
    'query { answer: myUser { error item { id } } }',
    {},
  );
  const { item: talk } = await fan.ask<{ item: { id: string } }>(
    'mutation($userId: ID!) { answer: startConversation(userId: $userId) { error item { id } } }',
    { userId: me.id },
  );
  const conversationId = talk.id;
  await fan.ask(
    'mutation($conversationId: ID!, $clientId: ID!, $body: String!) { answer: sendMessage(conversationId: $conversationId, clientId: $clientId, body: $body) { error } }',
    {
      ...{ conversationId, clientId: crypto.randomUUID() },
      body: 'Could you look at two replays at once? One is a loss I do not get.',
    },
  );
  await host.ask(
    'mutation($conversationId: ID!, $serviceId: ID!, $requestKey: ID!) { answer: sendOffer(conversationId: $conversationId, serviceId: $serviceId, name: "Two replays, one film", included: ["Both replays side by side", "Three things to train"], price: 3200, minutes: null, days: 4, validDays: 14, requestKey: $requestKey) { error } }',
    { conversationId, serviceId, requestKey: crypto.randomUUID() },
  );
}
