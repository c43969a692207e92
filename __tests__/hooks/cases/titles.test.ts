import { readFileSync } from 'node:fs';
import { aCase } from '@/__tests__/support/caseFactories';
import { nextKey, titleKey } from '@/hooks/cases/titles';
import {
  CASE_KINDS,
  CASE_OUTCOMES,
  CASE_RULES,
  CASE_STATES,
  type ResolutionCase,
} from '@/lib/shared/cases/cases';

const SIDES = ['BUYER', 'CREATOR'] as const;

/** Cases of every kind in every state, as either side proposed them. */
function* everyCase(): Generator<ResolutionCase> {
  for (const kind of CASE_KINDS) {
    for (const state of CASE_STATES) {
      for (const proposedBy of SIDES) {
        for (const rule of [null, ...CASE_RULES]) {
          for (const outcome of state === 'CLOSED' ? CASE_OUTCOMES : [null]) {
            for (const refund of [null, 0, 500]) {
              yield aCase({ kind, state, proposedBy, rule, outcome, refund });
            }
          }
        }
      }
    }
  }
}

test('every case has its sentences for both sides, in texts that are there', () => {
  const known = JSON.parse(readFileSync('public/locales/en/cases.json', 'utf8')) as object;
  const missing = new Set<string>();
  for (const one of everyCase()) {
    for (const role of SIDES) {
      const keys = [titleKey(one, role), nextKey(one, role)];
      keys.forEach((key) => key !== null && !(key in known) && missing.add(key));
    }
  }
  expect([...missing]).toEqual([]);
});

test('whoever asks reads it as theirs', () => {
  expect(titleKey(aCase(), 'BUYER')).toBe('title.asked.mine');
  expect(titleKey(aCase(), 'CREATOR')).toBe('title.asked.other');
  expect(titleKey(aCase({ proposedBy: 'CREATOR' }), 'BUYER')).toBe('title.offered.other');
  expect(nextKey(aCase(), 'CREATOR')).toBe('next.open.mine');
});
