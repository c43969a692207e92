import type { ColumnType } from 'kysely';
import type { EntryField, PartyState } from '@/lib/shared/messages';

export interface PartiesTable {
  id: string;
  creatorId: string;
  title: string;
  game: string;
  notice: string | null;
  state: PartyState;
  /** Places; null: no limit. */
  queueSize: number | null;
  seatsPerRound: number;
  /** Written as a JSON string, read as an array. */
  entryFields: ColumnType<EntryField[], string | undefined, string>;
  lobbyCode: string | null;
  /** Entries of status 100. */
  memberCount: ColumnType<number, number | undefined, number>;
  playedCount: ColumnType<number, number | undefined, number>;
  /** The number the next entry takes; the first one is 1. */
  nextNumber: ColumnType<number, number | undefined, number>;
  /** Rises by one with every real-time message of the party. */
  seq: ColumnType<number, number | undefined, number>;
  /** Rises by one with every edit; an edit names the one it saw. */
  version: ColumnType<number, number | undefined, number>;
  createdAt: Date;
  updatedAt: Date;
}

export interface QueueEntriesTable {
  id: string;
  /** Unguessable address of the fan's own ticket. */
  queueUuid: string;
  partyId: string;
  userId: string;
  status: number;
  number: number;
  /** Written as a JSON string, read as an object: answer by field key. */
  fields: ColumnType<Record<string, string>, string | undefined, string>;
  joinedAt: Date;
  calledAt: Date | null;
  readyAt: Date | null;
  startedAt: Date | null;
  endedAt: Date | null;
}

/** Waiting entries per 512 numbers, so that a position is counted without reading the queue. */
export interface QueueBlocksTable {
  partyId: string;
  /** `floor(number / 512)` */
  block: number;
  waiting: number;
}
