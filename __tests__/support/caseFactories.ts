import type { CaseChoice, CasePage, ResolutionCase } from '@/lib/shared/cases/cases';
import { aBooking } from './bookingFactories';

const ID = '00000000-0000-4000-8000-00000000000';
const UNTIL = '2026-11-25T09:30:00.000Z';

/** A part of the price that the fan asks for. */
export const aCase = (over: Partial<ResolutionCase> = {}): ResolutionCase => ({
  ...{ id: `${ID}9`, kind: 'PARTIAL', state: 'OPEN', openedBy: 'BUYER', proposedBy: 'BUYER' },
  ...{ turn: 'CREATOR', amount: 1000, newDue: null, rule: null, outcome: null, refund: null },
  ...{ version: 1, openedAt: '2026-11-23T09:30:00.000Z', deadlineAt: UNTIL, closedAt: null },
  steps: [
    {
      ...{ kind: 'OPENED', by: 'BUYER', amount: 1000, newDue: null, words: 'We began late.' },
      at: '2026-11-23T09:30:00.000Z',
    },
  ],
  ...over,
});

export const aChoice = (over: Partial<CaseChoice> = {}): CaseChoice => ({
  ...{ kind: 'PARTIAL', way: 'ASK', least: 1, most: 1500, back: null, earliest: null },
  ...{ latest: null, until: UNTIL },
  ...over,
});

/** What may have gone wrong with a session that is over, for its buyer. */
export const aCasePage = (over: Partial<CasePage> = {}): CasePage => ({
  ...{ id: `${ID}5`, version: 4, line: aBooking({ state: 'DELIVERED' }), case: null },
  ...{ choices: [], acts: [], startsAt: null, endsAt: null, buyerInAt: null },
  ...{ creatorInAt: null, lateCancelAt: null },
  file: { deliveries: 0, messages: 14, changes: 0 },
  ...over,
});
