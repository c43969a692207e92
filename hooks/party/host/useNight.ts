import { useEffect, useState } from 'react';
import { tryCall } from '@/lib/secureql/tryCall';
import type { Night } from './useRecap';

/** The sums of an evening that is over, read when they are shown; null until then. */
export function useNight(partyID: string): Night | null {
  const [night, setNight] = useState<Night | null>(null);
  useEffect(() => {
    let isWanted = true;
    void tryCall('party/get-night/', { partyID }).then(({ answer }) => {
      if (isWanted) setNight(answer?.partyNight.item ?? null);
    });
    return () => {
      isWanted = false;
    };
  }, [partyID]);
  return night;
}
