export interface WidgetKeysTable {
  id: string;
  partyId: string;
  /** Owner of the party. */
  creatorId: string;
  /** The host who made it. */
  madeBy: string;
  /** SHA-256 hex of the key. */
  keyHash: string;
  /** Last four characters of the key. */
  hint: string;
  createdAt: Date;
  lastSeenAt: Date | null;
}
