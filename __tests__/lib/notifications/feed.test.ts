import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { emptyFeed, feedAfter, rowsOf, type Feed, type FeedNews } from '@/lib/notifications/feed';
import { MARKS, readItem, shortText, timetokenAt, type FeedItem } from '@/lib/notifications/items';
import { saysItself } from '@/lib/notifications/page';

const OWN = 'notifications-u1';
const START = Date.parse('2026-05-01T12:00:00Z');

function item(minute: number, changes: Partial<FeedItem> = {}): FeedItem {
  const timetoken = timetokenAt(START + minute * 60_000);
  return {
    channel: OWN,
    timetoken,
    eventId: `event ${minute}`,
    text: `Minute ${minute}`,
    image: '',
    badge: 'ACTIVE',
    redirectLink: '/',
    groupKey: timetoken,
    isOpened: false,
    ...changes,
  };
}
const after = (...news: FeedNews[]): Feed => news.reduce(feedAfter, emptyFeed(OWN));
const came = (one: FeedItem): FeedNews => ({ kind: 'message', item: one });
/** A page; `isCut`: there is more before it. */
function page(items: FeedItem[], isCut = false) {
  const timetokens = items.map(({ timetoken }) => timetoken);
  const [first = '', last = ''] = [timetokens[0], timetokens.at(-1)];
  return {
    items,
    timetokens,
    passive: items.filter(({ badge }) => badge === 'Passive').map(({ timetoken }) => timetoken),
    from: isCut ? first : '',
    to: last,
    hasOlder: isCut,
    openedTo: '',
  };
}
/** The newest page, with the bell opened at a minute: never, when left out. */
const loaded = (items: FeedItem[], readAt?: number, isCut = false): FeedNews => ({
  kind: 'loaded',
  ...page(items, isCut),
  readTo: readAt === undefined ? '' : item(readAt).timetoken,
  counted: null,
});
const texts = ({ items }: Feed) => items.map(({ text }) => text);

describe('the feed', () => {
  test('begins with whatever comes on the own channel, and takes none of another', () => {
    expect(texts(after(came(item(1))))).toEqual(['Minute 1']);
    expect(texts(after(came(item(1, { channel: 'notifications-u2' }))))).toEqual([]);
    expect(texts(after(came(item(1)), came(item(2, { channel: 'party_1' }))))).toEqual([
      'Minute 1',
    ]);
  });

  test('takes each message once, also the same event under two timetokens', () => {
    const again = item(2, { eventId: 'event 1' });
    const feed = after(loaded([item(0), item(1)], 1), came(item(1)), came(item(0)));
    expect([texts(feed), feed.unread]).toEqual([['Minute 0', 'Minute 1'], 0]);
    // PubNub counts it, and so does the number; there is one row.
    const results = feedAfter(feed, came(again));
    expect([texts(results), results.unread]).toEqual([['Minute 0', 'Minute 1'], 1]);
    expect(texts(after(loaded([item(0), item(1), again])))).toEqual(['Minute 0', 'Minute 1']);
  });

  test('an event told again stays when its first message is let go before a gap', () => {
    const again = item(9, { eventId: 'event 1' });
    const feed = after(came(item(1)), came(again), loaded([item(8), again], undefined, true));
    expect(texts(feed)).toEqual(['Minute 8', 'Minute 9']);
  });

  test('counts what came while its history was under way', () => {
    const feed = after(came(item(5)), loaded([item(1), item(2)], 0));
    expect([texts(feed), feed.unread]).toEqual([['Minute 1', 'Minute 2', 'Minute 5'], 3]);
    const known = after(came(item(5)), loaded([item(2), item(5)], 1));
    expect([texts(known), known.unread]).toEqual([['Minute 2', 'Minute 5'], 2]);
  });

  test('counts with PubNub what is further back than its page', () => {
    const since = item(0).timetoken;
    const counted = { since, to: item(6).timetoken, unread: 40 };
    const full = { ...loaded([item(5), item(6)], 0, true), counted } as FeedNews;
    expect(after(full).unread).toBe(40);
    expect(after(came(item(6)), came(item(7)), full).unread).toBe(41);
    expect(after(full, came(item(7)), came(item(7)), came(item(3))).unread).toBe(41);
  });

  test('keeps earlier pages over a reload, and drops them when there is a gap between', () => {
    const full = loaded([item(2), item(3)], undefined, true);
    const older: FeedNews = { kind: 'older', before: item(2).timetoken, ...page([item(1)]) };
    const near = after(full, older, loaded([item(3), item(4)], undefined, true));
    expect([texts(near), near.hasOlder]).toEqual([
      ['Minute 1', 'Minute 2', 'Minute 3', 'Minute 4'],
      false,
    ]);
    const far = after(full, older, loaded([item(8), item(9)], undefined, true));
    expect([texts(far), far.hasOlder]).toEqual([['Minute 8', 'Minute 9'], true]);
    // A page that would have followed on what is no longer there.
    expect(feedAfter(far, older)).toBe(far);
  });

  test('is read up to a message: what came later stays unread', () => {
    const all = [loaded([item(1)], 0), came(item(2)), came(item(3))];
    const read = (minute: number): FeedNews => ({
      kind: 'mark',
      mark: MARKS.read,
      timetoken: item(minute).timetoken,
    });
    expect(after(...all).unread).toBe(3);
    expect(after(...all, read(2)).unread).toBe(1);
    expect(after(...all, read(3)).unread).toBe(0);
    expect(after(...all, read(3), read(1)).unread).toBe(0);
  });

  test('counts no message that asks for no attention, however it came', () => {
    const soft = (minute: number) => item(minute, { badge: 'Passive' });
    expect(after(loaded([item(1), soft(2)]), came(soft(3)), came(item(4))).unread).toBe(2);
    const older: FeedNews = { kind: 'older', before: item(2).timetoken, ...page([soft(1)]) };
    expect(after(loaded([item(2)], undefined, true), older).unread).toBe(1);
  });

  test('a row stays new until it, or all, were opened', () => {
    const all = loaded([item(1), item(2), item(3)]);
    const opened = (mark: 'opened' | 'allOpened', minute: number) =>
      after(all, { kind: 'mark', mark: MARKS[mark], timetoken: item(minute).timetoken }).items.map(
        ({ isOpened }) => isOpened,
      );
    expect(opened('opened', 2)).toEqual([false, true, false]);
    expect(opened('allOpened', 2)).toEqual([true, true, false]);
  });

  test('a reload that fails says so and leaves what is there', () => {
    expect(after({ kind: 'failed' }).state).toBe('failed');
    const feed = after(loaded([item(1)]), { kind: 'failed' });
    expect([feed.state, texts(feed), feed.unread]).toEqual(['failed', ['Minute 1'], 1]);
    expect(feedAfter(feed, loaded([item(1)])).state).toBe('loaded');
  });

  test('however messages and history come, each stands once, in the order of time', () => {
    const minutes = fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 20 });
    fc.assert(
      fc.property(minutes, fc.integer({ min: 0, max: 20 }), (said, at) => {
        const known = [...new Set(said.slice(0, at))].sort((a, b) => a - b);
        const news = said.map((minute) => came(item(minute)));
        const feed = after(...news.slice(0, at), loaded(known.map((one) => item(one))), ...news);
        const all = [...new Set(said)].sort((a, b) => a - b);
        expect(texts(feed)).toEqual(all.map((minute) => `Minute ${minute}`));
      }),
    );
  });
});

describe('rows', () => {
  test('messages of a group within five minutes of its first are one row', () => {
    const groupKey = 'conversation-1';
    const rows = rowsOf([
      item(0, { groupKey }),
      item(1),
      item(4, { groupKey }),
      item(5, { groupKey }),
      item(9, { groupKey, isOpened: true }),
    ]);
    expect(rows.map(({ text, earlier, isOpened }) => [text, earlier, isOpened])).toEqual([
      ['Minute 9', 1, true],
      ['Minute 4', 1, false],
      ['Minute 1', 0, false],
    ]);
  });

  test('no message is lost in folding', () => {
    const said = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 60 }), fc.constantFrom('a', 'b', 'c')),
    );
    fc.assert(
      fc.property(said, (all) => {
        const minutes = new Map(all);
        const items = [...minutes]
          .sort(([a], [b]) => a - b)
          .map(([minute, groupKey]) => item(minute, { groupKey }));
        const rows = rowsOf(items);
        expect(rows.reduce((sum, { earlier }) => sum + 1 + earlier, 0)).toBe(items.length);
        const times = rows.map(({ timetoken }) => timetoken);
        expect(times).toEqual([...times].sort().reverse());
      }),
    );
  });
});

describe('one message', () => {
  const envelope = {
    channel: OWN,
    timetoken: '17951899064100000',
    publisher: 'playplus-backend',
    eventId: null,
  };

  test('is shown only when the backend published it', () => {
    expect(readItem({ text: 'Hi' }, envelope)).toMatchObject({ text: 'Hi', badge: 'ACTIVE' });
    expect(readItem({ text: 'Hi' }, { ...envelope, publisher: 'u1' })).toBeNull();
  });

  test.each([[null], ['text'], [7], [[]], [{}], [{ text: '' }], [{ text: 4 }]])(
    '%j is none',
    (raw) => expect(readItem(raw, envelope)).toBeNull(),
  );

  test('is cut to 54 letters, whatever they are made of', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(shortText('x'.repeat(54))).toBe('x'.repeat(54));
    expect(shortText('x'.repeat(55))).toBe(`${'x'.repeat(54)}…`);
    expect(shortText(family.repeat(54))).toBe(family.repeat(54));
    expect(shortText(family.repeat(60))).toBe(`${family.repeat(54)}…`);
  });
});

test.each([
  ['/party/p/queue/q', '/party/p/queue/q', true],
  ['/de/party/p/queue/q?x=1', '/party/p/queue/q', true],
  ['/party/p', '/party/p/queue/q', true],
  ['/party/p/dashboard', '/party/p/queue/q', false],
  ['/', '/party/p/queue/q', false],
  ['/dashboard/home', '/dashboard/home#moderation', false],
  ['/fr/dashboard/home#moderation', '/dashboard/home#moderation', true],
])('on %s, %s is said by the page: %s', (address, link, isSaid) => {
  expect(saysItself(address, link)).toBe(isSaid);
});
