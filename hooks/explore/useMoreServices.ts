import { useState } from 'react';
import { tryCall } from '@/lib/secureql/tryCall';
import type { SearchFilters } from '@/lib/shared/experiences/service';
import type { ServiceCard } from '@/lib/shared/experiences/views';

interface Found {
  cards: readonly ServiceCard[];
  cursor: string | null;
}

/** What a search found: the page's first ones, and more on demand. */
export function useMoreServices(first: Found, filters: SearchFilters, isExact: boolean) {
  const [list, setList] = useState(first);
  const [phase, setPhase] = useState<'still' | 'loading' | 'failed'>('still');

  async function loadMore() {
    if (phase === 'loading' || list.cursor === null) return;
    setPhase('loading');
    const asked = { filters, exactly: isExact, cursor: list.cursor };
    const { answer } = await tryCall('services/search/', asked);
    setPhase(answer === null ? 'failed' : 'still');
    if (answer === null) return;
    const { items, cursor } = answer.searchServices;
    const known = new Set(list.cards.map(({ id }) => id));
    const further = (items[0]?.cards ?? []).filter(({ id }) => !known.has(id));
    setList({ cards: [...list.cards, ...further], cursor });
  }

  return {
    cards: list.cards,
    hasMore: list.cursor !== null,
    isLoading: phase === 'loading',
    hasFailed: phase === 'failed',
    loadMore,
  };
}
