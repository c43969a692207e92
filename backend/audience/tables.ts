/** Whom a creator lets in where only those invited may take part. */
export interface GuestListsTable {
  creatorId: string;
  userId: string;
  addedAt: Date;
}

/** Users whom a creator has banned from all their live tools. */
export interface CreatorBansTable {
  creatorId: string;
  userId: string;
  /** Null: their account is gone. */
  bannedBy: string | null;
  reason: string | null;
  bannedAt: Date;
}
