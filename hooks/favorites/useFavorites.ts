import { useState } from 'react';
import { tryCall } from '@/lib/secureql/tryCall';
import type { FavoritePage } from './types';

/** What the user follows and keeps, newest first: that of the page, and older on demand. */
export function useFavorites(first: FavoritePage) {
  const [list, setList] = useState(first);
  const [phase, setPhase] = useState<'still' | 'loading' | 'failed'>('still');

  async function loadMore() {
    if (phase === 'loading') return;
    setPhase('loading');
    const cursor = list.cursor ?? undefined;
    const { answer } = await tryCall('favorite-services', { cursor });
    setPhase(answer === null ? 'failed' : 'still');
    if (answer === null) return;
    const { favorites } = answer;
    const known = new Set(list.items.map(({ targetId }) => targetId));
    const older = favorites.items.filter(({ targetId }) => !known.has(targetId));
    setList({ ...favorites, items: [...list.items, ...older] });
  }

  return {
    creators: list.items.filter(({ targetType }) => targetType === 'CREATOR'),
    services: list.items.flatMap((favorite) =>
      favorite.service ? [{ favorite, card: favorite.service }] : [],
    ),
    hasMore: Boolean(list.cursor),
    isLoading: phase === 'loading',
    hasFailed: phase === 'failed',
    loadMore,
  };
}

export type FavoriteList = ReturnType<typeof useFavorites>;
