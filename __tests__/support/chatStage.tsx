import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChatScreen } from '@/components/messaging/ChatScreen';
import { forgetDrafts } from '@/lib/messaging/drafts';
import type { Chat } from '@/lib/page/chat';
import type { RealtimeToken } from '@/lib/realtime/tokenRefresh';
import { callSecureql } from '@/lib/secureql/browser/client';
import { aMessage, anOpened, aPage, aToken, CONVERSATION, ME } from './chatFactories';
import { FakeRealtime, renderScreen } from './screen';
import { aUser } from './users';

// Each test file replaces the module itself.
export const call = jest.mocked(callSecureql);
const CHANNEL = `conversation-${CONVERSATION}`;

class Realtime extends FakeRealtime {
  #source: () => Promise<RealtimeToken> = () => Promise.reject(new Error('no tokens'));
  readWith(source: () => Promise<RealtimeToken>) {
    this.#source = source;
    return () => undefined;
  }
  async renew() {
    await this.#source();
  }
}

export let realtime = new Realtime();

/** What each call answers, by its path; a test says what differs. */
export const answers: Record<string, (payload: never) => unknown> = {};

export const replace = jest.fn(() => Promise.resolve(true));

/** Nobody has written yet, and every call that a page makes by itself is answered. */
export function beginAnew(): void {
  forgetDrafts();
  realtime = new Realtime();
  replace.mockClear();
  call.mockReset();
  for (const path of Object.keys(answers)) delete answers[path];
  Object.assign(answers, {
    'sidebar-badge': () => ({
      sidebarBadge: { error: null, item: { home: 0, experiences: 0, party: 0, chat: 0 } },
    }),
    'messaging/get-saved-replies/': () => ({ savedReplies: { error: null, items: [] } }),
    'bookings/with-person/': () => ({ bookingsWithPerson: { error: null, items: [] } }),
    'messaging/mark-read/': () => ({ markRead: { error: null, item: null } }),
    'messaging/set-typing/': () => ({ setTyping: { error: null, item: null } }),
    'messaging/find-conversations/': () => ({ findConversations: aPage() }),
    'messaging/get-conversation/': () => ({ getConversation: { error: null, item: anOpened() } }),
  });
  call.mockImplementation((path, payload) => {
    const answer = answers[path];
    if (!answer) return Promise.reject(new Error(`nobody asked for ${path}`));
    return Promise.resolve().then(() => answer(payload as never)) as never;
  });
}

/** The screen once it stands: what it asks for by itself has come. */
export async function show(
  props: Partial<Chat> = {},
  query: Record<string, string> = {},
  userType: 'FAN' | 'CREATOR' = 'FAN',
) {
  const screen = <ChatScreen first={aPage()} token={aToken()} opened={null} {...props} />;
  const shown = renderScreen(screen, {
    user: aUser({ userType }),
    realtime,
    router: { query, replace },
  });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return shown;
}

export const showOpen = (opened = anOpened(), props: Partial<Chat> = {}) =>
  show({ opened, ...props }, { conversation: CONVERSATION });

/** The same conversation as a creator has it. */
export const showAsHost = (opened = anOpened()) =>
  show({ opened }, { conversation: CONVERSATION }, 'CREATOR');

export const say = async (message: unknown) => {
  await waitFor(() => expect(realtime.channels).toContain(CHANNEL));
  act(() => realtime.say(CHANNEL, message));
};
export const field = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message to/ });
export const log = () => screen.getByRole('log');
export const press = (name: string | RegExp) =>
  userEvent.click(screen.getByRole('button', { name }));

export function answerSends() {
  let seq = 2;
  answers['messaging/send-message/'] = ({ clientId, body }: never) => {
    seq += 1;
    return {
      sendMessage: { error: null, item: aMessage(seq, { senderId: ME, clientId, body }) },
    };
  };
}

export const sent = () => call.mock.calls.filter(([path]) => path === 'messaging/send-message/');
