import { nameOf, prizeSlots, reasonsFor } from '@/hooks/lottery/console/claims';
import { applyLotteryChange } from '@/hooks/lottery/console/lotteryChanges';
import { nameOfLotteryAct, nextLotteryAct } from '@/hooks/lottery/console/nextLotteryAct';
import type { ConsoleLottery } from '@/hooks/lottery/console/types';
import { ENTRY } from '@/lib/shared/lottery/states';
import { aClaim, aDraw, aDrawn, awaited, claimed } from '@/__tests__/support/drawConsole';

/** An act in short: what, and whom it concerns or which prize. */
function told(draw: ConsoleLottery): string {
  const act = nextLotteryAct(draw);
  const parts: (string | number)[] = [act.kind];
  if ('claims' in act) parts.push(act.claims.map(nameOf).join('+'));
  if ('number' in act) parts.push(act.number);
  return parts.join(' ');
}

const nobody = { memberCount: 0, ticketTotal: 0 };
const noMore = { nextInLine: [] };

test.each<[string, ConsoleLottery, string]>([
  ['a draft without a prize gets one', aDraw({ state: 'DRAFT', prizes: [] }), 'prize'],
  ['a draft is opened', aDraw({ state: 'DRAFT', ...nobody }), 'open'],
  ['a planned draw is opened', aDraw({ state: 'SCHEDULED', ...nobody }), 'open'],
  ['nobody yet: the link', aDraw(nobody), 'copy'],
  ['people are in: close and draw', aDraw(), 'close'],
  ['paused', aDraw({ state: 'PAUSED' }), 'resume'],
  ['the list is locked', aDraw({ state: 'CLOSED' }), 'drawing'],
  ['somebody was drawn', aDrawn([aClaim(1)]), 'confirm fan1'],
  ['several were drawn', aDrawn([aClaim(1), aClaim(2)]), 'confirm fan1+fan2'],
  ['one waits for the host, another claims', aDrawn([awaited(1), aClaim(2)]), 'confirm fan2'],
  ['their clock runs', aDrawn([awaited(1)]), 'wait fan1'],
  ['claimed, and a prize is left', aDrawn([claimed(1)]), 'next 2'],
  ['claimed, and nobody is left for the rest', aDrawn([claimed(1)], {}, noMore), 'again'],
  ['all are claimed', aDrawn([claimed(1), claimed(2)]), 'again'],
  ['all are handed over', aDrawn([claimed(1)], { state: 'COMPLETED' }), 'again'],
  ['cancelled', aDraw({ state: 'CANCELLED' }), 'again'],
])('%s', (_what, draw, act) => {
  expect(told(draw)).toBe(act);
});

test('an act has another name when it is about somebody else', () => {
  const name = (draw: ConsoleLottery) => nameOfLotteryAct(nextLotteryAct(draw));
  expect(name(aDrawn([aClaim(1)]))).not.toBe(name(aDrawn([aClaim(2)])));
  expect(name(aDrawn([aClaim(1)]))).toBe(name(aDrawn([aClaim(1)])));
});

test('a prize stands as often as there are of it, with whoever holds it now', () => {
  const [headset] = aDraw().lottery.prizes;
  const prizes = headset ? [{ ...headset, quantity: 2 }] : [];
  const out = aClaim(1, { id: 'gone', status: ENTRY.expired, outReason: 'expired' });
  const slots = prizeSlots(aDrawn([out, aClaim(1)], { prizes }));
  expect(slots.map(({ slot, claim, wasDrawn }) => [slot, claim?.id ?? null, wasDrawn])).toEqual([
    [1, 'entry-1', true],
    [2, null, false],
  ]);
});

test('missing details are a reason only once their time is over', () => {
  expect(reasonsFor(aClaim(1))).not.toContain('no-details');
  expect(reasonsFor(claimed(1))).not.toContain('no-details');
  expect(reasonsFor(claimed(1, { isOverdue: true }))).toContain('no-details');
});

test('presses are shown before the answer comes, and change nothing twice', () => {
  const removed = applyLotteryChange(aDraw(), { kind: 'remove', memberId: 'entry-2' });
  expect(removed.lottery.memberCount).toBe(2);
  expect(removed.lottery.ticketTotal).toBe(3);
  expect(applyLotteryChange(removed, { kind: 'remove', memberId: 'entry-2' })).toEqual(removed);
  const confirmed = applyLotteryChange(aDrawn([aClaim(1)]), {
    kind: 'confirm',
    memberIds: ['entry-1'],
  });
  expect(told(confirmed)).toBe('wait fan1');
  const handed = applyLotteryChange(aDrawn([claimed(1)]), { kind: 'fulfil', memberId: 'entry-1' });
  expect(handed.claims[0]?.status).toBe(ENTRY.fulfilled);
  expect(applyLotteryChange(aDraw(), { kind: 'close' }).lottery.state).toBe('CLOSED');
});
