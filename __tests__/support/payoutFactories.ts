import type { OverviewAnswer } from '@/hooks/payouts/useOverview';
import type { EarningsWeek, PayoutLine, PayoutOverview } from '@/lib/shared/payouts/payouts';

/** Net by week in whole units, contributions and experiences, the running week last. */
const EARNED = [
  [96, 73], [120, 36.5], [88, 0], [64, 73], [22, 109.5], [0, 36.5], [18, 73], [36, 146],
  [236, 36.5], [281, 73], [318, 109.5], [142, 0],
] as const; // prettier-ignore

const FIRST_WEEK = Date.UTC(2026, 8, 7);
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

export const someWeeks = (): EarningsWeek[] =>
  EARNED.map(([contributions, experiences], index) => ({
    start: new Date(FIRST_WEEK + index * WEEK_MS).toISOString().slice(0, 10),
    contributions: contributions * 100,
    experiences: experiences * 100,
  }));

export const anAccount = (
  change: Partial<PayoutOverview['account']> = {},
): PayoutOverview['account'] => ({
  state: 'READY',
  country: 'PT',
  currency: 'EUR',
  bankLast4: '3704',
  due: [],
  mayChangeCurrency: false,
  countries: [
    { country: 'CH', currencies: ['CHF', 'EUR'] },
    { country: 'DE', currencies: ['EUR'] },
    { country: 'PT', currencies: ['EUR'] },
    { country: 'US', currencies: ['USD'] },
  ],
  ...change,
});

export const anOverview = (change: Partial<PayoutOverview> = {}): PayoutOverview => ({
  account: anAccount(),
  currency: 'EUR',
  clearing: { amount: 41_824, next: { amount: 5436, at: '2026-11-27T12:00:00.000Z' } },
  available: { amount: 28_650, goesOutAt: '2026-12-24T12:00:00.000Z' },
  onItsWay: { amount: 18_230, arrivesAt: '2026-12-25T00:00:00.000Z', failed: null },
  negative: null,
  weeks: someWeeks(),
  payouts: [
    { id: 'po_1', at: '2026-11-23T00:00:00.000Z', amount: 18_230, state: 'ON_ITS_WAY', bankLast4: '3704' },
    { id: 'po_2', at: '2026-11-17T00:00:00.000Z', amount: 24_010, state: 'PAID', bankLast4: '3704' },
    { id: 'po_3', at: '2026-11-10T00:00:00.000Z', amount: 19_875, state: 'PAID', bankLast4: '3704' },
    { id: 'po_4', at: '2026-11-03T00:00:00.000Z', amount: 30_540, state: 'PAID', bankLast4: '3704' },
    { id: 'po_5', at: '2026-10-27T00:00:00.000Z', amount: 11_020, state: 'PAID', bankLast4: '3704' },
  ], // prettier-ignore
  ...change,
});

/** What the page gets: an overview, or why there is none. */
export const anAnswer = (
  item: PayoutOverview | null,
  error: OverviewAnswer['payoutOverview']['error'] = null,
): OverviewAnswer => ({ payoutOverview: { item, error } });

export const aLine = (change: Partial<PayoutLine> = {}): PayoutLine => ({
  id: 'line-1',
  what: 'PAID',
  kind: 'CONTRIBUTION',
  title: 'Two PCs',
  fromName: 'Kettlebird',
  href: null,
  at: '2026-11-23T12:00:00.000Z',
  gross: 6000,
  fee: -270,
  net: 5730,
  currency: 'EUR',
  state: 'CLEARING',
  stateAt: '2026-11-30T12:00:00.000Z',
  ...change,
});

/** A line of every cause and state. */
export const someLines = (): PayoutLine[] => [
  aLine(),
  aLine({ id: 'line-2', fromName: 'Mika', gross: 4000, fee: -190, net: 3810 }),
  aLine({ id: 'line-3', fromName: null, gross: 500, fee: -50, net: 450 }),
  aLine({
    id: 'line-4', kind: 'EXPERIENCE', title: 'Coaching, 60 min', fromName: 'Sam', at: '2026-11-18T12:00:00.000Z',
    gross: 4000, fee: -350, net: 3650, stateAt: '2026-12-02T12:00:00.000Z', href: '/orders/7',
  }),
  aLine({
    id: 'line-5', what: 'REFUND', fromName: 'Jonas', at: '2026-11-21T12:00:00.000Z',
    gross: -2500, fee: 130, net: -2370, state: 'REFUNDED', stateAt: '2026-11-21T12:00:00.000Z',
  }),
  aLine({
    id: 'line-6', what: 'DISPUTE', fromName: 'Lou', at: '2026-11-19T12:00:00.000Z',
    gross: -1000, fee: 70, net: -930, state: 'ON_HOLD', stateAt: '2026-11-19T12:00:00.000Z',
  }),
  aLine({ id: 'line-7', fromName: 'Bo', at: '2026-11-15T12:00:00.000Z', gross: 2500, fee: -130, net: 2370, state: 'AVAILABLE' }),
  aLine({
    id: 'line-8', kind: 'EXPERIENCE', title: 'Duo night, 2 h', fromName: 'Ana', at: '2026-11-06T12:00:00.000Z',
    gross: 8000, fee: -670, net: 7330, state: 'ON_ITS_WAY',
  }),
  aLine({
    id: 'line-9', fromName: 'Tessa', at: '2026-11-08T12:00:00.000Z',
    gross: 1000, fee: -70, net: 930, state: 'PAID', stateAt: '2026-11-17T12:00:00.000Z',
  }),
]; // prettier-ignore
