import type { ColumnType, Generated } from 'kysely';
import type { Right } from '@/lib/shared/hosting/moderators';

/** Kinds of live tools; a party is PlayQueue's. */
export type ToolKind = 'PARTY' | 'LOTTERY' | 'FUND';

/** What every live tool is; a party, a lottery and a fund have a row of their own with the same id. */
export interface LiveToolsTable {
  id: string;
  kind: ToolKind;
  creatorId: string;
}

/** Moderators of a creator, invited or accepted, and their right. */
export interface ModeratorGrantsTable {
  creatorId: string;
  userId: string;
  hostRight: Right;
  /** `REVOKED`: declined, left, removed or banned. */
  state: 'INVITED' | 'ACTIVE' | 'REVOKED';
  invitedAt: Date;
  answeredAt: Date | null;
}

/** What hosts did with a live tool, for their log and its undo. */
export interface ToolActionsTable {
  /** Sorts by time. */
  id: string;
  toolId: string;
  actorId: string | null;
  /** One of the kinds that the tool has. */
  kind: string;
  /** Written as a JSON string, read as an object: the action without its kind. */
  detail: ColumnType<object, string, string>;
  actedAt: Date;
  undoneAt: Generated<Date | null>;
}

/** What hosts changed beside the acts of a tool: settings, keys, moderators, lists. */
export interface ToolRecordsTable {
  /** Sorts by time. */
  id: string;
  creatorId: string;
  /** Null: it concerns all tools of the creator. */
  toolId: string | null;
  /** Null: their account is gone. */
  actorId: string | null;
  /** Whom it is about. */
  subjectId: string | null;
  /** One of `RECORD_KINDS`. */
  kind: string;
  /** Written as a JSON string, read as an object. */
  detail: ColumnType<object, string, never>;
  recordedAt: Date;
}

/** How many followers have been notified of an open live tool; one row for each that ever opened. */
export interface LiveAnnouncementsTable {
  toolId: string;
  creatorId: string;
  /** When it was open no longer; null while it is. */
  closedAt: Date | null;
  /** The last follower who was notified. */
  afterUserId: string | null;
  isDone: ColumnType<boolean, boolean | undefined, boolean>;
}

/** Who wants to be told once when a live tool opens or has a place again. */
export interface ToolAskersTable {
  /** Sorts by time. */
  id: string;
  toolId: string;
  /** Null: a visitor, known by their address alone. */
  userId: string | null;
  /** Lower-cased. Null: a member. */
  email: string | null;
  /** Of the mails; a member's news are in their account's. */
  locale: string | null;
  /** SHA-256 hex of the newest mail's token; null for a member. */
  tokenHash: string | null;
  askedAt: Date;
  /** Null: a visitor who has not followed the mail's link yet. */
  confirmedAt: Date | null;
}
