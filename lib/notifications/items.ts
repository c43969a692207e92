import type { MessageAction } from '@/lib/realtime/listener';
import { toObject } from '@/lib/shared/toObject';
import { graphemesOf } from '@/lib/shared/graphemes';
import { BACKEND_PUBLISHER, type NotificationMessage } from '@/lib/shared/parties/messages';

/** One message of the feed. */
export interface FeedItem extends Pick<
  NotificationMessage,
  'text' | 'image' | 'badge' | 'redirectLink' | 'groupKey'
> {
  channel: string;
  /** PubNub timetoken: 17 digits; greater is later. */
  timetoken: string;
  /** Id of the event, which may come under two timetokens; empty: unknown. */
  eventId: string;
  /** Whether its row was opened. */
  isOpened: boolean;
}

/** What PubNub says of a message beside its content. */
export interface Envelope {
  channel: string;
  timetoken: string;
  publisher: string;
  eventId: string | null;
}

/** Whether it says what somebody wrote to its reader: nothing for a stream. */
export const isPrivate = ({ redirectLink }: Pick<FeedItem, 'redirectLink'>) =>
  /^\/chat\b/.test(redirectLink);

/** Product spec §5. */
const SHOWN_LENGTH = 54;

/** The type of the actions by which a reader marks messages of their feed. */
export const RECEIPT = 'receipt';

/**
 * Values of a receipt. `read`: the bell was opened while this was the latest message. `opened`: its
 * row was opened. `all_opened`: this one and all before were marked at once.
 */
export const MARKS = { read: 'read', opened: 'opened', allOpened: 'all_opened' } as const;
export type Mark = (typeof MARKS)[keyof typeof MARKS];

/**
 * Reads one message of a notifications channel. Returns null for anything that is no notification
 * or was not sent by the backend, since the owner's token may write there, too. Never throws.
 */
export function readItem(raw: unknown, envelope: Envelope): FeedItem | null {
  const { channel, timetoken, publisher, eventId } = envelope;
  const message = toObject(raw);
  if (message === null || publisher !== BACKEND_PUBLISHER) return null;
  const { text, image, badge, redirectLink, groupKey } = message;
  if (typeof text !== 'string' || text === '') return null;
  return {
    channel,
    timetoken,
    eventId: eventId ?? '',
    text,
    image: textOr(image, ''),
    badge: badge === 'Passive' ? 'Passive' : 'ACTIVE',
    redirectLink: textOr(redirectLink, '/dashboard/home'),
    groupKey: textOr(groupKey, timetoken),
    isOpened: false,
  };
}

/** Returns the mark that a reader's action sets; null for any other action. */
export function readMark(action: MessageAction, reader: string): Mark | null {
  const { event, type, value, userId } = action;
  if (event !== 'added' || type !== RECEIPT || userId !== reader) return null;
  return Object.values(MARKS).find((mark) => mark === value) ?? null;
}

/** Returns the first 54 letters and an ellipsis; a shorter text as it is. */
export function shortText(text: string): string {
  const letters = graphemesOf(text);
  return letters.length > SHOWN_LENGTH ? `${letters.slice(0, SHOWN_LENGTH).join('')}…` : text;
}

/** Returns when a message was published, in Unix ms. */
export function timeOf(timetoken: string): number {
  return Number(timetoken.slice(0, -4));
}

/** Returns the first timetoken of a moment. */
export function timetokenAt(unixMs: number): string {
  return `${unixMs}0000`;
}

function textOr(value: unknown, fallback: string): string {
  return typeof value === 'string' && value !== '' ? value : fallback;
}
