import { useState } from 'react';
import { newRequestKey } from '@/lib/secureql/browser/requestKey';
import { useFragment } from './useFragment';

/**
 * A dialog that makes something new: opened by a button, or by an address that ends in `#new`. One
 * key for one opened dialog, so that pressing twice makes one. Null while it is shut.
 */
export function useNewDialog() {
  const isWanted = useFragment() === 'new';
  const [pressed, setPressed] = useState<string | null>(null);
  const [first] = useState(newRequestKey);
  const [isFirstOver, setIsFirstOver] = useState(false);
  return {
    requestKey: pressed ?? (isWanted && !isFirstOver ? first : null),
    open: () => setPressed(newRequestKey()),
    close: () => {
      setPressed(null);
      setIsFirstOver(true);
    },
  };
}
