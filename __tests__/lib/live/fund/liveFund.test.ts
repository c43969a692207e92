import { describe, expect, test } from '@jest/globals';
import { aFund, aFundUpdate, aSupporter, fundCreator } from '@/__tests__/support/fundFactories';
import { readFundMessage } from '@/lib/live/fund/fundMessage';
import { liveFund, MOST_SUPPORTERS, withNewest } from '@/lib/live/fund/liveFund';
import { stateAfterMessage } from '@/lib/live/feed';

const minute = (at: number) => new Date(Date.UTC(2026, 0, 2, 10, at)).toISOString();
const openly = (n: number) => aSupporter({ id: `c${n}`, at: minute(n) });
const nobody = (n: number) => aSupporter({ id: `c${n}`, at: minute(n), name: null, amount: null });
const hidesAmount = (n: number) => aSupporter({ id: `c${n}`, at: minute(n), amount: null });
const idsOf = (people: readonly { id: string }[]) => people.map(({ id }) => id);

describe('a fund as a page follows it', () => {
  const state = {
    seq: 5,
    fund: aFund(),
    supporters: [openly(1)],
    creator: fundCreator,
    story: 'mine',
  };

  test('a message replaces what everybody sees, though others before it are missing', () => {
    const update = aFundUpdate({ seq: 9, fund: aFund({ raised: 130_000 }) });
    expect(stateAfterMessage(liveFund, state, update)).toMatchObject({
      seq: 9,
      fund: { raised: 130_000 },
      story: 'mine',
    });
  });

  test('one that was overtaken changes nothing', () => {
    expect(stateAfterMessage(liveFund, state, aFundUpdate({ seq: 5 }))).toBe(state);
    expect(stateAfterMessage(liveFund, state, aFundUpdate({ seq: 4 }))).toBe(state);
  });
});

describe('the list of supporters after a message', () => {
  test('newer ones come first, those the message does not reach stay', () => {
    const after = withNewest([openly(2), openly(1)], [openly(4), openly(3), openly(2)]);
    expect(idsOf(after)).toEqual(['c4', 'c3', 'c2', 'c1']);
  });

  test('those who hide something never travel and keep their place', () => {
    const after = withNewest([nobody(3), hidesAmount(2), openly(1)], [openly(4), openly(1)]);
    expect(idsOf(after)).toEqual(['c4', 'c3', 'c2', 'c1']);
  });

  test('who hides since is gone, and so is who took the money back', () => {
    expect(idsOf(withNewest([openly(3), openly(2)], [openly(4), openly(2)]))).toEqual(['c4', 'c2']);
    expect(withNewest([openly(3)], [])).toEqual([]);
  });

  test('of the same moment, the order of ids says what a message reaches', () => {
    const at = minute(1);
    const [a, b, c] = ['a', 'b', 'c'].map((id) => aSupporter({ id, at }));
    expect(idsOf(withNewest([b!, a!], [c!, b!]))).toEqual(['c', 'b', 'a']);
  });

  test('a page that is open for long keeps so many', () => {
    const many = Array.from({ length: MOST_SUPPORTERS }, (_, n) => nobody(MOST_SUPPORTERS - n));
    const after = withNewest(many, [openly(MOST_SUPPORTERS + 1)]);
    expect(after).toHaveLength(MOST_SUPPORTERS);
    expect(after[0]?.id).toBe(`c${MOST_SUPPORTERS + 1}`);
  });
});

describe('what came on the channel of a fund', () => {
  test('is read as an object or as its JSON, without supporters that are none', () => {
    const message = aFundUpdate({ supporters: [openly(1)] });
    const withNoise = { ...message, supporters: [...message.supporters, null, { id: 3 }] };
    expect(readFundMessage(message)).toEqual(message);
    expect(readFundMessage(JSON.stringify(withNoise))).toEqual(message);
  });

  test.each([
    null,
    'x',
    '{}',
    { ...aFundUpdate(), seq: '6' },
    { ...aFundUpdate(), type: 'PARTY_UPDATE' },
    { ...aFundUpdate(), fund: {} },
    { ...aFundUpdate(), fund: { ...aFund(), raised: '1' } },
    { ...aFundUpdate(), fund: { ...aFund(), polls: null } },
    { ...aFundUpdate(), creator: null },
    { ...aFundUpdate(), supporters: {} },
  ])('%# is no message of a fund', (raw) => {
    expect(readFundMessage(raw)).toBeNull();
  });
});
