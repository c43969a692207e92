import { useEffect } from 'react';
import { useChannels } from '@/hooks/realtime/useChannel';
import { useReadAgain } from '@/hooks/realtime/useReadAgain';
import { useSecureql } from '@/hooks/secureql/useSecureql';
import { usePacedRuns } from '@/hooks/ui/time/usePacedRuns';
import { serverNow } from '@/lib/secureql/browser/serverClock';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';
import { notificationsChannel } from '@/lib/shared/parties/messages';
import type { Turn } from './types';

const READ_EVERY_MS = 1000;
const JITTER_MS = 200;
/** The backend looks for what is overdue every second. */
const SETTLE_MS = 1500;

/**
 * What waits for the reader in live tools, on whatever page they are: read when it may have changed,
 * by news of their own, by news of the tools it comes from, and about once a minute besides.
 */
export function useTurns(userId: string): { turns: readonly Turn[]; reload: () => Promise<void> } {
  const { data, reload } = useSecureql(
    'turns/get-mine/',
    {},
    { getTurns: { error: null, items: [] } },
  );
  const turns = data.getTurns.items;
  const { now, soon } = usePacedRuns(() => void reload(), READ_EVERY_MS, JITTER_MS);

  useEffect(() => now(), [now]);
  useReadAgain(now, true);
  useChannels(notificationsChannel(userId), { onMessage: now, onGap: now });
  // Who answered in another tab, was started or taken back is known by the tool alone.
  const tools = new Set(turns.map(({ toolId }) => toolChannel(toolId)));
  useChannels([...tools].sort().join(' '), { onMessage: soon, onGap: soon });

  const due = turns.find(({ state }) => state === 'CALLED')?.until ?? null;
  useEffect(() => {
    if (due === null) return undefined;
    const timer = setTimeout(now, Math.max(0, Date.parse(due) - serverNow()) + SETTLE_MS);
    return () => clearTimeout(timer);
  }, [due, now]);

  return { turns, reload };
}
