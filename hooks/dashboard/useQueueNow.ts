import type { PartySummary } from '@/hooks/party/types';
import { useChannels } from '@/hooks/realtime/useChannel';
import { useReadAgain } from '@/hooks/realtime/useReadAgain';
import { usePanel } from '@/hooks/secureql/usePanel';
import { usePacedRuns } from '@/hooks/ui/time/usePacedRuns';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';
import { STATUS } from '@/lib/shared/parties/partyStatus';

/** Whoever looks at home wants to know how it goes, not each step. */
const READ_EVERY_MS = 10_000;
const JITTER_MS = 1000;
const MOST_FACES = 3;

/** How a queue stands now, for its host. */
export interface QueueNow {
  waiting: number;
  /** Who said that they are ready; null: not known yet. */
  ready: number | null;
  played: number;
  /** Who is up, then who is next. */
  faces: readonly string[];
}

/** Follows a queue as its host's home shows it. */
export function useQueueNow({ id, memberCount, playedCount }: PartySummary): QueueNow {
  const { data, load } = usePanel('get-party-edit', { partyID: id });
  const { soon } = usePacedRuns(() => void load(), READ_EVERY_MS, JITTER_MS);
  useReadAgain(soon);
  useChannels(toolChannel(id), { onMessage: soon, onGap: soon });
  const edit = data?.getParties.items[0];
  const people = edit ? [...edit.current, ...edit.waiting] : [];
  return {
    waiting: edit?.memberCount ?? memberCount,
    ready: edit ? edit.current.filter(({ status }) => status === STATUS.ready).length : null,
    played: edit?.playedCount ?? playedCount,
    faces: people.slice(0, MOST_FACES).map(({ handle }) => handle),
  };
}
