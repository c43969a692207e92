import type { Waiting } from '@/backend/platform/mail/tables';

/** One row: who we are to the browsers' push services. */
export interface PushKeysTable {
  id: number;
  /** 65 bytes as base64url. */
  publicKey: string;
  /** 32 bytes as base64url. */
  privateKey: string;
  createdAt: Date;
}

export interface PushSubscriptionsTable {
  id: string;
  userId: string;
  sessionId: string;
  endpoint: string;
  /** SHA-256: an endpoint may be longer than an index takes. */
  endpointHash: string;
  /** The browser's public key, base64url. */
  p256dh: string;
  /** The browser's secret, base64url. */
  auth: string;
  createdAt: Date;
}

export interface PushMessagesTable extends Waiting {
  subscriptionId: string;
  /** JSON that the service worker reads; emptied once sent. */
  text: string;
  /** A later message of the same topic takes the place of one that no phone has taken yet. */
  topic: string;
  isUrgent: boolean;
  expiresAt: Date;
}
