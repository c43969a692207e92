import { useEffect, useEffectEvent } from 'react';
import { useSecureql } from '@/hooks/secureql/useSecureql';
import { readAgain } from '@/lib/page/readAgain';
import type { ResultOf } from '@/lib/secureql/operations/all';

/** What the server rendered the page from. */
export type OverviewAnswer = ResultOf<'payouts/get-overview/'>;

/** The creator's balance, read again whenever they come back to the page. */
export function useOverview(initial: OverviewAnswer) {
  const { data, reload } = useSecureql('payouts/get-overview/', {}, initial);
  const read = useEffectEvent(() => void reload());
  useEffect(() => readAgain(() => read()), []);
  return { ...data.payoutOverview, reload };
}
