import { useEffect } from 'react';
import { tellRocky, type MomentName } from '@/lib/mascot/moments';

/** Tells Rocky of a moment as soon as it is there; `id` names what it is about. */
export function useTellRocky(name: MomentName, isThere: boolean, id?: string): void {
  useEffect(() => {
    if (isThere) tellRocky({ name, id });
  }, [name, isThere, id]);
}
