import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetDrafts } from '@/lib/messaging/drafts';
import { sendPhoto } from '@/lib/secureql/browser/client';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import {
  answers,
  answerSends,
  beginAnew,
  field,
  log,
  press,
  say,
  sent,
  showOpen,
} from '@/__tests__/support/chatStage';
import { aMessage, anOpened, ME, written } from '@/__tests__/support/chatFactories';

jest.mock('@/lib/secureql/browser/client', () => ({
  callSecureql: jest.fn(),
  sendPhoto: jest.fn(),
}));

beforeEach(beginAnew);

describe('writing', () => {
  test('Enter sends, Shift and Enter do not; the message stands there at once', async () => {
    let answer: (value: unknown) => void = () => undefined;
    answers['messaging/send-message/'] = () => new Promise((resolve) => (answer = resolve));
    await showOpen();
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

  test.each([
    ['gets no answer', new SecureqlError('backend.unreachable', 0)],
    ['was one too many', new SecureqlError('rate_limited', 429)],
  ])('what %s stays, and goes with the same id when tried again', async (_what, refusal) => {
    answers['messaging/send-message/'] = () => {
      throw refusal;
    };
    const { unmount } = await showOpen();
    await userEvent.type(field(), 'Precious words{Enter}');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    unmount();
    await showOpen();
    expect(within(log()).getByText('Precious words')).toBeVisible();
    answerSends();
    await press('Try again');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
    expect(within(log()).getByText('Precious words')).toBeVisible();
    const ids = sent().map(([, payload]) => (payload as { clientId: string }).clientId);
    expect(new Set(ids).size).toBe(1);
  });

  test('a draft outlives the page', async () => {
    const { unmount } = await showOpen();
    await userEvent.type(field(), 'half a thou');
    unmount();
    await showOpen();
    expect(field()).toHaveValue('half a thou');
    expect(localStorage.length).toBe(1);
    forgetDrafts();
    expect(localStorage.length).toBe(0);
  });

  test('contact data is asked about once, and goes if one wants it', async () => {
    answerSends();
    await showOpen();
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
    await showOpen();
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
    await showOpen();
    const input = screen.getByLabelText<HTMLInputElement>('Add a picture', { selector: 'input' });
    const large = new File(['x'], 'large.png', { type: 'image/png' });
    Object.defineProperty(large, 'size', { value: 6 * 1024 * 1024 });
    fireEvent.change(input, { target: { files: [large] } });
    expect(await screen.findByText(/larger than 5 MB/)).toBeVisible();
    fireEvent.change(input, {
      target: { files: [new File(['x'], 'cat.png', { type: 'image/png' })] },
    });
    expect(await screen.findByText('Goes out with your message.')).toBeVisible();
    await press('Send');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.[1]).toMatchObject({ body: '', photoUrl: url });
    expect(screen.queryByText('Goes out with your message.')).toBeNull();
  });

  test('too long a text is told and not cut', async () => {
    await showOpen();
    fireEvent.change(field(), { target: { value: 'a'.repeat(2_003) } });
    expect(screen.getByText(/^3 characters too many/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
  });
});
