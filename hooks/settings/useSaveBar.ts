import { useEffect, useMemo, useRef, useState } from 'react';
import { useFreshProps } from '@/hooks/ui/page/useFreshProps';
import type { SaveBarState, SavedPart } from './saveBar';

/** Long enough to be read. */
const SAVED_MS = 4_000;

type SaveState = 'still' | 'saving' | 'saved' | 'failed';

/**
 * The one save of a tab: all changed forms, one after the other, so that those that share a version
 * follow each other. What went through stays saved when a later one is refused.
 */
export function useSaveBar() {
  const parts = useRef(new Map<string, SavedPart>());
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const [state, setState] = useState<SaveState>('still');
  const [round, setRound] = useState(0);
  const readAnew = useFreshProps();

  const bar = useMemo<SaveBarState>(
    () => ({
      join: (name, part) => {
        if (part) parts.current.set(name, part);
        else parts.current.delete(name);
      },
      note: (name, isChanged) => {
        if (isChanged) setState((was) => (was === 'saving' ? was : 'still'));
        setChanged((all) => {
          if (all.has(name) === isChanged) return all;
          const next = new Set(all);
          if (isChanged) next.add(name);
          else next.delete(name);
          return next;
        });
      },
    }),
    [],
  );

  useEffect(() => {
    if (state !== 'saved') return undefined;
    const timer = setTimeout(() => setState('still'), SAVED_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function save(): Promise<boolean> {
    if (state === 'saving') return false;
    setState('saving');
    const wanted = [...parts.current].filter(([name]) => changed.has(name));
    let isSaved = true;
    for (const [, part] of wanted) isSaved = (await part.save()) && isSaved;
    setState(isSaved ? 'saved' : 'failed');
    if (!isSaved) return false;
    await readAnew();
    for (const [, part] of wanted) await part.after?.();
    return true;
  }

  /** Shows what is saved again: the forms begin anew, with a new `round` as their key. */
  function discard(): void {
    for (const name of changed) parts.current.get(name)?.discard?.();
    setState('still');
    setChanged(new Set());
    setRound(round + 1);
  }

  return { bar, round, isChanged: changed.size > 0, state, save, discard };
}
