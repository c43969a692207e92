import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { StreamSafeContext, type StreamSafe } from '@/hooks/session/private/useStreamSafe';
import type { HostRight } from '@/lib/shared/hosting/moderators';

/** The live tool whose console this is, and what its host may do there. */
export interface ConsoleTool {
  id: string;
  right: HostRight;
}

const ConsoleContext = createContext<ConsoleTool | null>(null);

interface Props {
  tool: ConsoleTool;
  /** Private data is covered until it is held open: the console may be on stream. */
  safe: StreamSafe;
  children: ReactNode;
}

export function ConsoleProvider({ tool: { id, right }, safe, children }: Props) {
  const tool = useMemo(() => ({ id, right }), [id, right]);
  return (
    <ConsoleContext value={tool}>
      <StreamSafeContext value={safe}>{children}</StreamSafeContext>
    </ConsoleContext>
  );
}

export function useConsoleTool(): ConsoleTool {
  const tool = useContext(ConsoleContext);
  if (tool === null) throw new Error('A part of a console stands outside of one.');
  return tool;
}
