import { useState } from 'react';
import { useCall } from '@/hooks/secureql/useCall';
import { usePanel } from '@/hooks/secureql/usePanel';
import type { ResultOf } from '@/lib/secureql/operations/all';

type Page = ResultOf<'fund/my-contributions/'>['myContributions'];
export type Gave = Page['items'][number];

/** What the reader gave, asked for by the browser: the page's own request is full. Older on a press. */
export function useGave() {
  const { data } = usePanel('fund/my-contributions/', { cursor: null });
  const { run, isRunning, refusal } = useCall('fund/my-contributions/');
  const [older, setOlder] = useState<Pick<Page, 'items' | 'cursor'> | null>(null);
  const first = data?.myContributions;
  const cursor = (older ?? first)?.cursor ?? null;

  async function more() {
    const { answer } = await run({ cursor });
    const next = answer?.myContributions;
    if (next) setOlder({ items: [...(older?.items ?? []), ...next.items], cursor: next.cursor });
  }
  return {
    gave: [...(first?.items ?? []), ...(older?.items ?? [])],
    hasMore: cursor !== null,
    more: () => void more(),
    isRunning,
    refusal,
  };
}
