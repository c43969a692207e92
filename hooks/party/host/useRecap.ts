import { useState } from 'react';
import { tryCall } from '@/lib/secureql/tryCall';
import type { ResultOf } from '@/lib/secureql/operations/all';
import type { ErrorCode } from '@/lib/shared/errors';
import type { RecapKind } from '@/lib/shared/parties/queueRules';

/** A page of what became of people. */
export type RecapPage = NonNullable<ResultOf<'party/get-recap/'>['partyRecap']['item']>;
export type RecapEntry = RecapPage['items'][number];

type Lists = Partial<Record<RecapKind, Pick<RecapPage, 'items' | 'cursor'>>>;

/** One page; null with a code when it did not come. */
export async function readRecap(partyID: string, kind: RecapKind, cursor: string | null) {
  const { answer, refusal } = await tryCall('party/get-recap/', { partyID, kind, cursor });
  return { page: answer?.partyRecap.item ?? null, refusal };
}

/** What became of everyone, list by list, page by page. */
export function useRecap(partyID: string, first: RecapPage) {
  const [kind, setKind] = useState<RecapKind>('PLAYED');
  const [lists, setLists] = useState<Lists>({ PLAYED: first });
  const [isBusy, setIsBusy] = useState(false);
  const [errorCode, setErrorCode] = useState<ErrorCode | null>(null);
  const shown = lists[kind];

  async function read(wanted: RecapKind) {
    const known = lists[wanted];
    setIsBusy(true);
    const { page, refusal } = await readRecap(partyID, wanted, known?.cursor ?? null);
    setIsBusy(false);
    setErrorCode(refusal);
    if (!page) return;
    const items = [...(known?.items ?? []), ...page.items];
    setLists((all) => ({ ...all, [wanted]: { items, cursor: page.cursor } }));
  }

  function show(wanted: RecapKind) {
    setKind(wanted);
    setErrorCode(null);
    if (!lists[wanted]) void read(wanted);
  }

  /** Lets people whose turn did not come stand ahead next time. */
  async function givePriority(entryIds: string[]) {
    setIsBusy(true);
    const { refusal } = await tryCall('party/give-priority/', { partyID, entryIds });
    setIsBusy(false);
    setErrorCode(refusal);
    if (refusal) return;
    const given = (entry: RecapEntry) =>
      entryIds.includes(entry.id) && !entry.isGuest && entry.priority === null
        ? { ...entry, priority: 'GIVEN' as const }
        : entry;
    setLists((all) => {
      const list = all[kind];
      return list ? { ...all, [kind]: { ...list, items: list.items.map(given) } } : all;
    });
  }

  return {
    kind,
    show,
    items: shown?.items ?? null,
    hasMore: shown !== undefined && shown.cursor !== null,
    isBusy,
    errorCode,
    more: () => read(kind),
    givePriority,
  };
}
