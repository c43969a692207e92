import { useState } from 'react';
import type { RehearsedShow } from '@/hooks/realtime/useRehearsed';
import type { Rehearsal } from '@/lib/shared/widgets/rehearsal';

/**
 * What a console plays in place of its tool while its creator rehearses. `isRunning`: the tool itself is
 * live, which ends every rehearsal before the server says so.
 */
export function useConsoleRehearsal(rehearsal: Rehearsal | null, isRunning: boolean) {
  const [show, setShow] = useState<RehearsedShow | null>(null);
  const [hasLeft, setHasLeft] = useState(false);
  if (rehearsal === null && hasLeft) setHasLeft(false);
  const isPlayed = rehearsal !== null && !isRunning && !hasLeft;
  return {
    /** Null: this console plays nothing. */
    rehearsal: isPlayed ? rehearsal : null,
    /** Null: nothing, not yet or no more. While there is one, nothing of the console can be pressed. */
    show: isPlayed ? show : null,
    onShow: setShow,
    leave: () => setHasLeft(true),
  };
}

/** A rehearsal as a console plays it. */
export type ConsoleRehearsal = ReturnType<typeof useConsoleRehearsal>;
