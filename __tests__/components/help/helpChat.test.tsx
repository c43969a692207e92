import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HelpPanel } from '@/components/help/HelpPanel';
import { loadHelpTexts } from '@/lib/help/loadHelpTexts';
import { callSecureql } from '@/lib/secureql/browser/client';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import { renderScreen } from '@/__tests__/support/screen';
import { aUser } from '@/__tests__/support/users';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
jest.mock('@/lib/help/loadHelpTexts', () => ({ loadHelpTexts: jest.fn() }));
const call = jest.mocked(callSecureql);
const load = jest.mocked(loadHelpTexts);

const real = jest.requireActual<typeof import('@/lib/help/loadHelpTexts')>(
  '@/lib/help/loadHelpTexts',
);

beforeEach(() => {
  call.mockReset();
  load.mockReset().mockImplementation(real.loadHelpTexts);
});

const open = (options: Parameters<typeof renderScreen>[1] = {}, path = '/onboarding') =>
  renderScreen(<HelpPanel path={path} isOpen />, options);
const field = () => screen.getByRole('textbox', { name: 'Your question' });
const log = () => within(screen.getByRole('log', { name: 'Questions and answers' }));
const ask = (text: string) => userEvent.type(field(), `${text}{Enter}`);

test('begins with three questions that fit the page, and the focus in the field', async () => {
  open({}, '/async/reset_password');
  expect(field()).toHaveFocus();
  const list = within(screen.getByRole('list', { name: 'People ask here' }));
  const questions = list.getAllByRole('button');
  expect(questions).toHaveLength(3);
  const [first] = questions;
  const title = first?.textContent ?? '';
  await userEvent.click(list.getByRole('button', { name: title }));
  expect(await log().findByRole('link', { name: new RegExp(`^Read more: `) })).toHaveAttribute(
    'href',
    '/help/nologin',
  );
  expect(log().getByText(title)).toBeVisible();
  expect(screen.queryByRole('list', { name: 'People ask here' })).toBeNull();
  expect(field()).toHaveFocus();
});

test('Enter sends; the answer is of an article, which opens in a tab of its own', async () => {
  open();
  await ask('how do i delte my account');
  expect(field()).toHaveValue('');
  const link = await log().findByRole('link', { name: /^Read more: How do I delete my account/ });
  expect(link).toHaveAttribute('href', '/help/delete');
  expect(link).toHaveAttribute('target', '_blank');
  expect(log().getByText('how do i delte my account')).toBeVisible();
});

test('nothing is sent for nothing', async () => {
  open();
  await ask('   ');
  expect(log().queryByText('You:')).toBeNull();
});

test('where several articles fit, it asks back and answers what was chosen', async () => {
  open();
  await ask('do i need an acount to join?');
  expect(await log().findByText('Which one do you mean?')).toBeVisible();
  const choices = within(log().getByRole('list')).getAllByRole('button');
  expect(choices.length).toBeGreaterThanOrEqual(2);
  expect(choices.length).toBeLessThanOrEqual(3);
  const [choice] = choices;
  if (choice) await userEvent.click(choice);
  expect(await log().findByRole('link', { name: /^Read more: / })).toBeVisible();
});

test('what it does not know a visitor sends to people, with an e-mail', async () => {
  open({ locale: 'en' });
  await ask('can i import my list from nightbot');
  expect(await log().findByText(/^I don’t know that one/)).toBeVisible();
  const form = within(screen.getByRole('region', { name: 'Ask our team' }));
  expect(form.getByLabelText('Your question')).toHaveValue('can i import my list from nightbot');

  call.mockRejectedValueOnce(new SecureqlError('rate_limited', 429));
  await userEvent.type(form.getByLabelText('Your email'), 'ada@example.org');
  await userEvent.click(form.getByRole('button', { name: 'Send to our team' }));
  expect(await form.findByRole('alert')).toHaveTextContent('a little too fast');
  expect(form.getByLabelText('Your email')).toHaveValue('ada@example.org');

  call.mockResolvedValueOnce({ sendVisitorTicket: { error: null, item: { id: 't' } } });
  await userEvent.click(form.getByRole('button', { name: 'Send to our team' }));
  expect(await screen.findByText('Your question is on its way.')).toBeVisible();
  expect(call).toHaveBeenLastCalledWith('help/send-visitor-ticket/', {
    email: 'ada@example.org',
    text: 'can i import my list from nightbot',
    locale: 'en',
  });
  await ask('can i login with google');
  await waitFor(() => expect(screen.queryByText('Your question is on its way.')).toBeNull());
});

test('a member is answered at the confirmed e-mail; a quick account names one', async () => {
  const { unmount } = open({ user: aUser({ email: 'mira@example.com' }) });
  await ask('can i import my list from nightbot');
  expect(await screen.findByText('We’ll answer by email to mira@example.com.')).toBeVisible();
  call.mockResolvedValueOnce({ sendHelpTicket: { error: null, item: { id: 't' } } });
  await userEvent.click(screen.getByRole('button', { name: 'Send to our team' }));
  expect(await screen.findByText('Your question is on its way.')).toBeVisible();
  expect(call).toHaveBeenLastCalledWith('help/send-ticket/', {
    subject: 'can i import my list from nightbot',
    text: 'can i import my list from nightbot',
  });
  unmount();
  open({ user: aUser({ isQuick: true }) });
  await ask('can i import my list from nightbot');
  expect(await screen.findByLabelText('Your email')).toBeVisible();
});

test('an answer that is not the one leads to people, too, with the focus', async () => {
  open();
  await ask('can i login with google');
  await userEvent.click(await log().findByRole('button', { name: 'That’s not it. Ask our team' }));
  expect(screen.getByLabelText('Your email')).toHaveFocus();
});

test('without articles the question stays, and is answered when they come', async () => {
  load.mockResolvedValue(null);
  open();
  await ask('can i login with google');
  expect(
    await log().findByText('The help didn’t load. Your question is still here.'),
  ).toBeVisible();
  load.mockImplementation(real.loadHelpTexts);
  await userEvent.click(log().getByRole('button', { name: 'Try again' }));
  expect(await log().findByRole('link', { name: /^Read more: / })).toBeVisible();
});

test('offline it says so, and answers once the browser is back', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  load.mockResolvedValue(null);
  open();
  await ask('can i login with google');
  expect(await log().findByText(/^No connection/)).toBeVisible();
  online.mockRestore();
  load.mockImplementation(real.loadHelpTexts);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await log().findByRole('link', { name: /^Read more: / })).toBeVisible();
});
