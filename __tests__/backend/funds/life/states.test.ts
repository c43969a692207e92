import { expect, test } from '@jest/globals';
import { FUND_EVENTS, stepOf, type FundEvent, type FundFacts } from '@/backend/funds/life/policy';
import { FUND_STATES, type FundState } from '@/lib/shared/fund/states';

const facts = (part: Partial<FundFacts> = {}): FundFacts => ({
  ...{ isAllOrNothing: false, isReached: false, isReady: true, hasMoney: true },
  ...part,
});

/** Every step there is, for a ready creator and a fund with money, that keeps it and is not reached. */
const STEPS: Partial<Record<FundState, Partial<Record<FundEvent, FundState>>>> = {
  DRAFT: { OPEN: 'LIVE', SCHEDULE: 'SCHEDULED' },
  SCHEDULED: { OPEN: 'LIVE', UNPLAN: 'DRAFT', START: 'LIVE', CANCEL: 'CANCELLED' },
  LIVE: {
    ...{ PAUSE: 'PAUSED', SUSPEND: 'PAUSED', END: 'MISSED', DEADLINE: 'MISSED' },
    CANCEL: 'CANCELLED',
  },
  PAUSED: { RESUME: 'LIVE', END: 'MISSED', DEADLINE: 'MISSED', CANCEL: 'CANCELLED' },
  SETTLING: { CHARGED: 'REACHED' },
  REACHED: { REFUND_ALL: 'REFUNDED', SENT: 'PAID_OUT' },
  MISSED: { REFUND_ALL: 'REFUNDED', SENT: 'PAID_OUT' },
  PAID_OUT: { REFUND_ALL: 'REFUNDED' },
};

const nextOf = (state: FundState, event: FundEvent, part: Partial<FundFacts> = {}) => {
  const step = stepOf(state, event, facts(part));
  return typeof step === 'string' ? step : step.next;
};

test.each(FUND_STATES.flatMap((state) => FUND_EVENTS.map((event) => [state, event] as const)))(
  'a fund that is %s at %s',
  (state, event) => {
    expect(nextOf(state, event)).toBe(STEPS[state]?.[event] ?? 'fund.wrong_state');
  },
);

test('what is raised decides at the end of a fund that keeps it, also while it is paused', () => {
  for (const state of ['LIVE', 'PAUSED'] as const) {
    for (const event of ['END', 'DEADLINE'] as const) {
      expect(nextOf(state, event, { isReached: true })).toBe('REACHED');
      expect(nextOf(state, event, { isReached: false })).toBe('MISSED');
    }
  }
});

test('all-or-nothing charges cards only where it is live and reached, and never before its deadline', () => {
  const all = { isAllOrNothing: true };
  expect(stepOf('LIVE', 'DEADLINE', facts({ ...all, isReached: true }))).toMatchObject({
    ...{ next: 'SETTLING', effects: ['CLOSE', 'CHARGE'] },
  });
  for (const [state, isReached] of [
    ['LIVE', false],
    ['PAUSED', false],
    ['PAUSED', true],
  ] as const) {
    expect(stepOf(state, 'DEADLINE', facts({ ...all, isReached }))).toMatchObject({
      ...{ next: 'MISSED', effects: ['CLOSE', 'VOID'] },
    });
  }
  for (const isReached of [true, false]) {
    expect(nextOf('LIVE', 'END', { ...all, isReached })).toBe('fund.wrong_state');
    expect(nextOf('PAUSED', 'END', { ...all, isReached })).toBe('fund.wrong_state');
  }
});

test('without payouts nothing opens, and what was planned is a draft again', () => {
  const part = { isReady: false };
  for (const [state, event] of [
    ['DRAFT', 'OPEN'],
    ['DRAFT', 'SCHEDULE'],
    ['SCHEDULED', 'OPEN'],
    ['PAUSED', 'RESUME'],
  ] as const) {
    expect(nextOf(state, event, part)).toBe('fund.payouts_needed');
  }
  expect(nextOf('SCHEDULED', 'START', part)).toBe('DRAFT');
});

test('nothing is paid out or sent back where nothing came in', () => {
  const part = { hasMoney: false };
  expect(nextOf('REACHED', 'SENT', part)).toBe('fund.wrong_state');
  expect(nextOf('MISSED', 'REFUND_ALL', part)).toBe('fund.wrong_state');
  expect(stepOf('LIVE', 'CANCEL', facts())).toMatchObject({ effects: ['CLOSE', 'VOID', 'REFUND'] });
});
