import { useEffect, useRef, useState } from 'react';

/** So long nothing new is said: who listens hears a sum, and not every contribution. */
const PAUSE_MS = 15_000;

/** What is read out of something that changes often; '' until it first changes. */
export function useSaidSlowly(text: string): string {
  const [said, setSaid] = useState({ text: '', at: 0 });
  const first = useRef(text);
  useEffect(() => {
    if (text === said.text || (said.at === 0 && text === first.current)) return;
    const wait = Math.max(0, said.at + PAUSE_MS - Date.now());
    const timer = setTimeout(() => setSaid({ text, at: Date.now() }), wait);
    return () => clearTimeout(timer);
  }, [text, said]);
  return said.text;
}
