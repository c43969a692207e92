import type PubNub from 'pubnub';
import type { ChannelListener, MessageMeta } from './listener';

/** Who listens to which channel. */
export class Listeners {
  readonly #byChannel = new Map<string, Set<ChannelListener>>();

  get channels(): string[] {
    return [...this.#byChannel.keys()];
  }

  /** Answers whether it is the channel's first one. */
  add(channel: string, listener: ChannelListener): boolean {
    const listeners = this.#byChannel.get(channel);
    if (listeners === undefined) this.#byChannel.set(channel, new Set([listener]));
    else listeners.add(listener);
    return listeners === undefined;
  }

  /** Answers whether nobody is left on the channel now. */
  remove(channel: string, listener: ChannelListener): boolean {
    const listeners = this.#byChannel.get(channel);
    if (listeners === undefined || !listeners.delete(listener)) return false;
    return listeners.size === 0 && this.#byChannel.delete(channel);
  }

  /** Hands a message on to those who listen to its channel. */
  tell(event: PubNub.Subscription.Message): void {
    const { userMetadata: extra } = event;
    const eventId = typeof extra === 'object' && extra !== null ? extra.eventId : null;
    const meta: MessageMeta = {
      timetoken: event.timetoken,
      publisher: event.publisher ?? '',
      eventId: typeof eventId === 'string' ? eventId : null,
    };
    for (const listener of this.#byChannel.get(event.channel) ?? []) {
      listener.onMessage(event.message, meta);
    }
  }

  /** Hands what was done with a message on to those who listen to its channel. */
  tellAction({ channel, event, data }: PubNub.Subscription.MessageAction): void {
    const { type, value, uuid: userId, messageTimetoken: timetoken } = data;
    for (const listener of this.#byChannel.get(channel) ?? []) {
      listener.onAction?.({ event, type, value, userId, timetoken });
    }
  }

  /** Messages may have been missed on every channel. */
  tellGap(): void {
    for (const listeners of this.#byChannel.values()) {
      for (const listener of listeners) listener.onGap?.();
    }
  }
}
