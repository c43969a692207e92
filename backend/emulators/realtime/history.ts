import { ok, refuse, type Answer } from './answers';
import { firstAfter, type Channel, type Entry } from './log/channel';
import type { MessageAction } from './log/records';
import { parseTimetoken, timetokenBefore } from './log/timetoken';
import { parseChannel, parseChannels } from './names';
import type { Call } from './request';
import type { Services } from './services';

interface Envelope {
  i: string;
  d: unknown;
  u?: unknown;
  cmt?: string;
}

const service = 'History';
const maxCount = 10_000;
const pageOfOne = 100;
const pageOfSeveral = 25;
const lowest = '0'.repeat(17);
const highest = '9'.repeat(17);

/** GET /v3/history/sub-key/:sub/channel/:channels */
export function fetchHistory(call: Call, services: Services, [, list = '']: string[]): Answer {
  const channels = parseChannels(list);
  services.access.demand(services.access.identify(call), 'read', channels);
  const max = readMax(call, channels.length === 1 ? pageOfOne : pageOfSeveral);
  const pages = channels.map((name) => [name, readPage(call, services, name, max).items] as const);
  return answer({ channels: Object.fromEntries(pages.filter(([, items]) => items.length > 0)) });
}

/** GET /v3/history-with-actions/sub-key/:sub/channel/:channel */
export function fetchHistoryWithActions(
  call: Call,
  services: Services,
  [, list = '']: string[],
): Answer {
  const name = parseChannel(list);
  services.access.demand(services.access.identify(call), 'read', [name]);
  const max = readMax(call, pageOfSeveral);
  const { items, isCut } = readPage(call, services, name, max);
  const actions = services.store.channels.get(name)?.actions ?? [];
  for (const item of items) {
    const own = actions.filter((action) => action.messageTimetoken === item.timetoken);
    if (own.length > 0) item.actions = groupActions(own);
  }
  const start = items[0]?.timetoken;
  const more = isCut
    ? { more: { url: `${call.rawPath}?start=${start}&max=${max}`, start, max } }
    : {};
  return answer({ channels: items.length > 0 ? { [name]: items } : {}, ...more });
}

/** DELETE /v3/history/sub-key/:sub/channel/:channel */
export function deleteHistory(call: Call, services: Services, [, list = '']: string[]): Answer {
  const name = parseChannel(list);
  services.access.demand(services.access.identify(call), 'delete', [name]);
  const start = readTimetoken(call, 'start');
  const end = readTimetoken(call, 'end');
  // Written either way round: from the older `start` (left out) to `end`, or as a page of the history is.
  const isPage = start !== undefined && end !== undefined && start > end;
  const above = isPage ? timetokenBefore(end) : (start ?? lowest);
  const upTo = isPage ? timetokenBefore(start) : (end ?? highest);
  services.store.deleteMessages(name, above, upTo);
  return answer({});
}

/** GET /v3/history/sub-key/:sub/message-counts/:channels */
export function countMessages(call: Call, services: Services, [, list = '']: string[]): Answer {
  const channels = parseChannels(list);
  services.access.demand(services.access.identify(call), 'read', channels);
  const texts = (call.query.get('channelsTimetoken') ?? call.query.get('timetoken') ?? '').split(
    ',',
  );
  const timetokens = texts.map(parseTimetoken);
  if (timetokens.length !== 1 && timetokens.length !== channels.length) {
    throw refuse(400, 'One timetoken, or one for each channel, expected', service);
  }
  const counts = channels.map((name, index) => {
    const timetoken = timetokens.length === 1 ? timetokens[0] : timetokens[index];
    if (timetoken === undefined) throw refuse(400, 'Invalid timetoken', service);
    const { entries } = services.store.channels.get(name) ?? { entries: [] };
    const counted = entries
      .slice(firstAfter(entries, timetoken))
      .filter((entry) => isInHistory(entry, services.now()));
    return [name, Math.min(counted.length, maxCount)] as const;
  });
  return answer({ channels: Object.fromEntries(counts) });
}

interface HistoryItem {
  timetoken: string;
  [field: string]: unknown;
}

function readPage(
  call: Call,
  { store, now }: Services,
  name: string,
  max: number,
): { items: HistoryItem[]; isCut: boolean } {
  const start = readTimetoken(call, 'start') ?? highest;
  const end = readTimetoken(call, 'end') ?? lowest;
  const channel = store.channels.get(name);
  if (channel === undefined) return { items: [], isCut: false };
  const { page, isCut } = newestBelow(channel, start, end, max, now());
  return {
    items: page.map((entry) =>
      describe(call, entry, JSON.parse(store.envelope(entry)) as Envelope),
    ),
    isCut,
  };
}

/** The newest `max` messages with end <= timetoken < start, oldest first. */
function newestBelow(
  { entries }: Channel,
  start: string,
  end: string,
  max: number,
  now: number,
): { page: Entry[]; isCut: boolean } {
  const page: Entry[] = [];
  for (let index = firstAfter(entries, timetokenBefore(start)) - 1; index >= 0; index -= 1) {
    const entry = entries[index];
    if (entry === undefined || entry.timetoken < end) break;
    if (!isInHistory(entry, now)) continue;
    if (page.length === max) return { page: page.reverse(), isCut: true };
    page.push(entry);
  }
  return { page: page.reverse(), isCut: false };
}

function isInHistory(entry: Entry, now: number): boolean {
  return entry.isStored && entry.expiresAt > now;
}

function describe(call: Call, entry: Entry, envelope: Envelope): HistoryItem {
  const isAsked = (option: string) => call.query.get(option) === 'true';
  const item: HistoryItem = { message: envelope.d, timetoken: entry.timetoken };
  if (isAsked('include_uuid')) item.uuid = envelope.i;
  if (isAsked('include_message_type')) item.message_type = null;
  if (isAsked('include_meta') && envelope.u !== undefined) item.meta = envelope.u;
  if (isAsked('include_custom_message_type') && envelope.cmt !== undefined)
    item.custom_message_type = envelope.cmt;
  return item;
}

/** By type, then by value, as the history shows them. */
function groupActions(
  actions: readonly MessageAction[],
): Record<string, Record<string, { uuid: string; actionTimetoken: string }[]>> {
  const types = new Map<string, Map<string, { uuid: string; actionTimetoken: string }[]>>();
  for (const { type, value, uuid, actionTimetoken } of actions) {
    const values =
      types.get(type) ?? new Map<string, { uuid: string; actionTimetoken: string }[]>();
    types.set(type, values.set(value, [...(values.get(value) ?? []), { uuid, actionTimetoken }]));
  }
  return Object.fromEntries([...types].map(([type, values]) => [type, Object.fromEntries(values)]));
}

function readMax(call: Call, limit: number): number {
  const text = call.query.get('max') ?? String(limit);
  if (!/^\d{1,9}$/.test(text)) throw refuse(400, 'Invalid max', service);
  return Math.min(Math.max(Number(text), 1), limit);
}

function readTimetoken(call: Call, name: string): string | undefined {
  const text = call.query.get(name);
  if (text === null || text === '') return undefined;
  const timetoken = parseTimetoken(text);
  if (timetoken === undefined) throw refuse(400, `Invalid ${name}`, service);
  return timetoken;
}

function answer(fields: Record<string, unknown>): Answer {
  return ok({ status: 200, error: false, error_message: '', ...fields });
}
