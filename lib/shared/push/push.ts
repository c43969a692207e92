import { z } from 'zod';

/** Browsers an account can be told on at once. */
export const MOST_SUBSCRIPTIONS = 10;

/** base64url of so many bytes. */
const bytes = (count: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((count * 4) / 3)}}={0,2}$`));

/**
 * What `push/subscribe/` takes, as a browser's `PushSubscription.toJSON()` names it: where its
 * maker's service takes messages, the browser's public key (65 bytes) and its secret (16 bytes).
 */
export const subscribePayload = z.strictObject({
  endpoint: z.string().min(1).max(2048),
  p256dh: bytes(65),
  auth: bytes(16),
});

/** A checked subscription of a browser. */
export type Subscription = z.output<typeof subscribePayload>;

/** What a push carries to `public/sw.js`. */
export interface PushPayload {
  title: string;
  body: string;
  /** Path with language. */
  link: string;
  /** A notification with the same tag takes the place of an earlier one. */
  tag: string;
  /** Stays until its reader acts, where the system allows it. */
  isUrgent: boolean;
}
