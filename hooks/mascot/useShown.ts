import { useEffect } from 'react';
import type { Mascot } from '@/lib/mascot/player/createMascot';

/** Shows a mascot as soon as it has come, and takes it away while it is not wanted. */
export function useShown(mascot: Mascot | null, isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) mascot?.show();
    else mascot?.hide();
  }, [isWanted, mascot]);
}
