import { useEffect, useState } from 'react';

const SHOWN_MS = 2000;

/** Copies text to the clipboard; `state` says for two seconds how it went. */
export function useCopy() {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');

  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = window.setTimeout(() => setState('idle'), SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [state]);

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // No clipboard outside a secure context, or the reader refused it.
      setState('failed');
    }
  }

  return { state, copy };
}
