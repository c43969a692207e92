import { expect, test } from '@jest/globals';
import { overlayLottery } from '@/hooks/widgets/overlayLottery';
import { stateAfterMessage } from '@/lib/live/feed';
import type { LotteryUpdate } from '@/lib/shared/lottery/messages';
import { aDraw, anEntrant } from '@/__tests__/components/widgets/drawOfTests';

const { live } = overlayLottery;
const draw = aDraw();
const { creator, partyMembers, seq, ...party } = draw;
const update = (change: Partial<LotteryUpdate> = {}): LotteryUpdate => ({
  type: 'PARTY_UPDATE',
  seq: seq + 1,
  party,
  partyMembers,
  creator,
  queueSize: null,
  ...change,
});

test('someone enters: their name is there, their tickets count, and the head of the log moves on', () => {
  const message = {
    type: 'QUEUE_APPEND',
    seq: seq + 1,
    member: anEntrant(4),
    logSeq: 216,
    logHead: 'd'.repeat(64),
  } as const;
  expect(stateAfterMessage(live, draw, message)).toMatchObject({
    memberCount: 213,
    ticketTotal: 426,
    logHead: 'd'.repeat(64),
    isNews: true,
    replays: 0,
  });
});

test('each wish to see the reveal again counts, and only that', () => {
  const once = live.applyMessage(draw, update({ isReplay: true }));
  const between = live.applyMessage(once, update({ seq: seq + 2 }));
  const twice = live.applyMessage(between, update({ seq: seq + 3, isReplay: true }));
  expect([once.replays, between.replays, twice.replays]).toEqual([1, 1, 2]);
});

test('what is no message of a draw changes nothing', () => {
  for (const raw of [null, 'x', { type: 'PARTY_UPDATE', seq: 9, party: {} }, { seq: 'a' }]) {
    expect(live.readMessage(raw)).toBeNull();
  }
});
