import { useFresh } from '@/hooks/secureql/useFresh';
import type { CreatorProfile, LiveParty } from './types';

/** The queues a creator runs, kept up to date while the page is open. */
export function useLiveParties({
  handle,
  liveParties,
}: Pick<CreatorProfile, 'handle' | 'liveParties'>): readonly LiveParty[] {
  return useFresh(
    'get-banner-info',
    { handle },
    liveParties,
    ({ userCreators }) => userCreators.items[0]?.liveParties,
  );
}
