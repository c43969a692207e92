import { useState } from 'react';
import { ORDER_POLICIES, type OrderPolicy } from '@/lib/shared/parties/queueRules';

/** In which order the next call picks: the party's own, or for one call another one. */
export function useCallOrder(own: OrderPolicy) {
  const [once, setOnce] = useState<OrderPolicy | null>(null);
  const order = once ?? own;
  const choose = (chosen: OrderPolicy) => setOnce(chosen === own ? null : chosen);
  const next = () =>
    choose(ORDER_POLICIES[(ORDER_POLICIES.indexOf(order) + 1) % ORDER_POLICIES.length] ?? own);
  return { order, once, choose, next, reset: () => setOnce(null) };
}
