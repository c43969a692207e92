import { useState } from 'react';

/** Which of the tools that are over are shown. */
export type PastList = 'PAST' | 'ARCHIVED';

interface Page<Tool> {
  items: readonly Tool[];
  cursor: string | null;
}

interface Source<Tool> {
  /** A page of a list; null: it could not be read. */
  read: (list: PastList, cursor: string | undefined) => Promise<Page<Tool> | null>;
  /** Puts a tool away or brings it back; says whether that worked. */
  archive: (id: string, isArchived: boolean) => Promise<boolean>;
}

/** What is over, newest first: what the page brought, older ones on demand, and what was put away. */
export function usePastList<Tool extends { id: string }>(first: Page<Tool>, source: Source<Tool>) {
  const [page, setPage] = useState({ list: 'PAST' as PastList, ...first });
  const [phase, setPhase] = useState<'still' | 'loading' | 'failed'>('still');

  async function read(list: PastList, cursor: string | undefined, before: readonly Tool[]) {
    if (phase === 'loading') return;
    setPhase('loading');
    const answer = await source.read(list, cursor);
    if (answer) {
      const known = new Set(before.map(({ id }) => id));
      const more = answer.items.filter(({ id }) => !known.has(id));
      setPage({ list, cursor: answer.cursor, items: [...before, ...more] });
    }
    setPhase(answer ? 'still' : 'failed');
  }

  /** It leaves the list that is shown. */
  async function archive(id: string, isArchived: boolean) {
    if (!(await source.archive(id, isArchived))) return setPhase('failed');
    setPage((shown) => ({ ...shown, items: shown.items.filter((tool) => tool.id !== id) }));
  }

  return {
    list: page.list,
    tools: page.items,
    hasMore: page.cursor !== null,
    isLoading: phase === 'loading',
    hasFailed: phase === 'failed',
    loadMore: () => read(page.list, page.cursor ?? undefined, page.items),
    show: (list: PastList) => read(list, undefined, []),
    archive,
  };
}

/** The list as a section of a page needs it. */
export type PastListState = Omit<ReturnType<typeof usePastList<{ id: string }>>, 'tools'>;
