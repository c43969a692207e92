import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import {
  answers,
  beginAnew,
  call,
  log,
  press,
  replace,
  say,
  show,
  showOpen,
} from '@/__tests__/support/chatStage';
import {
  aConversation,
  aMessage,
  anOpened,
  aPage,
  CONVERSATION,
  NORA,
  written,
} from '@/__tests__/support/chatFactories';

jest.mock('@/lib/secureql/browser/client', () => ({
  callSecureql: jest.fn(),
  sendPhoto: jest.fn(),
}));

beforeEach(beginAnew);

describe('the list', () => {
  test('says who, what and how much is unread', async () => {
    await show({ first: aPage([aConversation({ unread: 3 })]) });
    const row = screen.getByRole('link', { name: /Nora Night/ });
    expect(row).toHaveAttribute('href', `/chat?conversation=${CONVERSATION}`);
    expect(row).toHaveTextContent('3 unread messages');
    expect(row).toHaveTextContent('Line 2');
  });

  test('nobody yet: a fan is sent to where conversations begin', async () => {
    await show({ first: aPage([]) });
    expect(screen.getByText(/say hello/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Discover creators' })).toHaveAttribute('href', '/');
  });

  test('grows with what comes, and the newest goes to the top', async () => {
    const other = aConversation({
      id: '01900000-0000-7000-8000-0000000000c2',
      partner: { ...aConversation().partner!, name: 'Otto' },
    });
    await show({ first: aPage([other, aConversation()]) });
    await say(written(aMessage(3, { body: 'Are you there?' })));
    const [first] = screen.getAllByRole('link', { name: /Nora Night|Otto/ });
    expect(first).toHaveTextContent('Nora Night');
    expect(first).toHaveTextContent('Are you there?');
    expect(first).toHaveTextContent('1 unread message');
  });

  test('looks into the archive, and for a name', async () => {
    answers['messaging/find-conversations/'] = () => ({ findConversations: aPage([]) });
    await show();
    await press('Archived');
    expect(await screen.findByText(/Nothing archived/)).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), 'zoe');
    expect(await screen.findByText('Nobody here is called “zoe”.')).toBeVisible();
    expect(call).toHaveBeenLastCalledWith('messaging/find-conversations/', {
      folder: 'ARCHIVED',
      search: 'zoe',
      cursor: undefined,
    });
  });

  test('photos in the list and above the thread are 25 px', async () => {
    const { container } = await showOpen();
    const photos = container.querySelectorAll('svg:has(use[href*="creatures.svg"])');
    expect([...photos].map((one) => one.getAttribute('width'))).toEqual(['25', '25']);
  });

  test('says when it could not be read, and tries again', async () => {
    answers['messaging/find-conversations/'] = () => {
      throw new SecureqlError('backend.unreachable', 0);
    };
    await show();
    await press('Spam');
    expect(await screen.findByText(/couldn’t be loaded/)).toBeVisible();
    answers['messaging/find-conversations/'] = () => ({ findConversations: aPage([]) });
    await press('Try again');
    expect(await screen.findByText('No spam. May it stay that way.')).toBeVisible();
  });
});

describe('a conversation', () => {
  test('is read when it is in sight', async () => {
    await showOpen(anOpened({ readSeq: 0 }));
    expect(within(log()).getByText('Line 2')).toBeVisible();
    expect(within(log()).getByText('New')).toBeVisible();
    await waitFor(() =>
      expect(call).toHaveBeenCalledWith('messaging/mark-read/', {
        conversationId: CONVERSATION,
        messageId: aMessage(2).id,
      }),
    );
  });

  test('goes on live: a message, a read mark, somebody typing', async () => {
    await showOpen();
    expect(within(log()).getByText('Sent')).toBeVisible();
    await say({ type: 'READ', conversationId: CONVERSATION, seq: 3, userId: NORA, readSeq: 1 });
    expect(within(log()).getByText('Seen')).toBeVisible();
    await say({ type: 'TYPING', conversationId: CONVERSATION, userId: NORA });
    expect(within(log()).getByText('Nora Night is typing…')).toBeVisible();
    await say(written(aMessage(4, { body: 'There you are' })));
    expect(within(log()).getByText('There you are')).toBeVisible();
    expect(within(log()).queryByText('Nora Night is typing…')).toBeNull();
  });

  test('a hole in what comes is filled by reading', async () => {
    await showOpen();
    answers['messaging/get-conversation/'] = () => ({
      getConversation: {
        error: null,
        item: anOpened({
          seq: 4,
          messages: {
            items: [1, 2, 3, 4].map((seq) => aMessage(seq)),
            before: null,
            after: null,
          },
        }),
      },
    });
    await say(written(aMessage(4)));
    expect(within(log()).queryByText('Line 4')).toBeNull();
    expect(await within(log()).findByText('Line 3')).toBeVisible();
    expect(within(log()).getByText('Line 4')).toBeVisible();
  });

  test('older messages come on demand', async () => {
    answers['messaging/get-messages/'] = () => ({
      getMessages: { error: null, item: { items: [aMessage(1)], before: null, after: 2 } },
    });
    await showOpen(
      anOpened({ messages: { items: [aMessage(2), aMessage(3)], before: 2, after: null }, seq: 3 }),
    );
    await press('Older messages');
    expect(await within(log()).findByText('Line 1')).toBeVisible();
    expect(within(log()).getByText(/conversation with Nora Night begins/)).toBeVisible();
  });

  test('one that is not the reader’s says so', async () => {
    answers['messaging/get-conversation/'] = () => {
      throw new SecureqlError('forbidden', 403);
    };
    await show({}, { conversation: CONVERSATION });
    expect(await screen.findByRole('alert')).toHaveTextContent('This conversation isn’t here');
  });
});

describe('what the menu does', () => {
  const openMenu = () => press(/^More about the conversation/);

  test('blocking is asked first, then told', async () => {
    answers['messaging/block-user/'] = () => ({ blockUser: { error: null, item: null } });
    await showOpen();
    await openMenu();
    await press('Block…');
    expect(screen.getByRole('dialog')).toHaveTextContent('Block Nora Night?');
    await press('Yes, block');
    expect(call).toHaveBeenCalledWith('messaging/block-user/', { userId: NORA, isBlocked: true });
  });

  test('archiving takes it out of the inbox', async () => {
    answers['messaging/archive-conversation/'] = () => ({
      archiveConversation: { error: null, item: null },
    });
    answers['messaging/find-conversations/'] = () => ({ findConversations: aPage([]) });
    await showOpen();
    await openMenu();
    await press('Archive');
    await waitFor(() => expect(screen.queryByRole('link', { name: /Line 2/ })).toBeNull());
  });

  test('a report takes a reason and a word', async () => {
    answers['messaging/report-conversation/'] = () => ({
      reportConversation: { error: null, item: null },
    });
    await showOpen();
    await openMenu();
    await press('Report…');
    await userEvent.click(screen.getByRole('radio', { name: 'Fraud' }));
    await userEvent.type(screen.getByRole('textbox', { name: /own words/ }), 'wants money');
    await press('Report');
    expect(call).toHaveBeenCalledWith('messaging/report-conversation/', {
      conversationId: CONVERSATION,
      reason: 'SCAM',
      note: 'wants money',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('?to=', () => {
  test('finds the conversation with a creator by their handle', async () => {
    answers['get-creator-id'] = () => ({ userCreators: { error: null, items: [{ id: NORA }] } });
    answers['messaging/start-conversation/'] = () => ({
      startConversation: { error: null, item: aConversation() },
    });
    await show({}, { to: 'nora-night' });
    await waitFor(() =>
      expect(replace).toHaveBeenCalledWith(`/chat?conversation=${CONVERSATION}`, undefined, {
        shallow: true,
      }),
    );
    expect(call).toHaveBeenCalledWith('messaging/start-conversation/', { userId: NORA });
  });

  test('says why one may not write', async () => {
    answers['messaging/start-conversation/'] = () => ({
      startConversation: { error: 'message.creators_only', item: null },
    });
    await show({}, { to: NORA });
    expect(await screen.findByRole('alert')).toHaveTextContent('You can’t write here');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
