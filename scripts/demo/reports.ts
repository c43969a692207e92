import type { BackendClient } from './backendClient';
import { idOf, say, startTalk } from './messages';

const report = `mutation($conversationId: ID!, $reason: ReportReason!, $note: String) {
  answer: reportConversation(conversationId: $conversationId, reason: $reason, note: $note) {
    error item { id }
  }
}`;

/** What waits for the operator: what a fan wrote to the host, who reported it. */
export async function fillReports(host: BackendClient, fan: BackendClient): Promise<void> {
  const conversationId = await startTalk(fan, await idOf(host));
  for (const body of ['Call me next or I tell everybody.', 'I mean it. Last warning.']) {
    await say(fan, conversationId, body);
  }
  const note = 'Again and again, on every show.';
  await host.ask(report, { conversationId, reason: 'HARASSMENT', note });
}
