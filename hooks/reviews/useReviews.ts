import { useState } from 'react';
import type { Review } from '@/lib/shared/reviews/views';
import type { ReadMore, ReviewPage } from './reviewLists';

/** A list of reviews: the page's first ones, more on demand, and one that was replied to. */
export function useReviews(first: ReviewPage, readMore: ReadMore) {
  const [list, setList] = useState(first);
  const [phase, setPhase] = useState<'still' | 'loading' | 'failed'>('still');

  async function loadMore() {
    if (phase === 'loading' || list.cursor === null) return;
    setPhase('loading');
    const page = await readMore(list.cursor);
    setPhase(page === null ? 'failed' : 'still');
    if (page === null) return;
    const known = new Set(list.items.map(({ id }) => id));
    const further = page.items.filter(({ id }) => !known.has(id));
    setList({ items: [...list.items, ...further], cursor: page.cursor });
  }

  return {
    reviews: list.items,
    hasMore: list.cursor !== null,
    isLoading: phase === 'loading',
    hasFailed: phase === 'failed',
    loadMore,
    replace: (review: Review) =>
      setList(({ items, cursor }) => ({
        items: items.map((item) => (item.id === review.id ? review : item)),
        cursor,
      })),
  };
}
