import type { FileUse } from '@/lib/shared/files/files';

/**
 * Files of answers, deliveries and instant tiers; the bytes stand in the storage. A row is written
 * before the bytes come, so that what is on its way counts for the limits.
 */
export interface OrderFilesTable {
  id: string;
  /** Who sent it; null: the account is deleted. */
  ownerId: string | null;
  /** Whose orders it belongs to. */
  creatorId: string | null;
  use: FileUse;
  /** The order or the instant tier it was sent for; both null: that is gone, and so is the file soon. */
  bookingId: string | null;
  tierId: string | null;
  /** Of a delivery, once it is delivered. */
  deliveryNo: number | null;
  name: string;
  bytes: number;
  contentType: string;
  storageKey: string;
  createdAt: Date;
  /** Null: the bytes are not all here. */
  arrivedAt: Date | null;
  /** Null: sent, and not yet part of an answer or a delivery. */
  attachedAt: Date | null;
  /** Of an instant tier: taken out; who bought it before keeps it. */
  removedAt: Date | null;
}
