import { useEffect, useState, useSyncExternalStore } from 'react';
import { useRealtime } from '@/hooks/realtime/RealtimeContext';
import { ChatTokens } from '@/lib/messaging/chatTokens';
import type { Conversation } from '@/lib/messaging/types';
import { fetchToken } from '@/lib/realtime/fetchToken';
import type { RealtimeToken } from '@/lib/realtime/tokenRefresh';
import { callSecureql } from '@/lib/secureql/browser/client';

const NONE: ReadonlySet<string> = new Set();

/**
 * Gives real time its tokens: first the one that came with the page. It takes a new one when a
 * conversation has come since. The usual tokens read the newest conversations only, so an open one
 * beyond those gets a token of its own. Returns the conversations that the token in use reads.
 */
export function useChatToken(
  first: RealtimeToken | null,
  openId: string | null,
  list: readonly Conversation[],
): ReadonlySet<string> {
  const connection = useRealtime();
  const shown = list.map(({ id, lastMessage }) => ({ id, lastSeq: lastMessage?.seq ?? 0 }));
  const [tokens] = useState(
    () => new ChatTokens({ first, fetchFor, shown: { openId, list: shown } }),
  );
  useEffect(
    () => (connection === null ? undefined : tokens.attach(connection)),
    [connection, tokens],
  );
  useEffect(() => tokens.show({ openId, list: shown }));
  return useSyncExternalStore(
    tokens.watch,
    () => tokens.readable,
    () => NONE,
  );
}

/** Throws when it is refused, as real time expects: it asks again later. */
async function fetchFor(openId: string | null): Promise<RealtimeToken> {
  if (openId === null) return fetchToken();
  const { getConversation } = await callSecureql('messaging/get-conversation/', {
    conversationId: openId,
  });
  return getConversation.item?.subscription ?? fetchToken();
}
