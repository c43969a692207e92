import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArticleScreen } from '@/components/help/ArticleScreen';
import { HelpScreen } from '@/components/help/HelpScreen';
import { TicketForm } from '@/components/help/TicketForm';
import { ARTICLE_FACTS } from '@/lib/help/articleFacts';
import { articlePath } from '@/lib/help/articlePath';
import { ARTICLES, HELP_GROUPS } from '@/lib/help/articles';
import { helpFigures } from '@/lib/help/figures';
import { callSecureql } from '@/lib/secureql/browser/client';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import { lateParts, renderScreen } from '@/__tests__/support/screen';
import { aUser } from '@/__tests__/support/users';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);
const user = aUser();

beforeEach(() => call.mockReset());

const figures = helpFigures('en');
const searching = (query: string) => (
  <HelpScreen initialQuery={query} initialFigures={figures} isPublic />
);
const nothingYet = { initialQuery: '', initialFigures: null };

test('every article stands in the contents with an address of its own', async () => {
  renderScreen(<HelpScreen {...nothingYet} isPublic />);
  const contents = screen.getByRole('navigation', { name: 'All articles' });
  const links = within(contents).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(ARTICLES.map(articlePath));
  expect(within(contents).getAllByRole('heading')).toHaveLength(HELP_GROUPS.length);
  await lateParts();
});

test('in the dashboard everybody finds the articles of their role, and the way to all', async () => {
  const fan = renderScreen(<HelpScreen {...nothingYet} />, { user: aUser({ userType: 'FAN' }) });
  expect(screen.getByRole('link', { name: 'Why wasn’t I called?' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'When do I get my money?' })).toBeNull();
  expect(screen.getByRole('link', { name: /those for creators/ })).toHaveAttribute('href', '/help');
  await lateParts();
  fan.unmount();
  renderScreen(<HelpScreen {...nothingYet} />, { user: aUser({ userType: 'CREATOR' }) });
  expect(screen.getByRole('link', { name: 'When do I get my money?' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Why wasn’t I called?' })).toBeNull();
  await lateParts();
});

test('typing finds articles, the title first, and says how many', async () => {
  renderScreen(<HelpScreen {...nothingYet} initialFigures={figures} isPublic />);
  await userEvent.type(screen.getByRole('searchbox'), 'overlay');
  await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
  expect(screen.getByText(/articles? found/)).toBeVisible();
  expect(screen.getAllByRole('article').map(({ id }) => id)).toContain('overlay');
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'zzzz');
  expect(await screen.findByText(/Nothing here yet/)).toBeVisible();
});

test('a search that came with the address is there from the start', () => {
  renderScreen(searching('Google'));
  expect(screen.getByRole('searchbox')).toHaveValue('Google');
  const [first] = screen.getAllByRole('article');
  expect(first).toHaveAttribute('id', 'google');
  expect(within(first!).getByRole('link')).toHaveAttribute('href', '/help/google');
  expect(first).toHaveTextContent('Google tells us your name');
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

test('a visitor writes to us without logging in, and names where to answer', async () => {
  call.mockResolvedValueOnce({ sendVisitorTicket: { error: null, item: { id: 't' } } });
  renderScreen(<HelpScreen {...nothingYet} isPublic />);
  await userEvent.type(await screen.findByLabelText('Your email'), 'vi@fans.example');
  await userEvent.type(screen.getByLabelText('Your question'), 'How much does a draw cost?');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Thank you, your question is on its way.')).toBeVisible();
  expect(call).toHaveBeenLastCalledWith('help/send-visitor-ticket/', {
    email: 'vi@fans.example',
    text: 'How much does a draw cost?',
    locale: 'en',
  });
});

test('one answer has an address of its own, with its figures, and leads on', () => {
  renderScreen(<ArticleScreen id="missed" figures={figures} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Why wasn’t I called?');
  expect(screen.getByText(/Usually you can miss 2 calls/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/help');
  const related = screen.getByRole('navigation', { name: 'What people ask next' });
  expect(
    within(related)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(ARTICLE_FACTS.missed.related.map(articlePath));
});

test.each([
  ['en', 'come back', 'priority', 'a different way'],
  ['de', 'zurückkommt', 'Vorrang', 'anders'],
  ['fr', 'de retour', 'prioritaires', 'autrement'],
  ['es', 'vuelven', 'prioridad', 'de otra forma'],
  ['pt', 'volta', 'prioridade', 'de outro jeito'],
] as const)(
  'in %s the help promises nobody the order of joining: others come between, and hosts may pick otherwise',
  (locale, ...words) => {
    for (const id of ['join', 'call'] as const) {
      const { container, unmount } = renderScreen(
        <ArticleScreen id={id} figures={helpFigures(locale)} />,
        { locale },
      );
      for (const word of words) expect(container).toHaveTextContent(word);
      unmount();
    }
  },
);
