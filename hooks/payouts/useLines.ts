import { useRouter } from 'next/router';
import { useRef, useState } from 'react';
import { payoutsPath } from '@/lib/payouts/lineFilter';
import { tryCall } from '@/lib/secureql/tryCall';
import type { ErrorCode } from '@/lib/shared/errors';
import type { LineState, PayoutLine } from '@/lib/shared/payouts/payouts';

/** Lines as the page brought them, newest first. */
export interface LinePage {
  filter: LineState | null;
  items: readonly PayoutLine[];
  /** Null: there are no more. */
  cursor: string | null;
}

/** The lines of some state, which stands in the address, and older ones on demand. */
export function useLines(first: LinePage) {
  const router = useRouter();
  const [page, setPage] = useState(first);
  const [wanted, setWanted] = useState(first.filter);
  const [isLoading, setIsLoading] = useState(false);
  const [isFurther, setIsFurther] = useState(false);
  const [errorCode, setErrorCode] = useState<ErrorCode | null>(null);
  // Only the answer to the last press counts.
  const turn = useRef(0);

  async function read(filter: LineState | null, before: LinePage | null): Promise<void> {
    turn.current += 1;
    const own = turn.current;
    setIsLoading(true);
    setErrorCode(null);
    const { answer, refusal } = await tryCall('payouts/get-lines/', {
      state: filter,
      cursor: before?.cursor ?? undefined,
    });
    if (own !== turn.current) return;
    setIsLoading(false);
    setErrorCode(refusal);
    if (!answer) return;
    const { items, cursor } = answer.payoutLines;
    const known = new Set(before?.items.map(({ id }) => id));
    const more = items.filter(({ id }) => !known.has(id));
    setIsFurther(before !== null);
    setPage({ filter, cursor, items: [...(before?.items ?? []), ...more] });
  }

  function show(filter: LineState | null) {
    setWanted(filter);
    void router.replace(payoutsPath(filter), undefined, { shallow: true, scroll: false });
    void read(filter, null);
  }

  return {
    ...page,
    /** The filter that was pressed last; its lines may still be on their way. */
    wanted,
    isLoading,
    errorCode,
    hasMore: page.cursor !== null,
    show,
    loadMore: () => void read(page.filter, page),
    retry: () => void read(wanted, null),
    /** Reads the newest lines again, unless the reader has gone further back. */
    refresh: () => {
      if (!isLoading && !isFurther) void read(wanted, null);
    },
  };
}

export type Lines = ReturnType<typeof useLines>;
