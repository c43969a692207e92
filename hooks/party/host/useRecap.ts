import { useState } from 'react';
import { useToast } from '@/hooks/ui/toasts/useToast';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ResultOf } from '@/lib/secureql/operations/all';
import { tryCall } from '@/lib/secureql/tryCall';
import type { ErrorCode } from '@/lib/shared/errors';
import { LIMITS } from '@/lib/shared/limits';
import type { RecapKind } from '@/lib/shared/parties/queueRules';

/** A page of what became of people. */
export type RecapPage = NonNullable<ResultOf<'party/get-recap/'>['partyRecap']['item']>;
export type RecapEntry = RecapPage['items'][number];

/** An evening in sums. */
export type Night = NonNullable<ResultOf<'party/get-night/'>['partyNight']['item']>;

/** A list as far as it is read; null: not yet. */
export type RecapList = Pick<RecapPage, 'items' | 'cursor'> | null;

/** One page; null with a code when it did not come. */
export async function readRecap(partyID: string, kind: RecapKind, cursor: string | null) {
  const { answer, refusal } = await tryCall('party/get-recap/', { partyID, kind, cursor });
  return { page: answer?.partyRecap.item ?? null, refusal };
}

/** Says whether somebody has no priority yet, and can have it. */
export const isWithoutPriority = ({ priority, isGuest }: RecapEntry) =>
  priority === null && !isGuest;

/** One list of what became of people, page by page; `first` null: read when it is asked for. */
export function useRecap(partyID: string, kind: RecapKind, first: RecapList) {
  const { t } = useTranslation('aftershow');
  const toast = useToast();
  const [list, setList] = useState(first);
  const [isBusy, setIsBusy] = useState(false);
  const [errorCode, setErrorCode] = useState<ErrorCode | null>(null);

  /** The list with its next page; null when that did not come. */
  async function readOn(known: RecapList): Promise<RecapList> {
    const { page, refusal } = await readRecap(partyID, kind, known?.cursor ?? null);
    setErrorCode(refusal);
    if (!page) return null;
    const next = { items: [...(known?.items ?? []), ...page.items], cursor: page.cursor };
    setList(next);
    return next;
  }

  async function more() {
    setIsBusy(true);
    await readOn(list);
    setIsBusy(false);
  }

  async function give(entryIds: string[]) {
    const { answer, refusal } = await tryCall('party/give-priority/', { partyID, entryIds });
    setErrorCode(refusal);
    if (refusal) return;
    const given = new Set(entryIds);
    setList(
      (now) =>
        now && {
          ...now,
          items: now.items.map((entry) =>
            given.has(entry.id) && isWithoutPriority(entry)
              ? { ...entry, priority: 'GIVEN' as const }
              : entry,
          ),
        },
    );
    toast.success(t('priority.given', { count: answer?.givePriority.item?.count ?? 0 }));
  }

  /** Lets somebody stand ahead next time. */
  async function giveOne(entryId: string) {
    setIsBusy(true);
    await give([entryId]);
    setIsBusy(false);
  }

  /** The same for everybody of the list, as many as one press may. */
  async function giveAll() {
    setIsBusy(true);
    let known = list;
    while (known?.cursor && known.items.length < LIMITS.priorityAtOnce) known = await readOn(known);
    const without = known?.items.filter(isWithoutPriority).slice(0, LIMITS.priorityAtOnce) ?? [];
    if (without.length > 0) await give(without.map(({ id }) => id));
    setIsBusy(false);
  }

  return {
    items: list?.items ?? null,
    hasMore: list !== null && list.cursor !== null,
    isBusy,
    errorCode,
    more,
    giveOne,
    giveAll,
  };
}
