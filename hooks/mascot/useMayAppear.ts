import { useSyncExternalStore } from 'react';
import { useSession } from '@/hooks/session/useSession';
import { mayAppear, onRockyChange } from '@/lib/mascot/memory';

/** Whether Rocky may appear to the reader; false until the page has come to life. */
export function useMayAppear(): boolean {
  const { user } = useSession();
  return useSyncExternalStore(
    onRockyChange,
    () => mayAppear(user),
    () => false,
  );
}
