import { inboxAfter, withFirstPage } from '@/lib/messaging/inbox';
import { byDay, goesOn, marksOf, rowsOf } from '@/lib/messaging/rows';
import type { Unsent } from '@/lib/messaging/drafts';
import {
  aConversation,
  aMessage,
  CONVERSATION,
  ME,
  NORA,
  written,
} from '@/__tests__/support/chatFactories';

const other = aConversation({ id: '01900000-0000-7000-8000-0000000000c2' });

describe('a list of conversations after an event', () => {
  test('the one somebody wrote in goes to the top, with one more unread', () => {
    const event = written(aMessage(3, { body: 'Two\nlines' }));
    const after = inboxAfter([other, aConversation({ unread: 1 })], event, ME);
    expect(after).toMatchObject([
      { id: CONVERSATION, unread: 2, lastMessage: { seq: 3, preview: 'Two lines' } },
      { id: other.id },
    ]);
  });

  test('an own message is not unread, and what the list knows changes nothing', () => {
    const list = [aConversation()];
    expect(inboxAfter(list, written(aMessage(3, { senderId: ME })), ME)).toMatchObject([
      { unread: 0 },
    ]);
    expect(inboxAfter(list, written(aMessage(2)), ME)).toBe(list);
  });

  test('somebody new is asked for', () => {
    expect(inboxAfter([], written(aMessage(1)), ME)).toBe('reread');
  });

  test('a read mark of one’s own clears the number; of a part, the list is asked for', () => {
    const list = [aConversation({ unread: 2 })];
    const read = { type: 'READ' as const, conversationId: CONVERSATION, seq: 5, userId: ME };
    expect(inboxAfter(list, { ...read, readSeq: 2 }, ME)).toMatchObject([{ unread: 0 }]);
    expect(inboxAfter(list, { ...read, readSeq: 1 }, ME)).toBe('reread');
    expect(inboxAfter(list, { ...read, userId: NORA, readSeq: 1 }, ME)).toBe(list);
  });

  test('what stands behind a page that is read again stays', () => {
    const old = aConversation({ id: '01900000-0000-7000-8000-0000000000c3' });
    const older = {
      ...old,
      lastMessage: { ...old.lastMessage!, createdAt: '2026-01-01T00:00:00Z' },
    };
    const page = { items: [aConversation()], cursor: 'more' };
    expect(withFirstPage([other, older], page).map(({ id }) => id)).toEqual([
      CONVERSATION,
      older.id,
    ]);
    expect(withFirstPage([other, older], { ...page, cursor: null })).toEqual(page.items);
  });
});

describe('messages as rows', () => {
  const unsent = (clientId: string, isSending: boolean): Unsent => ({
    clientId,
    body: 'on its way',
    photo: null,
    createdAt: aMessage(9).createdAt,
    isSending,
    refusal: null,
  });

  test('what has arrived is shown once, by its message', () => {
    const arrived = aMessage(1, { senderId: ME });
    const rows = rowsOf([arrived], [unsent(arrived.clientId, true), unsent('c', true)], ME);
    expect(rows.map(({ key }) => key)).toEqual([arrived.clientId, 'c']);
  });

  test('as few marks as say it all', () => {
    const own = [1, 2, 3].map((seq) => aMessage(seq, { senderId: ME }));
    const rows = rowsOf(own, [unsent('c', true), unsent('d', false)], ME);
    expect([...marksOf(rows, 2)]).toEqual([
      ['c', 'sending'],
      [own[1]?.clientId, 'seen'],
      [own[2]?.clientId, 'sent'],
    ]);
  });

  test('lines of one hand within minutes belong together', () => {
    const [first, second, late, mine] = rowsOf(
      [aMessage(1), aMessage(2), aMessage(9), aMessage(10, { senderId: ME })],
      [],
      ME,
    );
    expect(second && goesOn(second, first)).toBe(true);
    expect(late && goesOn(late, second)).toBe(false);
    expect(mine && goesOn(mine, late)).toBe(false);
  });

  test('days begin at the reader’s midnight', () => {
    const at = (day: number, hour: number) => ({
      createdAt: new Date(2026, 10, day, hour).toISOString(),
    });
    expect(byDay([at(20, 1), at(20, 23), at(21, 0)]).map(({ rows }) => rows.length)).toEqual([
      2, 1,
    ]);
  });
});
