import { useState } from 'react';
import { useToast } from '@/hooks/ui/toasts/useToast';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ResultOf } from '@/lib/secureql/operations/all';
import { tryCall } from '@/lib/secureql/tryCall';
import type { ErrorCode } from '@/lib/shared/errors';
import type { ServiceAction } from '@/lib/shared/experiences/kinds';

/** A page of a creator's own services. */
export type ServiceList = Pick<ResultOf<'services/my-services/'>['myServices'], 'items' | 'cursor'>;
export type OwnServiceRow = ServiceList['items'][number];

/** Actions after which a service leaves the list that is shown. */
const LEAVES: ReadonlySet<ServiceAction> = new Set(['ARCHIVE', 'RESTORE']);

/** A creator's services, and what is done to their state. */
export function useServices(first: ServiceList) {
  const { t } = useTranslation('experiences');
  const toast = useToast();
  const [isArchived, setIsArchived] = useState(false);
  const [list, setList] = useState(first);
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function read(archived: boolean, cursor: string | null, before: ServiceList['items']) {
    if (isBusy) return;
    setIsBusy(true);
    const outcome = await tryCall('services/my-services/', { isArchived: archived, cursor });
    setIsBusy(false);
    setRefusal(outcome.refusal);
    if (!outcome.answer) return;
    const { items, cursor: next } = outcome.answer.myServices;
    const known = new Set(before.map(({ id }) => id));
    setList({ items: [...before, ...items.filter(({ id }) => !known.has(id))], cursor: next });
    setIsArchived(archived);
  }

  async function act(serviceId: string, action: ServiceAction) {
    if (isBusy) return;
    setIsBusy(true);
    const outcome = await tryCall('services/change-state/', { serviceId, action });
    setIsBusy(false);
    setRefusal(outcome.refusal);
    const changed = outcome.answer?.changeServiceState.item;
    if (!changed) return;
    toast.success(t(`services.told_${action}`));
    setList(({ items, cursor }) => ({
      cursor,
      items: LEAVES.has(action)
        ? items.filter(({ id }) => id !== serviceId)
        : items.map((one) => (one.id === serviceId ? { ...one, state: changed.state } : one)),
    }));
  }

  return {
    services: list.items,
    hasMore: list.cursor !== null,
    isArchived,
    isBusy,
    refusal,
    act,
    show: (archived: boolean) => read(archived, null, []),
    loadMore: () => read(isArchived, list.cursor, list.items),
  };
}
