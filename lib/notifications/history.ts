import type PubNub from 'pubnub';
import type { FeedPage, NewestPage } from './feed';
import { FEED_DAYS } from '@/lib/shared/parties/messages';
import { HIGHEST_SHOWN } from '@/lib/navigation/badge';
import { MARKS, readItem, RECEIPT, timetokenAt, type FeedItem, type Mark } from './items';
import { later } from './tally';

const PAGE_SIZE = 25;
/** PubNub returns at most so many messages at once without their actions. */
const COUNTED_AT_ONCE = 100;
const MOST_ACTIONS = 100;
/** A receipt that lies further back than a thousand actions is not found. */
const MOST_ACTION_PAGES = 10;
/** How often a page and a count are read until no message came between them. */
const MOST_ATTEMPTS = 3;
const DAY_MS = 24 * 60 * 60_000;
/** Older messages are not shown. */
const SHOWN_MS = FEED_DAYS * DAY_MS;

/** Whose feed, and on which channel. */
export interface FeedPlace {
  channel: string;
  userId: string;
}

type Marks = PubNub.History.FetchMessagesWithActionsResponse;
type Marked = Marks['channels'][string][number];
type Fetched = Omit<Marked, 'actions'>;

/**
 * Returns the newest messages with the reader's actions, and how many came since the bell was last
 * opened. `readTo`: how far it is known to be read already. Rejects as the SDK does.
 */
export async function loadFeed(
  client: PubNub,
  place: FeedPlace,
  known: { now: number; readTo: string },
): Promise<NewestPage> {
  for (let attempt = 1; ; attempt += 1) {
    const { receipt, ...page } = await fetchPage(client, place, known);
    const isReached = known.readTo >= page.from;
    const found = receipt ?? (isReached ? null : await newestReceipt(client, place));
    const over = timetokenAt(known.now - SHOWN_MS);
    const readTo = [known.readTo, found ?? '', over].reduce(later);
    if (readTo >= page.from) return { ...page, readTo, counted: null };
    // A count does not say up to which message it goes. It fits the page if none came after it.
    const all = await countSince(client, place, readTo);
    const missed = await countSince(client, place, page.to);
    if (missed === 0 || attempt === MOST_ATTEMPTS) {
      const passive = await passiveSince(client, place, { page, readTo });
      const counted = { since: readTo, to: page.to, unread: all - missed - passive };
      return { ...page, readTo, counted };
    }
  }
}

/** Returns the messages before one, with the reader's actions. Rejects as the SDK does. */
export function loadOlder(
  client: PubNub,
  place: FeedPlace,
  { before, now }: { before: string; now: number },
): Promise<FeedPage> {
  return fetchPage(client, place, { now, start: before });
}

/** Marks one message for its reader; an existing mark is no error. */
export async function addMark(
  client: PubNub,
  { channel }: FeedPlace,
  { mark, timetoken }: { mark: Mark; timetoken: string },
): Promise<void> {
  const action = { type: RECEIPT, value: mark };
  try {
    await client.addMessageAction({ channel, messageTimetoken: timetoken, action });
  } catch (error) {
    if (statusCodeOf(error) !== 409) throw error;
  }
}

async function fetchPage(
  client: PubNub,
  { channel, userId }: FeedPlace,
  { now, start }: { now: number; start?: string },
): Promise<FeedPage & { receipt: string | null }> {
  const { channels, more } = (await client.fetchMessages({
    channels: [channel],
    count: PAGE_SIZE,
    includeMessageActions: true,
    includeMeta: true,
    ...(start === undefined ? {} : { start }),
  })) as Partial<Marks> & Pick<Marks, 'channels'>;
  const fetched = channels[channel] ?? [];
  const marked = (mark: Mark) => fetched.filter((one) => hasMark(one, mark, userId));
  const openedTo = String(marked(MARKS.allOpened).at(-1)?.timetoken ?? '');
  const opened = new Set(marked(MARKS.opened).map(({ timetoken }) => String(timetoken)));
  const oldest = timetokenAt(now - SHOWN_MS);
  const all = fetched
    .flatMap((one) => itemOf(one, channel) ?? [])
    .map((item) => ({ ...item, isOpened: opened.has(item.timetoken) }));
  // When its messages have many actions, PubNub ends a page early and says that there is more.
  const goesOn = more !== undefined || fetched.length === PAGE_SIZE;
  const from = goesOn ? String(fetched[0]?.timetoken ?? more?.start) : '';
  const receipt = marked(MARKS.read).at(-1);
  return {
    items: all.filter(({ timetoken }) => timetoken >= oldest),
    timetokens: all.map(({ timetoken }) => timetoken),
    passive: all.filter(isPassive).map(({ timetoken }) => timetoken),
    from,
    to: String(fetched.at(-1)?.timetoken ?? ''),
    hasOlder: from > oldest,
    openedTo,
    receipt: receipt === undefined ? null : String(receipt.timetoken),
  };
}

/**
 * Returns how many messages up to the end of a page ask for no attention. PubNub counts them, and
 * the bell does not. Stops reading once more ask for attention than a bell shows.
 */
async function passiveSince(
  client: PubNub,
  { channel }: FeedPlace,
  { page, readTo }: { page: FeedPage; readTo: string },
): Promise<number> {
  let passive = page.passive.length;
  let active = page.timetokens.length - passive;
  for (let start = page.from; active <= HIGHEST_SHOWN;) {
    const asked = { channels: [channel], count: COUNTED_AT_ONCE, start, includeMeta: true };
    const fetched = (await client.fetchMessages(asked)).channels[channel] ?? [];
    const items = fetched
      .filter(({ timetoken }) => String(timetoken) > readTo)
      .flatMap((one) => itemOf(one, channel) ?? []);
    const found = items.filter(isPassive).length;
    passive += found;
    active += items.length - found;
    start = String(fetched[0]?.timetoken ?? '');
    if (fetched.length < COUNTED_AT_ONCE || start <= readTo) break;
  }
  return passive;
}

async function countSince(
  client: PubNub,
  { channel }: FeedPlace,
  timetoken: string,
): Promise<number> {
  const asked = { channels: [channel], channelTimetokens: [timetoken] };
  const { channels } = await client.messageCounts(asked);
  return channels[channel] ?? 0;
}

/** Returns the message that the bell was last opened with, when it is older than the page. */
async function newestReceipt(
  client: PubNub,
  { channel, userId }: FeedPlace,
): Promise<string | null> {
  for (let start: string | undefined, page = 1; page <= MOST_ACTION_PAGES; page += 1) {
    const asked = { channel, limit: MOST_ACTIONS, ...(start === undefined ? {} : { start }) };
    const { data, more } = await client.getMessageActions(asked);
    const read = data
      .filter(
        ({ type, value, uuid }) => type === RECEIPT && value === MARKS.read && uuid === userId,
      )
      .map(({ messageTimetoken }) => messageTimetoken)
      .sort();
    const newest = read.at(-1);
    if (newest !== undefined || more === undefined) return newest ?? null;
    start = more.start;
  }
  return null;
}

function hasMark({ actions }: Marked, mark: Mark, userId: string): boolean {
  return actions?.[RECEIPT]?.[mark]?.some(({ uuid }) => uuid === userId) ?? false;
}

function isPassive({ badge }: FeedItem): boolean {
  return badge === 'Passive';
}

function itemOf(fetched: Fetched, channel: string): FeedItem | null {
  return readItem(fetched.message, {
    channel,
    timetoken: String(fetched.timetoken),
    publisher: fetched.uuid ?? '',
    eventId: eventIdOf(fetched.meta),
  });
}

function eventIdOf(meta: unknown): string | null {
  if (typeof meta !== 'object' || meta === null || !('eventId' in meta)) return null;
  return typeof meta.eventId === 'string' ? meta.eventId : null;
}

function statusCodeOf(error: unknown): number | null {
  const { status } = error as { status?: { statusCode?: number } };
  return status?.statusCode ?? null;
}
