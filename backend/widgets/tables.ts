export interface WidgetKeysTable {
  id: string;
  partyId: string;
  creatorId: string;
  /** SHA-256 hex of the key. */
  keyHash: string;
  /** Last four characters of the key. */
  hint: string;
  createdAt: Date;
  lastSeenAt: Date | null;
  revokedAt: Date | null;
}
