import { expect, test } from '@jest/globals';
import { elsewhere, tabIn, tabsFor } from '@/lib/navigation/settingsTabs';

test('the tabs of the spec stay, and an address that names none shows the first', () => {
  expect(tabIn('basics', 'FAN')).toBe('basics');
  expect(tabIn('verifications', 'FAN')).toBe('verifications');
  for (const unknown of [undefined, 'nothing', ['page'], 'toString']) {
    expect(tabIn(unknown, 'CREATOR')).toBe('basics');
  }
});

test('a fan has no page of their own', () => {
  expect(tabsFor('FAN')).not.toContain('page');
  expect(tabIn('page', 'FAN')).toBe('basics');
  expect(tabIn('page', 'CREATOR')).toBe('page');
});

test('an old address with a subject alone leads to its tab, and any other one nowhere', () => {
  expect(elsewhere('password', 'basics')).toBe('/dashboard/settings?active=account#password');
  expect(elsewhere('password', 'account')).toBeNull();
  expect(elsewhere('toString', 'basics')).toBeNull();
  expect(elsewhere('main', 'basics')).toBeNull();
});
