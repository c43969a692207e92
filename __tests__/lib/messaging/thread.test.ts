import fc from 'fast-check';
import {
  hearEvent,
  isBehind,
  renewed,
  threadOf,
  withMessage,
  withNewer,
  withOlder,
  type Thread,
} from '@/lib/messaging/thread';
import {
  Database,
  ME,
  message,
  PARTNER,
  read,
  written,
} from '@/__tests__/support/conversationDatabase';
import { runs } from '@/__tests__/support/runs';

const seqs = (thread: Thread) => thread.messages.map(({ seq }) => seq);

describe('a conversation as a page follows it', () => {
  const start = () =>
    threadOf({
      seq: 2,
      readSeq: 0,
      partnerReadSeq: 0,
      messages: { items: [message(1), message(2)], before: null, after: null },
    });

  test('takes what comes next and passes over what it knows', () => {
    const once = hearEvent(start(), written(3), ME);
    expect(seqs(once)).toEqual([1, 2, 3]);
    expect(hearEvent(once, written(3), ME)).toBe(once);
  });

  test('waits for what is late, and takes it in order', () => {
    const waiting = hearEvent(start(), written(4), ME);
    expect(isBehind(waiting)).toBe(true);
    expect(seqs(waiting)).toEqual([1, 2]);
    const complete = hearEvent(waiting, written(3), ME);
    expect(isBehind(complete)).toBe(false);
    expect(seqs(complete)).toEqual([1, 2, 3, 4]);
  });

  test('knows whose read mark it hears', () => {
    const thread = hearEvent(hearEvent(start(), read(3, PARTNER, 1), ME), read(4, ME, 2), ME);
    expect(thread).toMatchObject({ partnerReadSeq: 1, readSeq: 2 });
  });

  test('a message that its own call brought is not doubled by the channel', () => {
    const thread = hearEvent(withMessage(start(), message(3, ME)), written(3, ME), ME);
    expect(seqs(thread)).toEqual([1, 2, 3]);
  });

  test('begins anew where more was missed than an answer holds', () => {
    const messages = { items: [message(8), message(9)], before: 8, after: null };
    const answer = { seq: 9, readSeq: 0, partnerReadSeq: 0, messages };
    const thread = renewed(start(), answer, { ownId: ME, isScrolledAway: false });
    expect(thread).toMatchObject({ before: 8, after: null });
    expect(seqs(thread)).toEqual([8, 9]);
  });

  test('a reader who is further up keeps their place and fills the hole from there', () => {
    const messages = { items: [message(8), message(9)], before: 8, after: null };
    const answer = { seq: 9, readSeq: 0, partnerReadSeq: 0, messages };
    const held = renewed(start(), answer, { ownId: ME, isScrolledAway: true });
    expect(held.after).toBe(2);
    expect(seqs(held)).toEqual([1, 2]);
    const live = hearEvent(held, written(10), ME);
    expect(seqs(live)).toEqual([1, 2]);
    const filled = withNewer(live, {
      items: [3, 4, 5, 6, 7, 8].map((seq) => message(seq)),
      before: null,
      after: 8,
    });
    expect(filled.after).toBeNull();
    expect(seqs(filled)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});

type Step =
  | { kind: 'write'; who: string }
  | { kind: 'read'; who: string }
  | { kind: 'hear'; which: number }
  | { kind: 'confirm' }
  | { kind: 'renew'; isScrolledAway: boolean }
  | { kind: 'older' }
  | { kind: 'newer' };

const who = fc.constantFrom(ME, PARTNER);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('write' as const), who }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('read' as const), who }) },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('hear' as const), which: fc.nat({ max: 200 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('confirm' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('renew' as const), isScrolledAway: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('older' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('newer' as const) }) },
);

function take(thread: Thread, database: Database, one: Step): Thread {
  switch (one.kind) {
    case 'write':
      database.write(one.who);
      return thread;
    case 'read':
      database.markRead(one.who);
      return thread;
    case 'hear': {
      // The newest come most often; old ones come again, and some never come at all.
      const event = database.events.at(-1 - (one.which % Math.max(1, database.events.length)));
      return event ? hearEvent(thread, event, ME) : thread;
    }
    case 'confirm': {
      const own = database.messages.findLast(({ senderId }) => senderId === ME);
      return own ? withMessage(thread, own) : thread;
    }
    case 'renew':
      return renewed(thread, database.answer(), { ownId: ME, isScrolledAway: one.isScrolledAway });
    case 'older':
      return thread.before === null ? thread : withOlder(thread, database.before(thread.before));
    case 'newer':
      return thread.after === null ? thread : withNewer(thread, database.after(thread.after));
  }
}

test('whatever is lost, late or doubled, the list ends as the database has it', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120 }), fc.array(step), (before, steps) => {
      const database = new Database();
      for (const one of before) {
        if (one.kind === 'write') database.write(one.who);
        if (one.kind === 'read') database.markRead(one.who);
      }
      let thread = threadOf(database.answer());
      for (const one of steps) thread = take(thread, database, one);
      thread = renewed(thread, database.answer(), { ownId: ME, isScrolledAway: true });
      while (thread.after !== null) thread = withNewer(thread, database.after(thread.after));
      while (thread.before !== null) thread = withOlder(thread, database.before(thread.before));
      expect(thread.messages).toEqual(database.messages);
      expect(thread).toMatchObject({
        seq: database.events.length,
        readSeq: database.readSeqOf(ME),
        partnerReadSeq: database.readSeqOf(PARTNER),
        early: [],
        ahead: [],
      });
    }),
    runs(300),
  );
});

test('without a loss, any order of what comes ends in the same list with no further call', () => {
  fc.assert(
    fc.property(
      fc.array(who, { minLength: 1, maxLength: 12 }).chain((senders) =>
        fc.record({
          senders: fc.constant(senders),
          order: fc.shuffledSubarray([...senders.keys(), ...senders.keys()], {
            minLength: 2 * senders.length,
            maxLength: 2 * senders.length,
          }),
        }),
      ),
      ({ senders, order }) => {
        const database = new Database();
        const opened = threadOf(database.answer());
        for (const sender of senders) database.write(sender);
        const thread = order.reduce((sofar, index) => {
          const event = database.events[index];
          return event ? hearEvent(sofar, event, ME) : sofar;
        }, opened);
        expect(thread.messages).toEqual(database.messages);
        expect(isBehind(thread)).toBe(false);
      },
    ),
  );
});
