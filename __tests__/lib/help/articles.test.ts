import { expect, test } from '@jest/globals';
import { ARTICLE_FACTS, isFor } from '@/lib/help/articleFacts';
import { articlePath } from '@/lib/help/articlePath';
import {
  ARTICLES,
  articleOf,
  HELP_GROUPS,
  HELP_NAMESPACES,
  namespaceOf,
} from '@/lib/help/articles';
import { articleOfError } from '@/lib/help/errorArticles';
import { ERRORS, isErrorCode } from '@/lib/shared/errors';

test('an address names an article or none', () => {
  expect([articleOf('overlay'), articleOf('nonsense'), articleOf(undefined)]).toEqual([
    'overlay',
    null,
    null,
  ]);
  expect(articlePath('missed')).toBe('/help/missed');
});

test('every article stands once, in the file of its group', () => {
  expect(new Set(ARTICLES).size).toBe(ARTICLES.length);
  expect(HELP_NAMESPACES).toHaveLength(HELP_GROUPS.length);
  expect(namespaceOf('pledge')).toBe('helpFund');
  expect(namespaceOf('missing')).toBe('helpSite');
});

test('every article leads on to others, and never to itself', () => {
  for (const id of ARTICLES) {
    const { related } = ARTICLE_FACTS[id];
    expect(related.length).toBeGreaterThanOrEqual(2);
    expect(related).not.toContain(id);
    expect(new Set(related).size).toBe(related.length);
  }
});

test('fans and creators each find theirs', () => {
  expect([isFor('payouts', 'fan'), isFor('payouts', 'creator')]).toEqual([false, true]);
  expect([isFor('missed', 'fan'), isFor('missed', 'creator')]).toEqual([true, false]);
  expect([isFor('refund', 'fan'), isFor('refund', 'creator')]).toEqual([true, true]);
});

test('every error somebody can meet belongs to an article', () => {
  const codes = Object.keys(ERRORS).filter(isErrorCode);
  expect(codes.filter((code) => articleOfError(code) === null)).toEqual([]);
});

test('errors of one cause lead to one article', () => {
  expect(articleOfError('party.missed_out')).toBe('missed');
  expect(articleOfError('party.full')).toBe('entry');
  expect(articleOfError('fund.sold_out')).toBe('nogive');
  expect(articleOfError('fund.version_conflict')).toBe('changed');
  expect(articleOfError('payout.balance_left')).toBe('nopayout');
  expect(articleOfError('not_found')).toBe('missing');
});
