import { createContext, useContext } from 'react';
import type { RowAction } from '@/hooks/party/console/rowActions';
import type { ConsoleParty, HostMember } from '@/hooks/party/types';

/** What every row of the console needs to know and to do. */
export interface Desk {
  party: ConsoleParty;
  /** Private data stays covered until it is held open. */
  isSafe: boolean;
  run: (act: RowAction, member: HostMember) => void;
  /** Whose note is being written. */
  notingId: string | null;
  saveNote: (entryId: string, note: string | null) => void;
  stopNoting: () => void;
}

const DeskContext = createContext<Desk | null>(null);

export const DeskProvider = DeskContext.Provider;

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('A row of the console stands outside of it.');
  return desk;
}
