import { act, screen, waitFor, within } from '@testing-library/react';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import {
  answers,
  beginAnew,
  call,
  log,
  press,
  realtime,
  show,
  showOpen,
} from '@/__tests__/support/chatStage';
import {
  aConversation,
  aMessage,
  anOpened,
  aPage,
  aToken,
  CONVERSATION,
} from '@/__tests__/support/chatFactories';

jest.mock('@/lib/secureql/browser/client', () => ({
  callSecureql: jest.fn(),
  sendPhoto: jest.fn(),
}));

beforeEach(beginAnew);

const OLD = '01900000-0000-7000-8000-0000000000c9';
const old = aConversation({ id: OLD, partner: { ...aConversation().partner!, name: 'Otto' } });
const isHeard = (id: string) => realtime.channels.includes(`conversation-${id}`);
const away = () => {
  throw new SecureqlError('backend.unreachable', 502);
};
const askedFor = (path: string) => call.mock.calls.filter(([asked]) => asked === path).length;

test('the page says that it may be behind, for as long as that is so, and tries again on demand', async () => {
  await show();
  expect(screen.queryByText(/^Reconnecting/)).toBeNull();
  act(() => realtime.become('offline'));
  expect(screen.getByText(/^Reconnecting/)).toBeVisible();
  act(() => realtime.become('failed'));
  await press('Try again');
  expect(realtime.tryAgain).toHaveBeenCalledTimes(1);
  act(() => realtime.become('live'));
  expect(screen.queryByText(/^Live updates have stopped/)).toBeNull();
});

test('only what the token reads is listened to, whatever stands in the list', async () => {
  answers['get-pubnub-token/'] = () => ({ getPubNubSubscription: { error: null, ...aToken() } });
  answers['messaging/find-conversations/'] = ({ folder }: never) => ({
    findConversations: aPage(folder === 'ARCHIVED' ? [old] : undefined),
  });
  await show();
  await waitFor(() => expect(isHeard(CONVERSATION)).toBe(true));
  await press('Archived');
  expect(await screen.findByRole('link', { name: /Otto/ })).toBeVisible();
  await waitFor(() => expect(askedFor('get-pubnub-token/')).toBe(1));
  expect(isHeard(OLD)).toBe(false);
  await press('Inbox');
  await waitFor(() => expect(isHeard(CONVERSATION)).toBe(true));
  await press('Archived');
  expect(await screen.findByRole('link', { name: /Otto/ })).toBeVisible();
  expect(isHeard(OLD)).toBe(false);
  expect(askedFor('get-pubnub-token/')).toBe(1);
});

test('an old conversation that is opened is listened to with a token of its own', async () => {
  const opened = anOpened({ conversation: old, subscription: aToken([CONVERSATION, OLD]) });
  await show({ opened, first: aPage([aConversation(), old]) }, { conversation: OLD });
  await waitFor(() => expect([OLD, CONVERSATION].map(isHeard)).toEqual([true, true]));
});

test('what could not be read after a gap is read until it is there: messages and the list', async () => {
  await showOpen();
  await waitFor(() => expect(isHeard(CONVERSATION)).toBe(true));
  answers['messaging/get-conversation/'] = away;
  answers['messaging/find-conversations/'] = away;
  act(() => realtime.reportGap());
  await waitFor(() => expect(askedFor('messaging/find-conversations/')).toBe(1));
  await waitFor(() => expect(askedFor('messaging/get-conversation/')).toBe(1));
  const items = [1, 2, 3].map((seq) => aMessage(seq));
  answers['messaging/get-conversation/'] = () => ({
    getConversation: {
      error: null,
      item: anOpened({ seq: 3, messages: { items, before: null, after: null } }),
    },
  });
  answers['messaging/find-conversations/'] = () => ({
    findConversations: aPage([old, aConversation()]),
  });
  expect(await within(log()).findByText('Line 3', {}, { timeout: 4_000 })).toBeVisible();
  expect(await screen.findByRole('link', { name: /Otto/ }, { timeout: 4_000 })).toBeVisible();
});

test('what is refused for good is not asked for again', async () => {
  await showOpen();
  await waitFor(() => expect(isHeard(CONVERSATION)).toBe(true));
  answers['messaging/get-conversation/'] = () => {
    throw new SecureqlError('auth.required', 401);
  };
  act(() => realtime.reportGap());
  await waitFor(() => expect(askedFor('messaging/get-conversation/')).toBe(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 1_500)));
  expect(askedFor('messaging/get-conversation/')).toBe(1);
});
