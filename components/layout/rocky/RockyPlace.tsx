import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { useMayAppear } from '@/hooks/mascot/useMayAppear';
import { onceTold } from '@/lib/mascot/moments';

// Only once there is something to say, to somebody who has not sent Rocky away.
const RockyHost = dynamic(() => import('./RockyHost').then((module) => module.RockyHost), {
  ssr: false,
});

/** Where Rocky comes from: all that a page carries of it before a moment comes. */
export function RockyPlace() {
  const mayAppear = useMayAppear();
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => onceTold(() => setIsWanted(true)), []);
  return isWanted && mayAppear ? <RockyHost /> : null;
}
