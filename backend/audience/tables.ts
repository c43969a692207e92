import type { ColumnType } from 'kysely';

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

/** What a ban says of quick accounts made after it. */
export interface BanMarksTable {
  creatorId: string;
  /** Who was banned; the account may be gone. */
  userId: string;
  kind: 'BROWSER' | 'ADDRESS';
  hash: string;
  madeAt: Date;
  until: Date;
}

/** Words that must not stand in names and answers at a creator's tools. */
export interface CreatorWordsTable {
  creatorId: string;
  /** Written as a JSON string, read as an array. */
  words: ColumnType<string[], string, string>;
  updatedAt: Date;
}
