import { screen } from '@testing-library/react';
import { MyDraws } from '@/components/dashboard/home/MyDraws';
import { renderScreen } from '@/__tests__/support/screen';
import { aMyDraw } from './support';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));

test('an entry says its chance, and leads to the draw', () => {
  renderScreen(<MyDraws draws={[aMyDraw()]} />);
  const card = screen.getByRole('listitem');
  expect(card).toHaveTextContent(/1 in 212.*2 of 424 tickets/);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/chance/draw-1');
});

test('a prize shows until when to claim it, and leads to the claim', () => {
  const won = { status: 200, state: 'CLAIMING' as const, claimBy: '2099-01-01T00:00:00Z' };
  renderScreen(<MyDraws draws={[aMyDraw(won)]} />);
  expect(screen.getByText('You won!')).toBeVisible();
  expect(screen.getByRole('timer')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Claim your prize/ })).toHaveAttribute(
    'href',
    '/chance/draw-1/user-info/entry-1',
  );
});

test.each([
  [{ status: 210, detailsBy: '2026-12-01T00:00:00Z' }, 'Send details'],
  [{ status: 210, detailsBy: null }, 'See your prize'],
  [{ status: 220 }, 'See your prize'],
  // Drawn, and the host has yet to say so: nobody knows.
  [{ status: 200, claimBy: null, state: 'CLAIMING' as const }, 'See the draw'],
])('%j offers “%s”', (change, words) => {
  renderScreen(<MyDraws draws={[aMyDraw(change)]} />);
  expect(screen.getByRole('link')).toHaveTextContent(words);
});
