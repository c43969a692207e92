import { useState } from 'react';
import { useSetting } from '@/hooks/ui/choices/useSetting';

/**
 * Whether private data is covered: while an overlay is connected, unless the host uncovers it for
 * this time, and always where they have chosen so.
 */
export function useHidden(isConnected: boolean) {
  // Covered until the setting can be read: what must not be on stream is not there for a moment.
  const [isAlways, setIsAlways] = useSetting('playplus-stream-safe', false, true);
  const [isUncovered, setIsUncovered] = useState(false);
  if (isUncovered && !isConnected) setIsUncovered(false);
  const isHidden = isAlways || (isConnected && !isUncovered);

  function toggle() {
    if (!isHidden && !isConnected) setIsAlways(true);
    else if (isHidden) setIsAlways(false);
    setIsUncovered(isHidden && isConnected);
  }

  return { isHidden, toggle };
}
