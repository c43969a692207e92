import { useEffect, useRef } from 'react';
import { useRealtime } from '@/hooks/realtime/RealtimeContext';
import { callSecureql } from '@/lib/secureql/client';
import { fetchToken } from '@/lib/realtime/fetchToken';
import type { RealtimeToken } from '@/lib/realtime/tokenRefresh';

/**
 * Lets real time use the token that came with the page, and for an open conversation that the usual
 * ones do not read (they read the newest) one of its own.
 */
export function useChatToken(first: RealtimeToken | null, openId: string | null): void {
  const connection = useRealtime();
  const unused = useRef(first);

  useEffect(() => {
    if (connection === null) return undefined;
    return connection.readWith(async () => {
      const token = unused.current;
      unused.current = null;
      if (token !== null) return token;
      if (openId === null) return fetchToken();
      const { getConversation } = await callSecureql('messaging/get-conversation/', {
        conversationId: openId,
      });
      return getConversation.item?.subscription ?? fetchToken();
    });
  }, [connection, openId]);
}
