import { useState } from 'react';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { joinPages, type Row } from './memberList';

interface Page<Member> {
  items: Member[];
  cursor: string | null;
}

interface Later<Member> extends Page<Member> {
  /** How many waited when the last page came, if it was the last one. */
  completeAt: number | null;
}

/**
 * A live first page and, on demand, the people after it. Live updates carry no cursor, so the
 * first step asks for the first page again to learn where the second begins. `load` returns null when
 * a page did not come. Who stands `elsewhere` is not in the list any more.
 */
export function useMorePeople<Member extends Row>(
  first: readonly Member[],
  waitingCount: number,
  load: (cursor: string | undefined) => Promise<Page<Member> | null>,
  elsewhere?: ReadonlySet<string>,
) {
  const [later, setLater] = useState<Later<Member> | null>(null);
  const [phase, setPhase] = useState<'still' | 'loading' | 'failed'>('still');

  const people = joinPages(first, later?.items ?? [], elsewhere);
  const shown = people.filter((member) => member.status === STATUS.waiting).length;

  async function loadMore() {
    if (phase === 'loading') return;
    setPhase('loading');
    const page = await nextPage();
    if (page) {
      setLater({
        items: joinPages(later?.items ?? [], page.items),
        cursor: page.cursor,
        completeAt: page.cursor === null ? waitingCount : null,
      });
    }
    setPhase(page ? 'still' : 'failed');
  }

  async function nextPage(): Promise<Page<Member> | null> {
    if (later?.cursor) return load(later.cursor);
    const first = await load(undefined);
    if (first === null) return null;
    return first.cursor === null ? { items: [], cursor: null } : load(first.cursor);
  }

  return {
    people,
    hasMore: shown < waitingCount && later?.completeAt !== waitingCount,
    isLoading: phase === 'loading',
    hasFailed: phase === 'failed',
    loadMore,
  };
}
