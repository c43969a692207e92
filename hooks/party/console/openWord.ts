import type { PartyState } from '@/lib/shared/parties/messages';

/** Which word opens the queue: for the first time, after a pause, after it was closed. */
export function openWord(state: PartyState): 'OPEN' | 'RESUME' | 'REOPEN' {
  if (state === 'PAUSED') return 'RESUME';
  return state === 'CLOSED' ? 'REOPEN' : 'OPEN';
}
