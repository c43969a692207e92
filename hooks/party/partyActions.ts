import type { PartyState } from '@/lib/shared/parties/messages';
import type { PartyAction } from './types';

const ACTIONS: Record<PartyState, readonly PartyAction[]> = {
  DRAFT: ['OPEN'],
  OPEN: ['PAUSE', 'CLOSE', 'END'],
  PAUSED: ['OPEN', 'CLOSE', 'END'],
  CLOSED: ['OPEN', 'END'],
  ENDED: [],
};

/** What a host may do with the queue in this state, the chief act first. */
export const actionsOf = (state: PartyState): readonly PartyAction[] => ACTIONS[state];

/** Which word opens the queue: for the first time, after a pause, after it was closed. */
export function openWord(state: PartyState): 'OPEN' | 'RESUME' | 'REOPEN' {
  if (state === 'PAUSED') return 'RESUME';
  return state === 'CLOSED' ? 'REOPEN' : 'OPEN';
}
