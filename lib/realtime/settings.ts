/** How a page reaches real time; part of every page's props. */
export interface RealtimeSettings {
  subscribeKey: string;
  publishKey: string | null;
  /** The embedded server's port on the page's host; null: it is reached another way. */
  port: number | null;
  /** Prefix under the page's own address; null with `port` null: PubNub itself. */
  path: string | null;
  /** When the page's state was read, Unix ms: messages since then are caught up on. */
  since: number;
}
