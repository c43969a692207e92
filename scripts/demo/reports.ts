import type { BackendClient } from './backendClient';

interface Made {
  item: { id: string };
}

const start = `mutation($userId: ID!) {
  answer: startConversation(userId: $userId) { error item { id } }
}`;
const send = `mutation($conversationId: ID!, $clientId: ID!, $body: String!) {
  answer: sendMessage(conversationId: $conversationId, clientId: $clientId, body: $body) {
    error item { id }
  }
}`;
const report = `mutation($conversationId: ID!, $reason: ReportReason!, $note: String) {
  answer: reportConversation(conversationId: $conversationId, reason: $reason, note: $note) {
    error item { id }
  }
}`;

/** What waits for the operator: what a fan wrote to the host, who reported it. */
export async function fillReports(host: BackendClient, fan: BackendClient): Promise<void> {
  const { item: creator } = await host.ask<Made>('{ answer: myUser { error item { id } } }', {});
  const { item: conversation } = await fan.ask<Made>(start, { userId: creator.id });
  const conversationId = conversation.id;
  for (const body of ['Call me next or I tell everybody.', 'I mean it. Last warning.']) {
    await fan.ask(send, { conversationId, clientId: crypto.randomUUID(), body });
  }
  const note = 'Again and again, on every show.';
  await host.ask(report, { conversationId, reason: 'HARASSMENT', note });
}
