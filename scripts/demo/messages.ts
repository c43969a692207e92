import type { BackendClient } from './backendClient';

interface Made {
  item: { id: string };
}

const START = `mutation($userId: ID!) {
  answer: startConversation(userId: $userId) { error item { id } }
}`;
const SEND = `mutation($conversationId: ID!, $clientId: ID!, $body: String!) {
  answer: sendMessage(conversationId: $conversationId, clientId: $clientId, body: $body) {
    error item { id }
  }
}`;

/** The id of whoever is logged in. */
export async function idOf(client: BackendClient): Promise<string> {
  const { item } = await client.ask<Made>('{ answer: myUser { error item { id } } }', {});
  return item.id;
}

/** Starts a conversation with a creator, or finds the one that is there; its id. */
export async function startTalk(fan: BackendClient, creatorId: string): Promise<string> {
  const { item } = await fan.ask<Made>(START, { userId: creatorId });
  return item.id;
}

/** Says something in a conversation. */
export async function say(
  client: BackendClient,
  conversationId: string,
  body: string,
): Promise<void> {
  await client.ask(SEND, { conversationId, clientId: crypto.randomUUID(), body });
}
