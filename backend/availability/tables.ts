import type { ColumnType, Generated } from 'kysely';
import type { BlockSource, DayRange } from '@/lib/shared/availability/availability';

/** When a creator can be booked; days of their own stand in `availability_days`. */
export interface AvailabilitiesTable {
  creatorId: string;
  timeZone: string;
  /** Seven days from Monday on. Written as a JSON string, read as an array. */
  weekly: ColumnType<DayRange[][], string, string>;
  bufferBefore: number;
  bufferAfter: number;
  noticeMinutes: number;
  horizonDays: number;
  mostPerDay: number | null;
  version: Generated<number>;
  updatedAt: Date;
}

export interface AvailabilityDaysTable {
  creatorId: string;
  /** `2026-11-27`. */
  date: string;
  ranges: ColumnType<DayRange[], string, string>;
}

/** HELD and CONSUMED take the time; the others are history. */
export type HoldState = 'HELD' | 'CONSUMED' | 'EXPIRED' | 'RELEASED';

/** A stretch of a creator's time that is taken. */
export interface SlotHoldsTable {
  id: string;
  creatorId: string;
  /** Shared by the seats of one session. All that are no bookings have the nil UUID. */
  sessionId: string;
  seat: Generated<number>;
  /** How many may share the session. */
  seats: Generated<number>;
  source: BlockSource;
  tierId: string | null;
  /** The booking or the live tool. */
  refId: string | null;
  /** Of a live tool. */
  title: string | null;
  /** Day in the creator's zone, for the most in a day; null: not a booking. */
  localDay: string | null;
  /** Without buffers. */
  startsAt: Date;
  endsAt: Date;
  /** With buffers, as PostgreSQL writes a range: only compared in SQL. */
  span: ColumnType<string, string, string>;
  state: HoldState;
  expiresAt: Date | null;
  createdAt: Date;
}
