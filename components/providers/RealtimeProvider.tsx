import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { RealtimeContext } from '@/hooks/realtime/RealtimeContext';
import { LateConnection } from '@/lib/realtime/tabs/lateConnection';
import type { RealtimeSettings } from '@/lib/realtime/settings';
import { fetchToken } from '@/lib/realtime/fetchToken';

interface Props {
  settings: RealtimeSettings | null;
  /** Null for a visitor. */
  userId: string | null;
  children: ReactNode;
}

/** One connection for all pages; SDK and token are loaded when the first channel is listened to. */
export function RealtimeProvider({ settings, userId, children }: Props) {
  // Later pages join the connection that stands; only a new user or another place opens a new one.
  const [since] = useState(settings?.since ?? null);
  const { subscribeKey = null, publishKey = null, port = null, path = null } = settings ?? {};
  const connection = useMemo(() => {
    if (subscribeKey === null) return null;
    const place = { subscribeKey, publishKey, port, path };
    const onOtherUser = () => window.location.reload();
    const isShared = true;
    return new LateConnection({ place, userId, fetchToken, since, onOtherUser, isShared });
  }, [subscribeKey, publishKey, port, path, since, userId]);
  useEffect(() => () => connection?.close(), [connection]);
  return <RealtimeContext value={connection}>{children}</RealtimeContext>;
}
