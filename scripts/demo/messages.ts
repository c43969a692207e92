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
const REPORT = `mutation($conversationId: ID!, $reason: ReportReason!, $note: String) {
  answer: reportConversation(conversationId: $conversationId, reason: $reason, note: $note) {
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

/** What waits for the operator: what a fan wrote to the host, who reported it. */
export async function fillReports(host: BackendClient, fan: BackendClient): Promise<void> {
  const conversationId = await startTalk(fan, await idOf(host));
  for (const body of ['Call me next or I tell everybody.', 'I mean it. Last warning.']) {
    await say(fan, conversationId, body);
  }
  const note = 'Again and again, on every show.';
  await host.ask(REPORT, { conversationId, reason: 'HARASSMENT', note });
}
