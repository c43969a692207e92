import type PubNub from 'pubnub';
import type { ChannelListener, MessageAction, MessageMeta } from './listener';

/** Who listens to which channel. */
export class Listeners {
  readonly #byChannel = new Map<string, Set<ChannelListener>>();

  get channels(): string[] {
    return [...this.#byChannel.keys()];
  }

  /** Returns whether it is the channel's first one. */
  add(channel: string, listener: ChannelListener): boolean {
    const listeners = this.#byChannel.get(channel);
    if (listeners === undefined) this.#byChannel.set(channel, new Set([listener]));
    else listeners.add(listener);
    return listeners === undefined;
  }

  /** Returns whether nobody is left on the channel now. */
  remove(channel: string, listener: ChannelListener): boolean {
    const listeners = this.#byChannel.get(channel);
    if (listeners === undefined || !listeners.delete(listener)) return false;
    return listeners.size === 0 && this.#byChannel.delete(channel);
  }

  /** Passes a message on to the listeners of its channel. */
  deliver(event: PubNub.Subscription.Message): void {
    const { userMetadata: extra } = event;
    const eventId = typeof extra === 'object' && extra !== null ? extra.eventId : null;
    const meta: MessageMeta = {
      timetoken: event.timetoken,
      publisher: event.publisher ?? '',
      eventId: typeof eventId === 'string' ? eventId : null,
    };
    this.hand(event.channel, event.message, meta);
  }

  /** Hands on what was read of a message already. */
  hand(channel: string, message: unknown, meta: MessageMeta): void {
    for (const listener of this.#byChannel.get(channel) ?? []) listener.onMessage(message, meta);
  }

  /** Passes a message action on to the listeners of its channel. */
  deliverAction({ channel, event, data }: PubNub.Subscription.MessageAction): void {
    const { type, value, uuid: userId, messageTimetoken: timetoken } = data;
    this.act(channel, { event, type, value, userId, timetoken });
  }

  /** Hands on what was read of an action already. */
  act(channel: string, action: MessageAction): void {
    for (const listener of this.#byChannel.get(channel) ?? []) listener.onAction?.(action);
  }

  /** Reports that messages may have been missed: on these channels, by default on all. */
  reportGap(channels: readonly string[] = this.channels): void {
    for (const channel of channels) {
      for (const listener of this.#byChannel.get(channel) ?? []) listener.onGap?.();
    }
  }
}
