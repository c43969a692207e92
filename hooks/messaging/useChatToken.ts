import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRealtime } from '@/hooks/realtime/RealtimeContext';
import { fetchToken } from '@/lib/realtime/fetchToken';
import type { RealtimeToken } from '@/lib/realtime/tokenRefresh';
import { callSecureql } from '@/lib/secureql/client';

const NONE: ReadonlySet<string> = new Set();

/**
 * Lets real time use the token that came with the page; for a conversation that has come since a
 * new one, and for an open one that the usual tokens do not read (they read the newest) one of its
 * own. Answers which conversations can be listened to: one that cannot would silence them all.
 */
export function useChatToken(
  first: RealtimeToken | null,
  openId: string | null,
  ids: readonly string[],
): ReadonlySet<string> {
  const connection = useRealtime();
  const unused = useRef(first);
  const [readable, setReadable] = useState(NONE);
  const wanted = [...new Set(openId === null ? ids : [...ids, openId])].sort().join(' ');

  const read = useEffectEvent(async (): Promise<RealtimeToken> => {
    const token = unused.current;
    unused.current = null;
    if (token !== null) return token;
    if (openId === null) return fetchToken();
    const { getConversation } = await callSecureql('messaging/get-conversation/', {
      conversationId: openId,
    });
    return getConversation.item?.subscription ?? fetchToken();
  });
  useEffect(() => connection?.readWith(() => read()), [connection]);

  const readAll = useEffectEvent((all: readonly string[]) => {
    if (connection === null || all.every((id) => readable.has(id))) return;
    const widen = () => setReadable((old) => new Set([...old, ...all]));
    // Without a new token the old one goes on, and a denial brings the next.
    connection.renew().then(widen, widen);
  });
  useEffect(() => {
    if (wanted !== '') readAll(wanted.split(' '));
  }, [connection, wanted]);

  return readable;
}
