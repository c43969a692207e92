import { useState } from 'react';
import type { ProfileServices } from '@/lib/page/profile/profilePage';
import { tryCall } from '@/lib/secureql/tryCall';

/** What a creator offers: the page's first ones, and more on demand. */
export function useServices(handle: string, first: Pick<ProfileServices, 'cards' | 'cursor'>) {
  const [list, setList] = useState(first);
  const [phase, setPhase] = useState<'still' | 'loading' | 'failed'>('still');

  async function loadMore() {
    if (phase === 'loading' || list.cursor === null) return;
    setPhase('loading');
    const { answer } = await tryCall('user-services-query', { handle, cursor: list.cursor });
    setPhase(answer === null ? 'failed' : 'still');
    if (answer === null) return;
    const known = new Set(list.cards.map(({ id }) => id));
    const further = answer.services.items.filter(({ id }) => !known.has(id));
    setList({ cards: [...list.cards, ...further], cursor: answer.services.cursor });
  }

  return {
    cards: list.cards,
    hasMore: list.cursor !== null,
    isLoading: phase === 'loading',
    hasFailed: phase === 'failed',
    loadMore,
  };
}
