import type { EntryField } from '@/lib/shared/forms/entryFields';
import type { NotificationType } from '@/lib/shared/notifications/notificationPrefs';
import type { JoinRule, OrderPolicy } from './queueRules';

/** Public face of one queue entry, as calls and real-time messages carry it. */
export interface PartyMember {
  id: string;
  number: number;
  status: number;
  /** One of `LANE`. */
  lane: number;
  /** People this entry stands for: more than one is a group. */
  seats: number;
  /** A guest's is a name that a host wrote down. */
  handle: string;
  isGuest: boolean;
  profilePhoto: string;
  /** UTC ISO 8601. */
  joinedAt: string;
}

/** A member as pages hold it: fifty of them travel with every page. */
export type ShownMember = Omit<PartyMember, 'joinedAt'>;

/** The six states of a party; `SCHEDULED` opens by itself. */
export const PARTY_STATES = ['DRAFT', 'SCHEDULED', 'OPEN', 'PAUSED', 'CLOSED', 'ENDED'] as const;
export type PartyState = (typeof PARTY_STATES)[number];

/** A creator's lists of their own parties: what has not ended, what has, and what was put away. */
export const PARTY_LISTS = ['CURRENT', 'PAST', 'ARCHIVED'] as const;
export type PartyList = (typeof PARTY_LISTS)[number];

/** Owner of a party; `extra_public` is a JSON string of theme and photo. */
export interface PartyCreator {
  id: string;
  handle: string;
  name: string;
  extra_public: string;
}

/** Someone joined: the count rises by one. Travels on `party_{id}`. */
export interface QueueAppend {
  type: 'QUEUE_APPEND';
  seq: number;
  member: PartyMember;
}

/** Everything else that changed: replaces what the page holds. Travels on `party_{id}`. */
export interface PartyUpdate {
  type: 'PARTY_UPDATE';
  seq: number;
  party: {
    id: string;
    title: string;
    game: string;
    notice: string | null;
    state: PartyState;
    /** When it opens by itself, UTC ISO 8601; null unless it is `SCHEDULED`. */
    opensAt: string | null;
    seatsPerRound: number;
    groupMax: number;
    whoCanJoin: JoinRule;
    orderPolicy: OrderPolicy;
    /** How many turns the lanes have had: what the order of those waiting is made from. */
    turn: number;
    /** How many ordinary turns come to each priority turn. */
    laneMix: number;
    /** How long a turn should take; null: the creator sets no time. */
    turnMinutes: number | null;
    /** The round that is played, or was last; 0: none yet. */
    roundNo: number;
    memberCount: number;
    entryFields: EntryField[];
  };
  /** At most 50: those up first, then the waiting in order. */
  partyMembers: PartyMember[];
  creator: PartyCreator;
  /** Places; null: no limit. */
  queueSize: number | null;
  /** Set where it stands for joins alone, from this `seq` on: the lanes of those who joined. */
  joins?: { since: number; lanes: number[] } | undefined;
}

/** What travels on `party_{id}`. */
export type PartyMessage = QueueAppend | PartyUpdate;

/** The lanes of those who joined, of a message that says nothing but joins; null for any other. */
export function lanesJoined(message: PartyMessage): readonly number[] | null {
  return message.type === 'QUEUE_APPEND' ? [message.member.lane] : (message.joins?.lanes ?? null);
}

/** What travels on `notifications-{userId}`. */
export interface NotificationMessage {
  type: NotificationType;
  text: string;
  /** Path of a picture; empty: none. */
  image: string;
  /** `Passive` asks for no attention: no toast, no marker, no number. */
  badge: 'ACTIVE' | 'Passive';
  redirectLink: string;
  /** Id of the party, ticket, creator or conversation the message is about. */
  entityRef: string;
  /** Messages of one group that come within `FOLD_MS` are one. */
  groupKey: string;
}

/** Travels there, too: what stands at `redirectLink` has changed, and no feed shows it. */
export type ChangeSign = Pick<NotificationMessage, 'redirectLink'>;

/** So long a notification is kept in the history of its channel, by PubNub and the embedded server. */
export const FEED_DAYS = 90;

/** From the first message of a group, so long others of it fold into one. */
export const FOLD_MS = 5 * 60_000;

/** User id under which the backend publishes; feeds show no other publisher. */
export const BACKEND_PUBLISHER = 'playplus-backend';

/** Channel of one user's notifications. */
export const notificationsChannel = (userId: string) => `notifications-${userId}`;
