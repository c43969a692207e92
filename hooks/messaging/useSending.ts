import { useEffect } from 'react';
import { changeDraft, type DraftPlace, type Unsent } from '@/lib/messaging/drafts';
import { newRequestKey } from '@/lib/secureql/browser/requestKey';
import { tryCall } from '@/lib/secureql/tryCall';
import type { ErrorCode } from '@/lib/shared/errors';
import type { ChatMessage, MessagePhoto } from '@/lib/shared/messaging/messaging';
import { useDraft } from './useDraft';

interface Options {
  /** Messages that the server has: their unsent copies are dropped. */
  messages: readonly ChatMessage[];
  onSent: (message: ChatMessage) => void;
  onRefused: (code: ErrorCode) => void;
}

/**
 * Messages that are being sent: shown at once, sent in order, and stored with the draft until the
 * server has them. Sending one twice makes one message, because of its `clientId`.
 */
export function useSending(place: DraftPlace, { messages, onSent, onRefused }: Options) {
  const { unsent } = useDraft(place);
  const { userId, conversationId } = place;

  useEffect(() => {
    const arrived = new Set(messages.map(({ clientId }) => clientId));
    if (!unsent.some(({ clientId }) => arrived.has(clientId))) return;
    changeDraft({ userId, conversationId }, (old) => ({
      unsent: old.unsent.filter(({ clientId }) => !arrived.has(clientId)),
    }));
  }, [messages, unsent, userId, conversationId]);

  function change(clientId: string, part: Partial<Unsent>) {
    changeDraft(place, (old) => ({
      unsent: old.unsent.map((one) => (one.clientId === clientId ? { ...one, ...part } : one)),
    }));
  }

  async function transmit({ clientId, body, photo }: Unsent): Promise<void> {
    const { answer, refusal } = await tryCall('messaging/send-message/', {
      conversationId,
      clientId,
      body,
      photoUrl: photo?.url,
    });
    const message = answer?.sendMessage.item;
    if (message) {
      onSent(message);
      drop(clientId);
      return;
    }
    const code = refusal ?? 'internal';
    change(clientId, { isSending: false, refusal: code });
    onRefused(code);
  }

  function drop(clientId: string) {
    changeDraft(place, (old) => ({
      unsent: old.unsent.filter((one) => one.clientId !== clientId),
    }));
  }

  return {
    unsent,
    send: (body: string, photo: MessagePhoto | null) => {
      const message: Unsent = {
        clientId: newRequestKey(),
        body,
        photo,
        createdAt: new Date().toISOString(),
        isSending: true,
        refusal: null,
      };
      changeDraft(place, (old) => ({ draft: '', unsent: [...old.unsent, message] }));
      return inOrder(conversationId, () => transmit(message));
    },
    retry: (message: Unsent) => {
      change(message.clientId, { isSending: true, refusal: null });
      return inOrder(conversationId, () => transmit(message));
    },
    drop,
  };
}

const lines = new Map<string, Promise<void>>();

/** Sends one message of a conversation at a time, even after the reader left it and came back. */
function inOrder(conversationId: string, run: () => Promise<void>): Promise<void> {
  const line = (lines.get(conversationId) ?? Promise.resolve()).then(run);
  lines.set(conversationId, line);
  return line;
}
