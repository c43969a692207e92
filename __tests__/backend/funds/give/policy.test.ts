import { expect, test } from '@jest/globals';
import { messageOf, paidState, showOf } from '@/backend/funds/give/policy';

const passes = (text: string) => !text.includes('grubby');
const stateOf = (written: string | null, isModerated = false) =>
  messageOf(written, { isModerated, passes }).messageState;

test('words are shown at once unless a host, the word list or a link says otherwise', () => {
  expect(stateOf('Good luck')).toBe('APPROVED');
  expect(stateOf('Good luck', true)).toBe('PENDING');
  expect(stateOf('so grubby')).toBe('FLAGGED');
  expect(stateOf('see https://a.example/b')).toBe('FLAGGED');
  for (const nothing of [null, '', '…', 'https://a.example', 'www.a.example https://b.example']) {
    expect(stateOf(nothing, true)).toBe('ABSENT');
  }
  expect(messageOf('a www.b.c d https://e.f', { isModerated: false, passes })).toEqual({
    ...{ message: 'a … d …', linksRemoved: 2, messageState: 'FLAGGED' },
  });
});

const row = {
  show: 'READY',
  payment: 'SETTLED',
  messageState: 'APPROVED',
  amount: 100,
  isTest: false,
};
const shown = (change: object, alertMin = 0) =>
  showOf({ ...row, ...change } as Parameters<typeof showOf>[0], { alertMin });

test('the stream waits for money and words, and shows each contribution once', () => {
  expect(shown({})).toBe('SHOWN');
  expect(shown({ payment: 'PLEDGED' })).toBe('SHOWN');
  expect(shown({ messageState: 'ABSENT' })).toBe('SHOWN');
  expect(shown({ messageState: 'DENIED' })).toBe('SHOWN');
  expect(shown({ payment: 'OPEN' })).toBe('READY');
  expect(shown({ payment: 'PENDING' })).toBe('READY');
  expect(shown({ messageState: 'PENDING' })).toBe('PENDING');
  expect(shown({ messageState: 'FLAGGED', payment: 'OPEN' })).toBe('PENDING');
  expect(shown({ payment: 'VOID' })).toBe('SKIPPED');
  expect(shown({ payment: 'REFUNDED', messageState: 'PENDING' })).toBe('SKIPPED');
  expect(shown({}, 101)).toBe('SKIPPED');
  expect(shown({ isTest: true }, 101)).toBe('SHOWN');
  expect(shown({ show: 'SHOWN', payment: 'REFUNDED' })).toBe('SHOWN');
  expect(shown({ show: 'SKIPPED' })).toBe('SKIPPED');
});

test('what a payment went through says where the money stands', () => {
  const paid = {
    state: 'PAID',
    refunded: 0,
    chargedBack: 0,
    dispute: null,
    money: { amount: 100 },
  };
  expect(paidState(paid)).toBe('SETTLED');
  expect(paidState({ ...paid, refunded: 40 })).toBe('PARTLY_REFUNDED');
  expect(paidState({ ...paid, refunded: 100 })).toBe('REFUNDED');
  expect(paidState({ ...paid, refunded: 40, dispute: 'OPEN' })).toBe('DISPUTED');
  expect(paidState({ ...paid, dispute: 'WON' })).toBe('SETTLED');
  expect(paidState({ ...paid, chargedBack: 100, dispute: 'LOST' })).toBe('CHARGED_BACK');
});
