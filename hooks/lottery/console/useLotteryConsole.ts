import { useActions } from '@/hooks/console/useActions';
import { useChannel } from '@/hooks/realtime/useChannel';
import { useReadAgain } from '@/hooks/realtime/useReadAgain';
import { useSecureql } from '@/hooks/secureql/useSecureql';
import { usePacedRuns } from '@/hooks/ui/time/usePacedRuns';
import { readLotteryMessage } from '@/lib/live/lottery/lotteryMessage';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';
import { applyLotteryChange } from './lotteryChanges';
import type { ConsoleLottery } from './types';

const READ_EVERY_MS = 1000;

/** The live state of a draw as its hosts see it, and the way every action of theirs goes. */
export function useLotteryConsole(initial: ConsoleLottery) {
  const lotteryId = initial.id;
  const { data, error, reload } = useSecureql(
    'get-lottery-edit',
    { lotteryId },
    { getLottery: { error: null, items: [initial] } },
  );
  const known = data.getLottery.items[0] ?? initial;
  const { state: edit, act } = useActions(known, applyLotteryChange, reload);

  const read = usePacedRuns(() => void reload(), READ_EVERY_MS, 0);
  useChannel(toolChannel(lotteryId), {
    readMessage: readLotteryMessage,
    onMessage: (message) => {
      if (message.seq > known.lottery.seq) read.soon();
    },
    onGap: read.now,
  });
  useReadAgain(read.now, true);

  return { edit, act, readSoon: read.soon, isStale: error !== undefined };
}
