/** Whom a creator lets in where only those invited may take part. */
export interface GuestListsTable {
  creatorId: string;
  userId: string;
  addedAt: Date;
}

/** Who may take part in nothing that a creator runs. */
export interface CreatorBansTable {
  creatorId: string;
  userId: string;
  /** Null: their account is gone. */
  bannedBy: string | null;
  reason: string | null;
  bannedAt: Date;
}
