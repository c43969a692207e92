import PubNub from 'pubnub';
import type { BackendProcess } from './backendProcess';

/** A message as the real-time server keeps it, with the id of the event it came from. */
interface Published<Message> {
  eventId: string;
  message: Message;
}

/** What visitors can read on a channel, oldest first. */
async function publishedOn<Message>(
  backend: BackendProcess,
  channel: string,
): Promise<Published<Message>[]> {
  const granted = await backend.graphql('{ getPubNubSubscription { error token } }', {});
  const { token } = granted.data?.getPubNubSubscription as unknown as { token: string };
  const reader = new PubNub({
    ...backend.realtimeKeys(),
    userId: 'anonymous',
    origin: `127.0.0.1:${backend.realtimePort}`,
    ssl: false,
  });
  reader.setToken(token);
  const { channels } = await reader.fetchMessages({
    channels: [channel],
    count: 100,
    includeMeta: true,
  });
  reader.destroy();
  return (channels[channel] ?? []).map(({ message, meta }) => ({
    eventId: (meta as unknown as { eventId: string }).eventId,
    message: message as unknown as Message,
  }));
}

/** The last hundred messages of a channel once there are so many, or after ten seconds. */
export async function whenPublished<Message>(
  backend: BackendProcess,
  channel: string,
  count: number,
): Promise<Published<Message>[]> {
  const end = Date.now() + 10_000;
  for (;;) {
    const found = await publishedOn<Message>(backend, channel);
    if (found.length >= count || Date.now() > end) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
