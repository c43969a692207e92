import { describe, expect, test } from '@jest/globals';
import { feedAfterAnswer, feedAfterMessage, type Feed, type LiveKind } from '@/lib/live/feed';
import { liveTally, type Tally, type TallyMessage } from '@/__tests__/support/tallyTool';

const at = (seq: number, votes: number) => ({ error: null, items: [{ seq, votes }] });
const feed = (seq: number, votes: number) => feedAfterAnswer(liveTally, null, at(seq, votes));
const vote = (seq: number): TallyMessage => ({ type: 'VOTE', seq });

describe('a tool that a page follows', () => {
  test('moves with each message, and passes over old ones', () => {
    const first = feed(1, 7);
    expect(feedAfterMessage(liveTally, first, vote(2))).toEqual(feed(2, 8));
    expect(feedAfterMessage(liveTally, first, vote(1))).toBe(first);
  });

  test('is asked for where messages are missing, unless the next one says everything', () => {
    expect(feedAfterMessage(liveTally, feed(1, 7), vote(3))).toBe('reread');
    const count: TallyMessage = { type: 'COUNT', seq: 9, votes: 40 };
    expect(feedAfterMessage(liveTally, feed(1, 7), count)).toEqual(feed(9, 40));
  });

  test('keeps the code of an error and no state', () => {
    const refused = feedAfterAnswer(liveTally, feed(1, 7), { error: 'forbidden', items: [] });
    expect(refused).toEqual({ state: null, error: 'forbidden' });
    expect(feedAfterMessage(liveTally, refused, vote(2))).toBe(refused);
    expect(feedAfterAnswer(liveTally, null, { error: null, items: [] }).error).toBe('not_found');
  });

  test('does not go back to an answer that a message has overtaken', () => {
    expect(feedAfterAnswer(liveTally, feed(5, 9), at(4, 8))).toEqual(feed(5, 9));
  });

  test('takes what is the reader’s own from any answer, and carries on what no answer says', () => {
    type Voted = Tally & { mine?: string; most?: number };
    const kind = {
      ...(liveTally as unknown as LiveKind<Voted, TallyMessage>),
      carryOn: (before: Voted | null, next: Voted) => ({
        ...next,
        most: Math.max(before?.most ?? 0, next.votes),
      }),
      takeOwn: (state: Voted, { mine = '' }: Voted) => ({ ...state, mine }),
    };
    const high = feedAfterAnswer(kind, null, at(5, 9));
    const low = feedAfterMessage(kind, high, { type: 'COUNT', seq: 6, votes: 2 }) as Feed<Voted>;
    expect(low.state).toMatchObject({ votes: 2, most: 9 });
    const old = { error: null, items: [{ seq: 1, votes: 1, mine: 'yes' }] };
    expect(feedAfterAnswer(kind, low, old).state).toMatchObject({ votes: 2, mine: 'yes' });
  });
});
