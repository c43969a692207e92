import { aBookingPayment, aCheckout, aQuestion } from '@/__tests__/support/bookingFactories';
import { bookingStage } from '@/hooks/checkout/bookingStage';
import { answersOf, firstDraft, missingAnswers, openStep, stepsOf } from '@/hooks/checkout/draft';
import { answerBy, refundTerms } from '@/hooks/checkout/terms';
import type { CancelPolicy } from '@/lib/shared/experiences/kinds';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const START = '2026-11-28T18:30:00.000Z';
const terms = (cancelPolicy: CancelPolicy, startsAt = START) =>
  refundTerms(aCheckout({ service: { cancelPolicy } }), startsAt, NOW);

test('every policy is said with the times and amounts of this booking', () => {
  expect(terms('FLEXIBLE')).toEqual([
    { kind: 'free', until: '2026-11-27T18:30:00.000Z' },
    { kind: 'half', until: START, back: 1250, isToTheStart: true },
    { kind: 'began' },
  ]);
  expect(terms('STANDARD').map(({ kind }) => kind)).toEqual(['free', 'half', 'nothing']);
  expect(terms('STRICT').map(({ kind }) => kind)).toEqual(['free', 'nothing']);
  expect(terms('NONE')).toEqual([{ kind: 'none' }]);
});

test('what is over already is left out', () => {
  expect(terms('FLEXIBLE', '2026-11-24T06:00:00.000Z').map(({ kind }) => kind)).toEqual([
    'half_from_now',
    'began',
  ]);
  expect(terms('STRICT', '2026-11-24T06:00:00.000Z')).toEqual([{ kind: 'none' }]);
});

test('a creator answers within two days, and before their notice', () => {
  const checkout = aCheckout({ service: { noticeMinutes: 180 } });
  expect(answerBy(checkout, START, NOW)).toBe('2026-11-25T12:00:00.000Z');
  expect(answerBy(checkout, '2026-11-24T12:00:00.000Z', NOW)).toBe('2026-11-24T09:00:00.000Z');
});

test('the steps of a checkout follow what is bought', () => {
  expect(stepsOf(aCheckout())).toEqual(['when', 'questions', 'pay']);
  expect(stepsOf(aCheckout({ service: { kind: 'DELIVERY' } }))).toEqual(['questions', 'pay']);
  expect(stepsOf(aCheckout({ service: { kind: 'INSTANT' } }))).toEqual(['pay']);
  const draft = { ...firstDraft(aCheckout()), startsAt: START };
  expect(openStep(['when', 'questions', 'pay'], draft)).toBe('questions');
});

test('only required answers are missing, and what is empty is not sent', () => {
  const needed = aQuestion();
  const free = aQuestion({ id: 'free', isRequired: false });
  const file = aQuestion({ id: 'file', kind: 'FILE' });
  const draft = { answers: { free: ' ' }, files: {} };
  expect(missingAnswers([needed, free, file], draft, new Set())).toEqual([needed.id, 'file']);
  expect(missingAnswers([needed, free, file], draft, new Set(['file']))).toEqual([needed.id]);
  expect(
    answersOf([needed, free], { ...draft, answers: { [needed.id]: ' x ', free: '' } }),
  ).toEqual([{ questionId: needed.id, value: 'x', fileId: null }]);
});

test.each([
  [{}, false, 'open'],
  [{}, true, 'waiting'],
  [{ failure: 'DECLINED' }, true, 'declined'],
  [{ payment: 'PROCESSING' }, true, 'waiting'],
  [{ payment: 'EXPIRED' }, false, 'expired'],
  [{ state: 'REQUESTED', payment: 'AUTHORISED' }, true, 'requested'],
  [{ state: 'CONFIRMED', payment: 'PAID' }, true, 'booked'],
  [{ state: 'CANCELLED', endReason: 'SLOT_GONE' }, true, 'gone'],
  [{ state: 'CANCELLED', endReason: 'PAYMENT_EXPIRED' }, false, 'expired'],
  [{ state: 'CANCELLED', endReason: 'BUYER_CANCELLED' }, false, 'over'],
] as const)('%j, back: %s, is %s', (over, isBack, stage) => {
  expect(bookingStage(aBookingPayment(over), isBack)).toBe(stage);
});
