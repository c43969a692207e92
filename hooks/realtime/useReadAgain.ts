import { useEffect, useEffectEvent } from 'react';

/**
 * Reads a state that is listened to about once a minute, and at once when the page is seen again, is
 * back on line or has another network: a connection can die without a word. `whileHidden`: also while
 * nobody looks. Its code comes after the page.
 */
export function useReadAgain(read: () => void, whileHidden = false): void {
  const run = useEffectEvent(read);
  useEffect(() => {
    let isOver = false;
    let stop = () => {
      isOver = true;
    };
    void import('@/lib/page/readAgain').then(({ readAgain }) => {
      if (!isOver) stop = readAgain(() => run(), { whileHidden });
    });
    return () => stop();
  }, [whileHidden]);
}
