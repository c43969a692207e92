import type PubNub from 'pubnub';
import type { SilenceTimes } from '@/lib/realtime/health/silence';
import type { RealtimeToken } from './tokenRefresh';

/** What is known of a message beside its content. */
export interface MessageMeta {
  /** 17 digits; greater is later. */
  timetoken: string;
  publisher: string;
  /** The backend's own id of the event: the same one may come twice. */
  eventId: string | null;
}

/** What somebody did with a message of a channel, such as reading it. */
export interface MessageAction {
  event: 'added' | 'removed';
  type: string;
  value: string;
  /** Who did it. */
  userId: string;
  /** Of the message. */
  timetoken: string;
}

/** Who listens to a channel. */
export interface ChannelListener {
  onMessage: (message: unknown, meta: MessageMeta) => void;
  /** The same one may come twice. */
  onAction?: (action: MessageAction) => void;
  /** Messages may have been missed: read the state again. */
  onGap?: () => void;
}

/** `failed`: no token was to be had in five attempts; tried again after a minute, or when asked to. */
export type ConnectionStatus = 'idle' | 'connecting' | 'live' | 'offline' | 'failed';

/** What a connection needs of the world. */
export interface ConnectionOptions {
  /** Loads the SDK and makes a client; `onTrouble` is called when a request has to be repeated. */
  openClient: (onTrouble: () => void) => Promise<PubNub>;
  fetchToken: () => Promise<RealtimeToken>;
  /** Unix ms from which the first channels are caught up on; null: from now. */
  since: number | null;
  /** The session is another one than the page was made for, and its page has to be loaded anew. */
  onOtherUser?: () => void;
  /** Other times than a page's, for a test that cannot wait so long. */
  silence?: SilenceTimes;
}
