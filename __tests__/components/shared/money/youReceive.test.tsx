import { screen } from '@testing-library/react';
import { YouReceive } from '@/components/shared/money/YouReceive';
import { renderScreen } from '@/__tests__/support/screen';

test.each([
  ['EXPERIENCE', 4000, 'en', 'You receive €36.50'],
  ['CONTRIBUTION', 2500, 'en', 'You receive €23.70'],
  ['CONTRIBUTION', 2500, 'de', 'Du bekommst 23,70 €'],
] as const)('%s of %i cents in %s: %s', (kind, amount, locale, words) => {
  renderScreen(<YouReceive kind={kind} price={{ amount, currency: 'EUR' }} />, { locale });
  expect(screen.getByRole('status')).toHaveTextContent(words);
});

test('what cannot be charged says nothing', () => {
  renderScreen(<YouReceive kind="EXPERIENCE" price={{ amount: 99, currency: 'EUR' }} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
