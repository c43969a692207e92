import type PubNub from 'pubnub';
import type { FeedPage } from './feed';
import { MARKS, readItem, RECEIPT, timetokenAt, type FeedItem, type Mark } from './items';

const PAGE_SIZE = 25;
const MOST_ACTIONS = 100;
const DAY_MS = 24 * 60 * 60_000;
/** What is older is over. */
const KEPT_MS = 90 * DAY_MS;

/** Whose feed, and where it travels. */
export interface FeedPlace {
  channel: string;
  userId: string;
}

type Fetched = PubNub.History.FetchMessagesWithActionsResponse['channels'][string][number];

/**
 * The newest messages with what the reader did with them, and how many came since the bell was last
 * opened. Rejects as the SDK does.
 */
export async function loadFeed(
  client: PubNub,
  place: FeedPlace,
  now: number,
): Promise<FeedPage & { unread: number }> {
  const { receipt, ...page } = await fetchPage(client, place, { now });
  const since =
    receipt ??
    (page.hasOlder ? await newestReceipt(client, place) : null) ??
    timetokenAt(now - KEPT_MS);
  const { channels } = await client.messageCounts({
    channels: [place.channel],
    channelTimetokens: [since],
  });
  return { ...page, unread: channels[place.channel] ?? 0 };
}

/** The messages before one, with what the reader did with them. Rejects as the SDK does. */
export async function loadOlder(
  client: PubNub,
  place: FeedPlace,
  { before, now }: { before: string; now: number },
): Promise<FeedPage> {
  const { items, hasOlder } = await fetchPage(client, place, { now, start: before });
  return { items, hasOlder };
}

/** Marks one message for its reader; a mark that stands already is no error. */
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
  const { channels } = (await client.fetchMessages({
    channels: [channel],
    count: PAGE_SIZE,
    includeMessageActions: true,
    includeMeta: true,
    ...(start === undefined ? {} : { start }),
  })) as PubNub.History.FetchMessagesWithActionsResponse;
  const fetched = channels[channel] ?? [];
  const marked = (mark: Mark) => fetched.filter((one) => hasMark(one, mark, userId));
  const allOpened = String(marked(MARKS.allOpened).at(-1)?.timetoken ?? '');
  const opened = new Set(marked(MARKS.opened).map(({ timetoken }) => String(timetoken)));
  const oldest = timetokenAt(now - KEPT_MS);
  const items = fetched.flatMap((one): FeedItem[] => {
    const timetoken = String(one.timetoken);
    const item = readItem(one.message, {
      channel,
      timetoken,
      publisher: one.uuid ?? '',
      eventId: eventIdOf(one.meta),
    });
    if (item === null || timetoken < oldest) return [];
    return [{ ...item, isOpened: opened.has(timetoken) || timetoken <= allOpened }];
  });
  const first = fetched[0];
  const hasOlder = fetched.length === PAGE_SIZE && String(first?.timetoken) > oldest;
  const receipt = marked(MARKS.read).at(-1);
  return { items, hasOlder, receipt: receipt === undefined ? null : String(receipt.timetoken) };
}

/** The message the bell was last opened with, when that is further back than a page. */
async function newestReceipt(
  client: PubNub,
  { channel, userId }: FeedPlace,
): Promise<string | null> {
  const { data } = await client.getMessageActions({ channel, limit: MOST_ACTIONS });
  const read = data
    .filter(({ type, value, uuid }) => type === RECEIPT && value === MARKS.read && uuid === userId)
    .map(({ messageTimetoken }) => messageTimetoken)
    .sort();
  return read.at(-1) ?? null;
}

function hasMark({ actions }: Fetched, mark: Mark, userId: string): boolean {
  return actions?.[RECEIPT]?.[mark]?.some(({ uuid }) => uuid === userId) ?? false;
}

function eventIdOf(meta: unknown): string | null {
  if (typeof meta !== 'object' || meta === null || !('eventId' in meta)) return null;
  return typeof meta.eventId === 'string' ? meta.eventId : null;
}

function statusCodeOf(error: unknown): number | null {
  const { status } = error as { status?: { statusCode?: number } };
  return status?.statusCode ?? null;
}
