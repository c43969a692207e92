import { useState } from 'react';
import type { ConsoleParty } from '@/hooks/party/types';
import { LIMITS } from '@/lib/shared/limits';
import { ORDER_POLICIES, type OrderPolicy } from '@/lib/shared/parties/queueRules';
import { roundOf } from './round';

/**
 * What the next call does. `count`: how many it calls, as many as the next round has room for until
 * the person steps up or down. `order`: the party's own order, or another one for this call only.
 */
export function useNextCall(party: ConsoleParty) {
  const { orderPolicy } = party;
  const [chosen, setChosen] = useState<number | null>(null);
  const [once, setOnce] = useState<OrderPolicy | null>(null);

  const count = chosen ?? Math.max(1, roundOf(party).free);
  const step = (by: 1 | -1) => setChosen(Math.min(LIMITS.callAtOnce, Math.max(1, count + by)));

  const order = once ?? orderPolicy;
  const chooseOrder = (wanted: OrderPolicy) => setOnce(wanted === orderPolicy ? null : wanted);
  const nextOrder = () => {
    const next = ORDER_POLICIES[(ORDER_POLICIES.indexOf(order) + 1) % ORDER_POLICIES.length];
    chooseOrder(next ?? orderPolicy);
  };
  const reset = () => {
    setChosen(null);
    setOnce(null);
  };
  return { count, step, order, once, chooseOrder, nextOrder, reset };
}
