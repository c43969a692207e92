import { createContext, useContext } from 'react';
import type { RowAction } from '@/hooks/party/console/rowActions';
import type { ConsoleParty, HostMember } from '@/hooks/party/types';

/** What every row of the queue's console needs to know and to do. */
export interface ConsoleQueue {
  party: ConsoleParty;
  run: (action: RowAction, member: HostMember) => void;
  /** Picks somebody who waits, or picks them no more. */
  onPick: (entryId: string) => void;
  /** Nobody in line has played with this creator before. */
  areAllNew: boolean;
}

const QueueContext = createContext<ConsoleQueue | null>(null);

export const QueueProvider = QueueContext.Provider;

export function useQueue(): ConsoleQueue {
  const queue = useContext(QueueContext);
  if (queue === null) throw new Error("A row of the queue's console stands outside of it.");
  return queue;
}
