import { createContext, useContext } from 'react';
import type { Hold } from '@/hooks/console/useHold';
import type { HostRight } from '@/lib/shared/hosting/moderators';

/** The live tool whose console this is, and what its host may do and see. */
export interface ConsoleTool {
  id: string;
  right: HostRight;
  /** Private data is covered until it is held open: the console may be on stream. */
  isHidden: boolean;
  hold: Hold;
}

const ConsoleContext = createContext<ConsoleTool | null>(null);

export const ConsoleProvider = ConsoleContext.Provider;

export function useConsoleTool(): ConsoleTool {
  const tool = useContext(ConsoleContext);
  if (tool === null) throw new Error('A part of a console stands outside of one.');
  return tool;
}
