import { useEffect, useRef, useState } from 'react';

/** One step of what plays. */
interface Step<Shown> {
  make: () => Shown;
  /** So long it stays; the last one stays for good. */
  ms: number;
}

/** What the preview shows of one kind: its usual state, until something else is tried or played. */
export function useShow<Shown>(kind: string, usual: string, first: () => Shown) {
  const [shown, setShown] = useState(() => ({ kind, name: usual, what: first() }));
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  // Another kind begins with what it usually shows.
  if (shown.kind !== kind) setShown({ kind, name: usual, what: first() });

  const stop = () => {
    timers.current.forEach(clearTimeout);
    timers.current = [];
  };
  useEffect(() => stop, [kind]);

  return {
    what: shown.what,
    /** Of the state that shows; empty: something plays. */
    name: shown.name,
    choose: (name: string, what: Shown) => {
      stop();
      setShown({ kind, name, what });
    },
    play: (steps: readonly Step<Shown>[]) => {
      stop();
      let at = 0;
      for (const { make, ms } of steps) {
        const show = () => setShown({ kind, name: '', what: make() });
        timers.current.push(setTimeout(show, at));
        at += ms;
      }
    },
  };
}
