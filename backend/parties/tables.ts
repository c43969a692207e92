import type { ColumnType, Generated } from 'kysely';
import type { Lane } from '@/lib/shared/parties/lanes';
import type { EntryField } from '@/lib/shared/forms/entryFields';
import type { PartyState } from '@/lib/shared/parties/messages';
import type {
  CallReceipt,
  JoinRule,
  OrderPolicy,
  RejoinRule,
  SetBack,
} from '@/lib/shared/parties/queueRules';

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
  orderPolicy: Generated<OrderPolicy>;
  whoCanJoin: Generated<JoinRule>;
  rejoin: Generated<RejoinRule>;
  /** With `rejoin` COOLDOWN: how long a fan waits after playing before they may join again. */
  cooldownMinutes: Generated<number>;
  /** How long a called fan has to answer. */
  readySeconds: Generated<number>;
  /** Most seats of one entry; 1: no groups. */
  groupMax: Generated<number>;
  /** Entries of status 100. */
  memberCount: ColumnType<number, number | undefined, number>;
  playedCount: ColumnType<number, number | undefined, number>;
  /** The number the next entry takes; the first one is 1. */
  nextNumber: ColumnType<number, number | undefined, number>;
  /** The place the next one behind all others takes, in steps of `PLACE_STEP`. */
  nextPlace: Generated<number>;
  /** How many turns the lanes have had. */
  turn: Generated<number>;
  /** How many ordinary turns come to each priority turn; fixed once somebody has joined. */
  laneMix: Generated<number>;
  /** So many missed calls end one's part. */
  missLimit: Generated<number>;
  /** How long a turn should take, in minutes; null: no timer. */
  turnMinutes: Generated<number | null>;
  /** While the last call is fresh: the turn before it, and when it was made. */
  freshTurn: Generated<number | null>;
  freshSince: Generated<Date | null>;
  /** The round that is played, or was last: it rises when people start while nobody plays. */
  roundNo: Generated<number>;
  /** How many calls were made, however many people each of them was for. */
  calls: Generated<number>;
  /** When the last call was made; each pause since moves it on. */
  idleSince: Generated<Date | null>;
  /** Entries that were bought. */
  boughtCount: Generated<number>;
  /** Since when it is paused. */
  pausedAt: Generated<Date | null>;
  /** When it opened for the first time. */
  openedAt: Generated<Date | null>;
  /** When it ended; an end that was taken back leaves none. */
  endedAt: Generated<Date | null>;
  /** What the creator said to everyone who played. */
  thanks: Generated<string | null>;
  thankedAt: Generated<Date | null>;
  /** Rises by one with every real-time message of the party. */
  seq: ColumnType<number, number | undefined, number>;
  /** Rises by one with every edit; an edit names the one it saw. */
  version: ColumnType<number, number | undefined, number>;
  /** When it opens by itself; set while it is `SCHEDULED` and only then. */
  scheduledAt: Generated<Date | null>;
  /** How long the show is planned to last. */
  plannedMinutes: Generated<number>;
  /** When it was put away; set after it has ended only. */
  archivedAt: Generated<Date | null>;
  createdAt: Date;
  updatedAt: Date;
}

export interface QueueEntriesTable {
  id: string;
  /** Unguessable address of the fan's own ticket. */
  queueUuid: string;
  partyId: string;
  /** Null: a guest, who has a name instead. */
  userId: string | null;
  guestName: string | null;
  status: number;
  number: number;
  lane: Generated<Lane>;
  /** Order within the lane; unique among those who wait or are away. */
  place: number;
  seats: Generated<number>;
  misses: Generated<number>;
  /** The party's `calls` when they missed one: the next call is not theirs. */
  missedAtCall: Generated<number | null>;
  /** Turns this fan had with this creator before. */
  timesPlayed: Generated<number>;
  /** Written as a JSON string, read as an object: answer by field key. */
  fields: ColumnType<Record<string, string>, string | undefined, string>;
  joinedAt: Date;
  /** Since when they wait; what a missed call or a mistake does not take away. */
  waitingSince: Date;
  /** While they are away: since when, where it is known. */
  awaySince: Generated<Date | null>;
  calledAt: Date | null;
  /** Until when a called fan must have answered. */
  readyBy: Generated<Date | null>;
  readyAt: Date | null;
  startedAt: Date | null;
  endedAt: Date | null;
  /** What a host noted; for hosts alone. */
  note: Generated<string | null>;
  /** Why a host ended it. */
  endReason: Generated<string | null>;
  /** Why this person was called; written as a JSON string. */
  receipt: ColumnType<CallReceipt | null, string | null | undefined, string | null>;
  /** Why the entry stands behind its promised place; written as a JSON string. */
  setBack: ColumnType<SetBack | null, string | null | undefined, string | null>;
  /** The latest rank they had when they stepped out. */
  awayBound: Generated<number | null>;
  /** The order by which the place was bought. */
  bookingId: Generated<string | null>;
  /** When the fan was notified of being next. */
  nextToldAt: Generated<Date | null>;
}

/** People per lane and 512 places, so that a rank is counted without reading the queue. */
export interface QueueBlocksTable {
  partyId: string;
  lane: Lane;
  /** `floor(place / PLACE_STEP / 512)` */
  block: number;
  waiting: Generated<number>;
  away: Generated<number>;
}

/** Somebody was put elsewhere by a host's hand, or came back where they stood before a call. */
export interface QueueMovesTable {
  id: string;
  partyId: string;
  entryId: string;
  /** The lane and place they were put to. */
  lane: Lane;
  toPlace: number;
  /** Where they stood in that lane; null: they came from another lane. */
  fromPlace: number | null;
  reason: string | null;
  movedAt: Date;
  movedBy: Generated<'HOST' | 'UNDO'>;
}

/** A call that a fan missed at a creator. */
export interface QueueNoShowsTable {
  id: string;
  creatorId: string;
  userId: string;
  entryId: string;
  missedAt: Date;
}

/** A fan who wants no place on any creator's board. */
export interface BoardExitsTable {
  userId: string;
  leftAt: Date;
}

/** The next join at this creator stands in the priority lane. */
export interface QueuePassesTable {
  id: string;
  creatorId: string;
  userId: string;
  givenAt: Date;
  /** The entry whose turn did not come; null: it is not known, or gone. */
  givenFor: Generated<string | null>;
  /** The entry it was used for; null: it is still there. */
  usedEntryId: Generated<string | null>;
  /** The order it was bought with; null: it was given. */
  bookingId: Generated<string | null>;
  /** It came back once already. */
  wasGivenBack: Generated<boolean>;
}
