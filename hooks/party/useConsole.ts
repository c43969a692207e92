import { useTranslation } from '@/hooks/ui/useTranslation';
import { useEffect, useRef } from 'react';
import { useChannel } from '@/hooks/realtime/useChannel';
import { useSecureql } from '@/hooks/secureql/useSecureql';
import { useToast } from '@/hooks/ui/toasts/useToast';
import { tryCall } from '@/lib/secureql/tryCall';
import type { OperationPath, PayloadOf, ResultOf } from '@/lib/secureql/operations/all';
import { partyChannel } from '@/lib/shared/parties/messages';
import type { ConsoleChange } from './consoleChanges';
import type { ConsoleParty, PartyAct } from './types';
import { useOptimisticParty } from './useOptimisticParty';
import { usePacedRuns } from './usePacedRuns';

const READ_EVERY_MS = 1000;
/** No message says that an overlay came or went. */
const LOOK_FOR_OVERLAYS_MS = 15_000;

/** What an act's press shows at once; null: only the backend can say what comes of it. */
export type Act = <P extends OperationPath>(
  change: ConsoleChange | null,
  path: P,
  payload: PayloadOf<P>,
) => Promise<ResultOf<P> | null>;

/** The live state of a queue as its hosts see it, and the way every act of theirs goes. */
export function useConsole(initial: ConsoleParty) {
  const { t } = useTranslation('console');
  const toast = useToast();
  const partyID = initial.id;
  const { data, error, reload } = useSecureql(
    'get-party-edit',
    { partyID },
    { getParties: { error: null, items: [initial] } },
  );
  const known = data.getParties.items[0] ?? initial;
  const { party, hold } = useOptimisticParty(known);

  const read = usePacedRuns(() => void reload(), READ_EVERY_MS, 0);
  useChannel(partyChannel(partyID), {
    onMessage: (message) => {
      if (message.seq > known.seq) read.soon();
    },
    onGap: read.now,
  });

  const hasOverlays = party.widgetKeys.length > 0;
  const look = read.soon;
  useEffect(() => {
    if (!hasOverlays) return;
    const timer = setInterval(look, LOOK_FOR_OVERLAYS_MS);
    return () => clearInterval(timer);
  }, [hasOverlays, look]);

  /** Presses whose outcome the state does not show yet, and the answer of the last of them. */
  const unread = useRef(0);
  const pending = useRef<Promise<unknown>>(Promise.resolve());

  /** Shows a change at once, sends it, and takes it back with a word when it is refused. */
  const act: Act = async (change, path, payload) => {
    const settle = change && hold(change);
    unread.current += 1;
    const sent = tryCall(path, payload);
    pending.current = sent;
    const { answer, refusal } = await sent;
    settle?.(refusal === null);
    if (refusal) toast.error(`${t('console.undone')} ${t(`errors:${refusal}`)}`);
    void reload().finally(() => {
      unread.current -= 1;
    });
    return answer;
  };

  /**
   * What a host did last: the act they see, or after a press that was not read back yet the one that
   * stands now. Undefined: there is none, or it cannot be read.
   */
  async function lastAct(): Promise<PartyAct | undefined> {
    const isTaken = ({ isUndone }: PartyAct) => !isUndone;
    if (unread.current === 0) return party.acts.find(isTaken);
    await pending.current;
    const { answer } = await tryCall('get-party-edit', { partyID });
    return answer?.getParties.items[0]?.acts.find(isTaken);
  }

  return { party, act, lastAct, reload, isStale: error !== undefined };
}
