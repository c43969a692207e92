import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChatScreen } from '@/components/messaging/ChatScreen';
import { forgetKept } from '@/lib/messaging/kept';
import type { Chat } from '@/lib/page/chat';
import { callSecureql, sendPhoto } from '@/lib/secureql/client';
import { SecureqlError } from '@/lib/secureql/secureqlError';
import {
  aConversation,
  aMessage,
  anOpened,
  aPage,
  CONVERSATION,
  ME,
  NORA,
  written,
} from '@/__tests__/support/chatFactories';
import { FakeRealtime, renderScreen } from '@/__tests__/support/screen';
import { aUser } from '@/__tests__/support/users';

jest.mock('@/lib/secureql/client', () => ({ callSecureql: jest.fn(), sendPhoto: jest.fn() }));
const call = jest.mocked(callSecureql);
const CHANNEL = `conversation-${CONVERSATION}`;

class Realtime extends FakeRealtime {
  readWith() {
    return () => undefined;
  }
  renew() {
    return Promise.resolve();
  }
}

let realtime = new Realtime();
let answers: Record<string, (payload: never) => unknown> = {};
const replace = jest.fn(() => Promise.resolve(true));

beforeEach(() => {
  forgetKept();
  realtime = new Realtime();
  replace.mockClear();
  call.mockReset();
  answers = {
    'sidebar-badge': () => ({
      sidebarBadge: { error: null, item: { home: 0, party: 0, chat: 0 } },
    }),
    'messaging/mark-read/': () => ({ markRead: { error: null, item: null } }),
    'messaging/set-typing/': () => ({ setTyping: { error: null, item: null } }),
    'messaging/find-conversations/': () => ({ findConversations: aPage() }),
    'messaging/get-conversation/': () => ({ getConversation: { error: null, item: anOpened() } }),
  };
  call.mockImplementation((path, payload) => {
    const answer = answers[path];
    if (!answer) return Promise.reject(new Error(`nobody asked for ${path}`));
    return Promise.resolve().then(() => answer(payload as never)) as never;
  });
});

function show(props: Partial<Chat> = {}, query: Record<string, string> = {}) {
  return renderScreen(<ChatScreen first={aPage()} token={null} opened={null} {...props} />, {
    user: aUser({ userType: 'FAN' }),
    realtime,
    router: { query, replace },
  });
}

const showOpen = (opened = anOpened(), props: Partial<Chat> = {}) =>
  show({ opened, ...props }, { conversation: CONVERSATION });

const say = async (message: unknown) => {
  await waitFor(() => expect(realtime.channels).toContain(CHANNEL));
  act(() => realtime.say(CHANNEL, message));
};
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message to/ });
const log = () => screen.getByRole('log');
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

function answerSends() {
  let seq = 2;
  answers['messaging/send-message/'] = ({ clientId, body }: never) => {
    seq += 1;
    return {
      sendMessage: { error: null, item: aMessage(seq, { senderId: ME, clientId, body }) },
    };
  };
}

const sent = () => call.mock.calls.filter(([path]) => path === 'messaging/send-message/');

describe('the list', () => {
  test('says who, what and how much is unread', () => {
    show({ first: aPage([aConversation({ unread: 3 })]) });
    const row = screen.getByRole('link', { name: /Nora Night/ });
    expect(row).toHaveAttribute('href', `/chat?conversation=${CONVERSATION}`);
    expect(row).toHaveTextContent('3 unread messages');
    expect(row).toHaveTextContent('Line 2');
  });

  test('nobody yet: a fan is sent to where conversations begin', () => {
    show({ first: aPage([]) });
    expect(screen.getByText(/say hello/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Discover creators' })).toHaveAttribute('href', '/');
  });

  test('grows with what comes, and the newest goes to the top', async () => {
    const other = aConversation({
      id: '01900000-0000-7000-8000-0000000000c2',
      partner: { ...aConversation().partner!, name: 'Otto' },
    });
    show({ first: aPage([other, aConversation()]) });
    await say(written(aMessage(3, { body: 'Are you there?' })));
    const [first] = screen.getAllByRole('link', { name: /Nora Night|Otto/ });
    expect(first).toHaveTextContent('Nora Night');
    expect(first).toHaveTextContent('Are you there?');
    expect(first).toHaveTextContent('1 unread message');
  });

  test('looks into the archive, and for a name', async () => {
    answers['messaging/find-conversations/'] = () => ({ findConversations: aPage([]) });
    show();
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

  test('says when it could not be read, and tries again', async () => {
    answers['messaging/find-conversations/'] = () => {
      throw new SecureqlError('backend.unreachable', 0);
    };
    show();
    await press('Spam');
    expect(await screen.findByText(/could not be loaded/)).toBeVisible();
    answers['messaging/find-conversations/'] = () => ({ findConversations: aPage([]) });
    await press('Try again');
    expect(await screen.findByText('No spam. May it stay that way.')).toBeVisible();
  });
});

describe('a conversation', () => {
  test('is read when it is in sight', async () => {
    showOpen(anOpened({ readSeq: 0 }));
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
    showOpen();
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
    showOpen();
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
    showOpen(
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
    show({}, { conversation: CONVERSATION });
    expect(await screen.findByRole('alert')).toHaveTextContent('This conversation is not here');
  });
});

describe('writing', () => {
  test('Enter sends, Shift and Enter do not; the message stands there at once', async () => {
    let answer: (value: unknown) => void = () => undefined;
    answers['messaging/send-message/'] = () => new Promise((resolve) => (answer = resolve));
    showOpen();
    await userEvent.type(field(), 'Hello{Shift>}{Enter}{/Shift}Nora{Enter}');
    expect(field()).toHaveValue('');
    expect(within(log()).getByText(/Hello\s+Nora/)).toBeVisible();
    expect(within(log()).getByText('Sending…')).toBeVisible();
    await waitFor(() => expect(sent()).toHaveLength(1));
    const [[, payload]] = sent() as unknown as [[string, { clientId: string; body: string }]];
    expect(payload.body).toBe('Hello\nNora');
    const message = aMessage(3, { senderId: ME, ...payload });
    await act(async () => answer({ sendMessage: { error: null, item: message } }));
    await say(written(message));
    expect(within(log()).getAllByText(/Hello\s+Nora/)).toHaveLength(1);
    expect(within(log()).queryByText('Sending…')).toBeNull();
  });

  test('what does not get away stays, and goes with the same id when tried again', async () => {
    answers['messaging/send-message/'] = () => {
      throw new SecureqlError('backend.unreachable', 0);
    };
    const { unmount } = showOpen();
    await userEvent.type(field(), 'Precious words{Enter}');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    unmount();
    showOpen();
    expect(within(log()).getByText('Precious words')).toBeVisible();
    answerSends();
    await press('Try again');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
    expect(within(log()).getByText('Precious words')).toBeVisible();
    const ids = sent().map(([, payload]) => (payload as { clientId: string }).clientId);
    expect(new Set(ids).size).toBe(1);
  });

  test('a draft outlives the page', async () => {
    const { unmount } = showOpen();
    await userEvent.type(field(), 'half a thou');
    unmount();
    showOpen();
    expect(field()).toHaveValue('half a thou');
    expect(localStorage.length).toBe(1);
    forgetKept();
    expect(localStorage.length).toBe(0);
  });

  test('contact data is asked about once, and goes if one wants it', async () => {
    answerSends();
    showOpen();
    await userEvent.type(field(), 'robin@example.org{Enter}');
    expect(screen.getByText(/This looks like an email address/)).toBeVisible();
    expect(sent()).toHaveLength(0);
    await press('Change the text');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('robin@example.org');
    await userEvent.type(field(), '{Enter}');
    await press('Send anyway');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(field()).toHaveValue('');
  });

  test('a refusal is said, and what was typed stays to be read', async () => {
    answers['messaging/send-message/'] = () => ({
      sendMessage: { error: 'message.closed', item: null },
    });
    answers['messaging/get-conversation/'] = () => ({
      getConversation: { error: null, item: anOpened({ refusal: 'message.closed' }) },
    });
    showOpen();
    await userEvent.type(field(), 'Please answer{Enter}');
    expect(await within(log()).findByRole('alert')).toBeVisible();
    expect(within(log()).getByText('Please answer')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Message to/ })).toBeNull());
  });

  test('a picture is shown, goes along, and one that is too large is refused', async () => {
    answerSends();
    const url = `/uploads/${'a'.repeat(32)}.webp`;
    jest.mocked(sendPhoto).mockImplementation(() =>
      Promise.resolve({
        uploadPhoto: { error: null, item: { url, width: 640, height: 480 } },
      } as never),
    );
    showOpen();
    const input = screen.getByLabelText<HTMLInputElement>('Add a picture', { selector: 'input' });
    const large = new File(['x'], 'large.png', { type: 'image/png' });
    Object.defineProperty(large, 'size', { value: 6 * 1024 * 1024 });
    fireEvent.change(input, { target: { files: [large] } });
    expect(await screen.findByText(/larger than 5 MB/)).toBeVisible();
    fireEvent.change(input, {
      target: { files: [new File(['x'], 'cat.png', { type: 'image/png' })] },
    });
    expect(await screen.findByText('Goes along with your message.')).toBeVisible();
    await press('Send');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.[1]).toMatchObject({ body: '', photoUrl: url });
    expect(screen.queryByText('Goes along with your message.')).toBeNull();
  });

  test('too long a text is told and not cut', () => {
    showOpen();
    fireEvent.change(field(), { target: { value: 'a'.repeat(2_003) } });
    expect(screen.getByText(/^3 letters too many/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('what the menu does', () => {
  const openMenu = () => press(/^More about the conversation/);

  test('blocking is asked first, then told', async () => {
    answers['messaging/block-user/'] = () => ({ blockUser: { error: null, item: null } });
    showOpen();
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
    showOpen();
    await openMenu();
    await press('Archive');
    await waitFor(() => expect(screen.queryByRole('link', { name: /Line 2/ })).toBeNull());
  });

  test('a report takes a reason and a word', async () => {
    answers['messaging/report-conversation/'] = () => ({
      reportConversation: { error: null, item: null },
    });
    showOpen();
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
    show({}, { to: 'nora-night' });
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
    show({}, { to: NORA });
    expect(await screen.findByRole('alert')).toHaveTextContent('You cannot write here');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
