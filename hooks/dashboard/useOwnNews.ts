import { useChannels } from '@/hooks/realtime/useChannel';
import { useReadAgain } from '@/hooks/realtime/useReadAgain';
import { useSession } from '@/hooks/session/useSession';
import { usePacedRuns } from '@/hooks/ui/time/usePacedRuns';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';
import { notificationsChannel } from '@/lib/shared/parties/messages';

const READ_EVERY_MS = 2000;
const JITTER_MS = 1000;

/**
 * Reads what is the reader's own again when there is news of theirs or of these live tools. Others
 * who come to a tool change nothing.
 */
export function useOwnNews(toolIds: readonly string[], read: () => Promise<unknown>): void {
  const { user } = useSession();
  const { now, soon } = usePacedRuns(() => void read(), READ_EVERY_MS, JITTER_MS);

  useReadAgain(now);
  useChannels(user ? notificationsChannel(user.id) : '', { onMessage: now, onGap: soon });
  const channels = new Set(toolIds.map(toolChannel));
  useChannels([...channels].sort().join(' '), {
    onMessage: ({ type }) => type !== 'QUEUE_APPEND' && soon(),
    onGap: soon,
  });
}
