import { useActions } from '@/hooks/console/useActions';
import { useChannel } from '@/hooks/realtime/useChannel';
import { useReadAgain } from '@/hooks/realtime/useReadAgain';
import { useSecureql } from '@/hooks/secureql/useSecureql';
import { usePacedRuns } from '@/hooks/ui/time/usePacedRuns';
import { readPartyMessage } from '@/lib/live/party/partyMessage';
import { tryCall } from '@/lib/secureql/tryCall';
import type { ConsoleParty, LoggedAction } from '@/hooks/party/types';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';
import { applyChange } from './consoleChanges';

const READ_EVERY_MS = 1000;

/** The live state of a queue as its hosts see it, and the way every action of theirs goes. */
export function useConsole(initial: ConsoleParty) {
  const partyID = initial.id;
  const { data, error, reload } = useSecureql(
    'get-party-edit',
    { partyID },
    { getParties: { error: null, items: [initial] } },
  );
  const known = data.getParties.items[0] ?? initial;
  const { state: party, act, unreadCall } = useActions(known, applyChange, reload);

  const read = usePacedRuns(() => void reload(), READ_EVERY_MS, 0);
  useChannel(toolChannel(partyID), {
    readMessage: readPartyMessage,
    onMessage: (message) => {
      if (message.seq > known.seq) read.soon();
    },
    onGap: read.now,
  });
  useReadAgain(read.now, true);

  /**
   * What a host did last: the act they see, or after a press that was not read back yet the one that
   * stands now. Undefined: there is none, or it cannot be read.
   */
  async function lastAction(): Promise<LoggedAction | undefined> {
    const isTaken = ({ isUndone }: LoggedAction) => !isUndone;
    const sent = unreadCall();
    if (sent === null) return party.acts.find(isTaken);
    await sent;
    const { answer } = await tryCall('get-party-edit', { partyID });
    return answer?.getParties.items[0]?.acts.find(isTaken);
  }

  return { party, act, lastAction, isStale: error !== undefined };
}
