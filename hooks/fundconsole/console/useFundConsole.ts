import { useActions } from '@/hooks/console/useActions';
import type { ConsoleFund } from '@/hooks/fundconsole/types';
import { useChannel } from '@/hooks/realtime/useChannel';
import { useReadAgain } from '@/hooks/realtime/useReadAgain';
import { useSecureql } from '@/hooks/secureql/useSecureql';
import { usePacedRuns } from '@/hooks/ui/time/usePacedRuns';
import { readFundMessage } from '@/lib/live/fund/fundMessage';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';
import { applyFundChange } from './fundChanges';

const READ_EVERY_MS = 1000;

/** The live state of a fund as its hosts see it, and the way every action of theirs goes. */
export function useFundConsole(initial: ConsoleFund) {
  const fundId = initial.id;
  const { data, error, reload } = useSecureql(
    'get-fund-edit',
    { fundId },
    { getFund: { error: null, items: [initial] } },
  );
  const known = data.getFund.items[0] ?? initial;
  const { state: edit, act } = useActions(known, applyFundChange, reload);

  const read = usePacedRuns(() => void reload(), READ_EVERY_MS, 0);
  useChannel(toolChannel(fundId), {
    readMessage: readFundMessage,
    onMessage: (message) => {
      if (message.seq > known.seq) read.soon();
    },
    onGap: read.now,
  });
  useReadAgain(read.now, true);

  return { edit, act, readSoon: read.soon, isStale: error !== undefined };
}
