import { createContext, useContext, useSyncExternalStore } from 'react';
import type { LateConnection } from '@/lib/realtime/tabs/lateConnection';
import type { ConnectionStatus } from '@/lib/realtime/listener';

/** Provided by `RealtimeProvider`; null where real time is not to be had. */
export const RealtimeContext = createContext<LateConnection | null>(null);

/** The page's one connection, for history, counts and receipts by `run`. */
export function useRealtime(): LateConnection | null {
  return useContext(RealtimeContext);
}

/** How the connection stands, for a note that the page may be behind. */
export function useRealtimeStatus(): ConnectionStatus {
  const connection = useRealtime();
  return useSyncExternalStore(
    (onChange) => connection?.watchStatus(onChange) ?? (() => undefined),
    () => connection?.status ?? 'idle',
    () => 'idle',
  );
}
