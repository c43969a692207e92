import { useState } from 'react';

/** How many tickets came with the newest change; 0 at first, and after some went away. */
export function useFreshTickets(total: number): number {
  const [counted, setCounted] = useState({ total, fresh: 0 });
  if (counted.total === total) return counted.fresh;
  const fresh = Math.max(0, total - counted.total);
  setCounted({ total, fresh });
  return fresh;
}
