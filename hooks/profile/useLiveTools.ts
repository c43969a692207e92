import { useFresh } from '@/hooks/secureql/useFresh';
import { liveToolsOf, type ShownTool } from '@/lib/live/shownTools';
import type { CreatorProfile } from './types';

/** What a creator runs, what matters most first, kept up to date while the page is open. */
export function useLiveTools(
  creator: Pick<CreatorProfile, 'handle' | 'liveParties' | 'liveLotteries' | 'liveFunds'>,
): ShownTool[] {
  const live = useFresh<
    'get-banner-info',
    Pick<CreatorProfile, 'liveParties' | 'liveLotteries' | 'liveFunds'>
  >(
    'get-banner-info',
    { handle: creator.handle },
    creator,
    ({ userCreators }) => userCreators.items[0],
  );
  return liveToolsOf(live);
}
