import { useEffect } from 'react';
import { useSession } from '@/hooks/session/useSession';
import { tryCall } from '@/lib/secureql/tryCall';
import { changePrivate } from './privateStore';
import { usePrivateState } from './useHidden';

/** A page that shows private data asks this often whether it may be on stream by now. */
const LOOK_EVERY_MS = 10_000;

let askers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** Whether an overlay of the reader's is connected. Asks again while any part of the page `isAsked`. */
export function useOnAir(isAsked = true): boolean {
  const { user } = useSession();
  const { isOnAir } = usePrivateState();
  const isCreator = user?.userType === 'CREATOR';
  const asks = isCreator && isAsked;
  useEffect(() => (asks ? askOften() : undefined), [asks]);
  return isCreator && (isOnAir ?? user.isOnAir);
}

/** All parts of a page share one asker. Returns how to leave it. */
function askOften(): () => void {
  askers += 1;
  if (askers === 1) {
    timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
  }
  return () => {
    askers -= 1;
    if (askers > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

function look(): void {
  if (!document.hidden) void ask();
}

async function ask(): Promise<void> {
  const { answer } = await tryCall('widgets/get-on-air/', {});
  const item = answer?.onAir.item;
  if (item) changePrivate({ isOnAir: item.isOnAir });
}
