import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** One form of a tab, as the tab's save bar knows it. */
export interface SavedPart {
  /** Sends it; says whether it went through. What is wrong is said at its fields. */
  save: () => Promise<boolean>;
  /** Called once everything is saved: it may lead away from the page. */
  after?: (() => Promise<void>) | undefined;
  /** Called when the changes are dropped, for what the page shows outside of the form. */
  discard?: (() => void) | undefined;
}

export interface SaveBarState {
  /** A form came, with a name of its own, or went (null). */
  join: (name: string, part: SavedPart | null) => void;
  /** What stands in a form is another than what is saved. */
  note: (name: string, isChanged: boolean) => void;
}

export const SaveBarContext = createContext<SaveBarState | null>(null);

/** Puts a form under the tab's save bar. */
export function useSavedPart(name: string, isChanged: boolean, part: SavedPart): void {
  const bar = useContext(SaveBarContext);
  const save = useEffectEvent(() => part.save());
  const after = useEffectEvent(async () => part.after?.());
  const discard = useEffectEvent(() => part.discard?.());
  useEffect(() => {
    bar?.join(name, { save: () => save(), after: () => after(), discard: () => discard() });
    return () => {
      bar?.join(name, null);
      bar?.note(name, false);
    };
  }, [bar, name]);
  useEffect(() => bar?.note(name, isChanged), [bar, name, isChanged]);
}
