import { describe, expect, test } from '@jest/globals';
import { aLottery } from '@/__tests__/support/lotteryFactories';
import { stateAfterMessage } from '@/lib/live/feed';
import { liveLottery } from '@/lib/live/lottery/liveLottery';
import { readLotteryMessage } from '@/lib/live/lottery/lotteryMessage';
import type { LotteryAppend, LotteryUpdate } from '@/lib/shared/lottery/messages';

const member = {
  id: 'm3',
  status: 100,
  tickets: 2,
  handle: 'lumi',
  profilePhoto: '',
  joinedAt: '2026-01-01T00:00:00.000Z',
};
const append: LotteryAppend = {
  type: 'QUEUE_APPEND',
  seq: 6,
  member,
  logSeq: 3,
  logHead: 'b'.repeat(64),
};

describe('a draw as a page follows it', () => {
  test('an entry adds its person, its tickets and the head of the log', () => {
    expect(stateAfterMessage(liveLottery, aLottery(), append)).toMatchObject({
      seq: 6,
      memberCount: 3,
      ticketTotal: 5,
      logSeq: 3,
      logHead: append.logHead,
      partyMembers: [member],
    });
  });

  test('an entry after a gap asks for the state; an old one changes nothing', () => {
    const lottery = aLottery();
    expect(stateAfterMessage(liveLottery, lottery, { ...append, seq: 7 })).toBe('reread');
    expect(stateAfterMessage(liveLottery, lottery, { ...append, seq: 5 })).toBe(lottery);
  });

  test('an update replaces what everybody sees and keeps what is the own', () => {
    const before = aLottery({ isAsked: true });
    const { creator, partyMembers, ...party } = aLottery({ state: 'CLOSED' });
    const update = { type: 'PARTY_UPDATE', seq: 9, party, creator, partyMembers, queueSize: 40 };
    const after = stateAfterMessage(liveLottery, before, update as unknown as LotteryUpdate);
    expect(after).toMatchObject({ seq: 9, state: 'CLOSED', maxEntries: 40 });
  });
});

test.each([
  null,
  'x',
  '{}',
  { type: 'QUEUE_APPEND', seq: 1 },
  { type: 'QUEUE_APPEND', seq: '1', member },
  { type: 'PARTY_UPDATE', seq: 1, party: {}, creator: {}, partyMembers: [] },
  { type: 'PARTY_UPDATE', seq: 1, party: { ticketTotal: 1 }, creator: {}, partyMembers: [] },
])('%j is no message of a draw', (raw) => {
  expect(readLotteryMessage(raw)).toBeNull();
});

test('a message comes as an object or as its JSON', () => {
  expect(readLotteryMessage(JSON.stringify(append))).toEqual(append);
});
