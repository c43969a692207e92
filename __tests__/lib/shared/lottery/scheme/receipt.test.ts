import { expect, test } from '@jest/globals';
import { checkLabel, commitHashOf, entryHashOf, hashOf } from '@/lib/shared/lottery/scheme/hash';
import { closeLine, joinLine, outLine, parseLine } from '@/lib/shared/lottery/scheme/lines';
import { liveEntrants } from '@/lib/shared/lottery/scheme/log';
import { checkReceipt, makeReceipt, type DrawReceipt } from '@/lib/shared/lottery/scheme/receipt';
import { saltOf } from './drawMaker';
import { openVector } from './vectors';

const own = openVector('none').receipts;
const [ann, bob] = own;
const mine = { lotteryId: 'lot-1', salt: saltOf(1), label: '@ann' };

test('a browser keeps a receipt only if its own salt and name are sealed in it', () => {
  expect(own.map((receipt) => checkReceipt(receipt))).toEqual([null, null, null]);
  expect(checkReceipt(ann, mine)).toBeNull();
  expect(checkReceipt(ann, { lotteryId: 'lot-1', salt: saltOf(1) })).toBeNull();
  expect(checkReceipt(bob, mine)).toBe('not-mine');
  expect(checkReceipt(ann, { ...mine, lotteryId: 'lot-2' })).toBe('not-mine');
  expect(checkReceipt(ann, { ...mine, label: '@anna' })).toBe('not-mine');
  // Somebody else's line under my name.
  expect(checkReceipt({ ...bob, salt: saltOf(1), label: '@ann' }, mine)).toBe('seal');
  expect(checkReceipt({ ...ann, head: bob?.head })).toBe('head');
  expect(checkReceipt({ ...ann, line: '1692806340000 leave 1' })).toBe('line');
  expect(checkReceipt({ ...ann, seq: 0 })).toBe('malformed');
  expect(checkReceipt({ ...ann, more: true })).toBe('malformed');
  expect(checkReceipt(null)).toBe('malformed');
});

test('a receipt is made of its line and the head before it', () => {
  const { lotteryId, seq, prev, line, label, salt } = openVector('none').receipts[2] as DrawReceipt;
  expect(makeReceipt({ lotteryId, seq, prev, line, label, salt })).toEqual(own[2]);
});

test.each([
  ['', false],
  ['@ann', true],
  ['@Zo\u00eb', true],
  ['@Zoe\u0308', false],
  ['@a\nb', false],
  ['@a\u0085b', false],
  ['@\ud83d\ude00', true],
  ['@\ud83d', false],
  [`@${'a'.repeat(99)}`, true],
  [`@${'a'.repeat(100)}`, false],
  [`@${'\ud83d\ude00'.repeat(50)}`, false],
])('the name %j can be sealed: %s', (label, isGood) => {
  expect(checkLabel(label)).toBe(isGood);
  const seal = () => entryHashOf({ lotteryId: 'lot-1', salt: saltOf(1), label });
  if (isGood) expect(seal()).toMatch(/^[0-9a-f]{64}$/);
  else expect(seal).toThrow(RangeError);
});

test('nothing is hashed that has no bytes or no form', () => {
  expect(() => hashOf('rules', 'half \ud800 pair')).toThrow(RangeError);
  const of = { lotteryId: 'lot 1', randomness: 'none', prizeCount: 1, rules: '' } as const;
  expect(() => commitHashOf({ ...of, seedHash: '0'.repeat(64) })).toThrow(RangeError);
  expect(() => commitHashOf({ ...of, lotteryId: 'lot-1', seedHash: 'AB' })).toThrow(RangeError);
});

test('no line is written that nobody could read', () => {
  const c = '0'.repeat(64);
  expect(() => joinLine(1, { n: 0, tickets: 1, c })).toThrow(RangeError);
  expect(() => joinLine(1, { n: 1, tickets: 11, c })).toThrow(RangeError);
  expect(() => joinLine(1.5, { n: 1, tickets: 1, c })).toThrow(RangeError);
  expect(() => joinLine(1, { n: 1, tickets: 1, c: 'c' })).toThrow(RangeError);
  expect(() => outLine(1, { n: 1, reason: 'luck' as never })).toThrow(RangeError);
  const closing = { entries: 0, ticketTotal: 0, entrantsHash: c, round: null };
  expect(parseLine(closeLine(1, closing))).toEqual({ ms: 1, verb: 'close', ...closing });
  for (const line of [
    '',
    '1',
    '1 join',
    `1 JOIN 1 1 ${c}`,
    '1 leave 1 ',
    '+1 leave 1',
    '1 leave 1e3',
  ]) {
    expect(parseLine(line)).toBeNull();
  }
});

test('the live entries of a log are those who joined and did not leave, with their last tickets', () => {
  const { lines } = openVector('none');
  const more = ['1692806343000 tickets 1 4', '1692806344000 leave 2'];
  expect(liveEntrants([...lines, ...more])).toMatchObject([
    { n: 1, tickets: 4 },
    { n: 3, tickets: 3 },
  ]);
  expect(() => liveEntrants([...lines, '1692806343000 leave 9'])).toThrow('Line 4');
});
