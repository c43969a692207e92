import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Services } from '@/components/profile/Services';
import { callSecureql } from '@/lib/secureql/browser/client';
import { aUser } from '@/__tests__/support/partyFactories';
import { renderScreen } from '@/__tests__/support/screen';
import { aServiceCard } from '@/__tests__/support/shownServices';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);

test('a creator who offers nothing has no section for it', () => {
  renderScreen(
    <Services handle="nora" name="Nora Night" first={{ cards: [], cursor: null, kept: null }} />,
  );
  expect(screen.queryByRole('region')).toBeNull();
});

test('what a creator offers, more on demand; the reader’s favorites are marked', async () => {
  call.mockResolvedValueOnce({
    services: {
      error: null,
      items: [aServiceCard(), aServiceCard({ id: 'later', title: 'Chess, from zero' })],
      cursor: null,
    },
  });
  renderScreen(
    <Services
      handle="nora"
      name="Nora Night"
      first={{ cards: [aServiceCard()], cursor: 'next', kept: ['service-1'] }}
    />,
    { user: aUser() },
  );
  expect(screen.getByRole('button', { name: /^Add “Play with me”/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  // Whose they are says the page.
  expect(screen.queryByText('Nora Night')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(call).toHaveBeenCalledWith('user-services-query', { handle: 'nora', cursor: 'next' });
  expect(await screen.findByRole('link', { name: 'Chess, from zero' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('what is not published says so to its owner, who keeps none of their own', () => {
  const draft = aServiceCard({ state: 'DRAFT', creatorId: aUser().id });
  renderScreen(
    <Services handle="nora" name="Nora Night" first={{ cards: [draft], cursor: null, kept: [] }} />,
    {
      user: aUser(),
    },
  );
  expect(screen.getByText('Not bookable now')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('three stand there at first, and a press shows all of them', async () => {
  const cards = ['One', 'Two', 'Three', 'Four'].map((title) => aServiceCard({ id: title, title }));
  renderScreen(
    <Services handle="nora" name="Nora Night" first={{ cards, cursor: null, kept: null }} />,
  );
  expect(screen.getByRole('heading', { name: 'Book time with Nora Night' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'See all' }));
  expect(screen.getByRole('link', { name: 'Four' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'See all' })).toBeNull();
});
