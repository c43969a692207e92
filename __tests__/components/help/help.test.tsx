import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArticleScreen } from '@/components/help/ArticleScreen';
import { HelpScreen } from '@/components/help/HelpScreen';
import { TicketForm } from '@/components/help/TicketForm';
import { articleOf } from '@/lib/help/articles';
import { callSecureql } from '@/lib/secureql/browser/client';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import { lateParts, renderScreen } from '@/__tests__/support/screen';
import { aUser } from '@/__tests__/support/users';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);
const user = aUser();

beforeEach(() => call.mockReset());

test('every article has an address of its own and stands in the contents', async () => {
  renderScreen(<HelpScreen initialQuery="" />, { user });
  const contents = screen.getByRole('navigation', { name: 'All articles' });
  const links = within(contents).getAllByRole('link');
  expect(links.length).toBeGreaterThanOrEqual(12);
  for (const link of links) {
    const article = document.getElementById(link.getAttribute('href')?.slice(1) ?? '')!;
    expect(within(article).getByRole('heading')).toHaveTextContent(link.textContent);
  }
  await lateParts();
});

test('typing finds articles, the title first, and says how many', async () => {
  renderScreen(<HelpScreen initialQuery="" />, { user });
  await userEvent.type(screen.getByRole('searchbox'), 'overlay');
  await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
  expect(screen.getByText(/articles? found/)).toBeVisible();
  const [first] = screen.getAllByRole('article');
  expect(first).toHaveAttribute('id', 'overlay');
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'zzzz');
  expect(await screen.findByText(/Nothing to show here yet/)).toBeVisible();
});

test('a search that came with the address is there from the start', () => {
  renderScreen(<HelpScreen initialQuery="Google" />, { user });
  expect(screen.getByRole('searchbox')).toHaveValue('Google');
  expect(screen.getAllByRole('article')[0]).toHaveAttribute('id', 'google');
});

test('a question that could not be sent stays as it was typed', async () => {
  call.mockRejectedValueOnce(new SecureqlError('rate_limited', 429));
  renderScreen(<TicketForm />, { user });
  await userEvent.type(screen.getByLabelText('What is it about?'), 'Overlay is black');
  await userEvent.type(screen.getByLabelText('Your question'), 'It stays black in OBS.');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('a little too fast');
  expect(screen.getByLabelText('Your question')).toHaveValue('It stays black in OBS.');

  call.mockResolvedValueOnce({ sendHelpTicket: { error: null, item: { id: 't' } } });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Thank you, your question is on its way.')).toBeVisible();
  expect(call).toHaveBeenLastCalledWith('help/send-ticket/', {
    subject: 'Overlay is black',
    text: 'It stays black in OBS.',
  });
});

test('a visitor reads every answer, and writes a mail instead of logging in', () => {
  renderScreen(<HelpScreen initialQuery="" isPublic />);
  expect(screen.getAllByRole('article').length).toBeGreaterThanOrEqual(12);
  expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
  expect(screen.queryByLabelText('Your question')).toBeNull();
});

test('one answer has an address of its own and leads to all of them', () => {
  renderScreen(<ArticleScreen id="turn" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'What do I do when I am called?',
  );
  expect(screen.getByText(/You’re still in line and get called again soon/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/help');
});

test.each([
  ['en', 'come back', 'priority', 'another way'],
  ['de', 'zurückkommt', 'Vorrang', 'anders'],
  ['fr', 'de retour', 'prioritaires', 'autrement'],
  ['es', 'vuelven', 'prioridad', 'de otra forma'],
  ['pt', 'volta', 'prioridade', 'de outro jeito'],
] as const)(
  'in %s the help promises nobody the order of joining: others come between, and hosts may pick otherwise',
  (locale, ...words) => {
    for (const id of ['join', 'call'] as const) {
      const { container, unmount } = renderScreen(<ArticleScreen id={id} />, { locale });
      for (const word of words) expect(container).toHaveTextContent(word);
      unmount();
    }
  },
);

test('an address names an article or none', () => {
  expect([articleOf('overlay'), articleOf('nonsense'), articleOf(undefined)]).toEqual([
    'overlay',
    null,
    null,
  ]);
});
