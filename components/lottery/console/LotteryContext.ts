import { createContext, useContext } from 'react';
import type { ConsoleLottery, HostClaim, HostEntry } from '@/hooks/lottery/console/types';
import type { LotteryVerbs } from '@/hooks/lottery/console/useLotteryVerbs';

interface Lottery {
  edit: ConsoleLottery;
  verbs: LotteryVerbs;
  /** Asks why somebody is passed over. */
  onNext: (claim: HostClaim) => void;
  /** Asks why somebody is taken off. */
  onRemove: (entry: HostEntry) => void;
  /** Somebody's time to claim has passed: what came of it is to be read. */
  onLapse: () => void;
}

const LotteryContext = createContext<Lottery | null>(null);

export const LotteryProvider = LotteryContext.Provider;

/** The draw whose console this is. */
export function useLottery(): Lottery {
  const lottery = useContext(LotteryContext);
  if (lottery === null) throw new Error('A part of a draw’s console stands outside of one.');
  return lottery;
}
