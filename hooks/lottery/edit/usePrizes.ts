import { useState } from 'react';
import type { LotterySettings } from '@/hooks/lottery/console/types';
import { newRequestKey } from '@/lib/secureql/browser/requestKey';
import { LIMITS } from '@/lib/shared/limits';

type Prize = LotterySettings['prizes'][number];

/** A prize while it is edited; its words live in the form's own inputs, named by its place. */
export interface EditedPrize extends Prize {
  key: string;
}

const EMPTY: Prize = {
  title: '',
  photo: null,
  valueMinor: null,
  currency: null,
  quantity: 1,
  delivery: 'DIGITAL',
};

const keyed = (prize: Prize): EditedPrize => ({ ...prize, key: newRequestKey() });

/** Which prizes there are, in what order, and their pictures. A new draw starts with an empty one. */
export function usePrizes(initial: readonly Prize[]) {
  const [prizes, setPrizes] = useState<readonly EditedPrize[]>(() =>
    (initial.length > 0 ? initial : [EMPTY]).map(keyed),
  );

  function move(key: string, by: 1 | -1) {
    const from = prizes.findIndex((prize) => prize.key === key);
    const moved = prizes[from];
    const passed = prizes[from + by];
    if (!moved || !passed) return;
    const swapped = [...prizes];
    swapped[from] = passed;
    swapped[from + by] = moved;
    setPrizes(swapped);
  }

  return {
    prizes,
    canAdd: prizes.length < LIMITS.prizes,
    add: () => setPrizes([...prizes, keyed(EMPTY)]),
    remove: (key: string) => setPrizes(prizes.filter((prize) => prize.key !== key)),
    move,
    setPhoto: (key: string, photo: string | null) =>
      setPrizes(prizes.map((prize) => (prize.key === key ? { ...prize, photo } : prize))),
  };
}
