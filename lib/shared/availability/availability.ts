import { z } from 'zod';
import { idSchema } from '@/lib/shared/id';
import { LIMITS } from '@/lib/shared/limits';
import { isTimeZone } from './timeZone';

/** Bookings begin at steps of so many minutes from the start of an open range. */
export const SLOT_STEP_MINUTES = 15;

/** Why a stretch of a creator's time is taken. MANUAL: they blocked it themselves. */
export const BLOCK_SOURCES = ['BOOKING', 'PARTY', 'DRAW', 'FUND', 'MANUAL'] as const;
export type BlockSource = (typeof BLOCK_SOURCES)[number];

export const timeZoneSchema = z.string().min(1).max(60).refine(isTimeZone);

/** A day of the calendar, `2026-11-27`. */
const dateSchema = z.iso.date();

/** Open hours of a day: minutes since its midnight on the clock of the wall, 1440 is its end. */
const rangeSchema = z
  .strictObject({
    from: z.int().min(0).max(1425).multipleOf(SLOT_STEP_MINUTES),
    to: z.int().min(15).max(1440).multipleOf(SLOT_STEP_MINUTES),
  })
  .refine(({ from, to }) => from < to);
export type DayRange = z.output<typeof rangeSchema>;

/** Ranges in order that do not touch one another. */
const rangesSchema = z
  .array(rangeSchema)
  .max(LIMITS.dayRanges)
  .refine((ranges) => ranges.every((range, place) => range.from > (ranges[place - 1]?.to ?? -1)));

/** When a creator can be booked. Times on the clock of `timeZone`. */
export const availabilitySettings = z.strictObject({
  timeZone: timeZoneSchema,
  /** Seven days from Monday on; none open: closed. */
  weekly: z.array(rangesSchema).length(7),
  /** Days with hours of their own instead; none: a day off. */
  overrides: z
    .array(z.strictObject({ date: dateSchema, ranges: rangesSchema }))
    .max(LIMITS.availabilityDays)
    .refine((days) => new Set(days.map(({ date }) => date)).size === days.length),
  /** Minutes kept free before and after each session. */
  bufferBefore: z.int().min(0).max(LIMITS.bufferMinutes),
  bufferAfter: z.int().min(0).max(LIMITS.bufferMinutes),
  /** Nobody books later than so many minutes before the start. */
  noticeMinutes: z.int().min(0).max(LIMITS.noticeMinutes),
  horizonDays: z.int().min(1).max(LIMITS.horizonDays),
  /** Sessions on one day of the creator's; null: as many as fit. */
  mostPerDay: z.int().min(1).max(LIMITS.mostPerDay).nullable(),
});
export type AvailabilitySettings = z.output<typeof availabilitySettings>;

/** What a creator begins with, in their own zone: no hours. */
export const DEFAULT_AVAILABILITY: Omit<AvailabilitySettings, 'timeZone'> = {
  weekly: [[], [], [], [], [], [], []],
  overrides: [],
  bufferBefore: 0,
  bufferAfter: 15,
  noticeMinutes: 180,
  horizonDays: 35,
  mostPerDay: null,
};

/** Something that takes a creator's time, in their own calendar. Times UTC ISO 8601. */
export interface CalendarBlock {
  id: string;
  source: BlockSource;
  /** The booking or the live tool; null: blocked by hand. */
  refId: string | null;
  title: string | null;
  /** A slot that somebody pays for or that waits for an answer. */
  isHeld: boolean;
  /** Without buffers. */
  startsAt: string;
  endsAt: string;
}

/** `user-availability-settings`. */
export interface AvailabilityView extends AvailabilitySettings {
  /** 0: never saved. */
  version: number;
  /** Some hour of the week, or of a day to come, is open. */
  isOpen: boolean;
  /** Of a creator with hours: the next time somebody could book; UTC ISO 8601. */
  nextFreeAt: string | null;
}

/** A free time to begin at, as `user-availability` says it. */
export interface FreeSlot {
  /** UTC ISO 8601. */
  startsAt: string;
  endsAt: string;
  /** The same on the clock of the zone that was asked for, with its offset: `2026-11-27T18:00+01:00`. */
  localStart: string;
  /** Places left where several share a session; 1 otherwise. */
  seatsLeft: number;
}

/** Payload of `user-availability`. */
export const freeSlotsPayload = z.strictObject({
  creatorId: idSchema,
  serviceTierId: idSchema,
  from: dateSchema,
  to: dateSchema,
  timeZone: timeZoneSchema,
});

/** Payload of `availability/save-settings/`; `version` is the one the editor saw. */
export const saveAvailabilityPayload = z.strictObject({
  version: z.int().min(0),
  settings: availabilitySettings,
});

/** Payload of `availability/get-calendar/`: days of the creator's zone, both included. */
export const calendarPayload = z.strictObject({ from: dateSchema, to: dateSchema });

/** Payload of `availability/block-time/`. */
export const blockTimePayload = z.strictObject({
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  requestKey: z.uuid(),
});

/** Payload of `availability/free-time/`. */
export const freeTimePayload = z.strictObject({ blockId: idSchema });
