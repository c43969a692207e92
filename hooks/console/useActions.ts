import { useRef } from 'react';
import { useToast } from '@/hooks/ui/toasts/useToast';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { OperationPath, PayloadOf, ResultOf } from '@/lib/secureql/operations/all';
import { tryCall } from '@/lib/secureql/tryCall';
import { useOptimisticState } from './useOptimisticState';

/** Sends an action; `change` is what its press shows at once, null where only the backend knows. */
export type RunAction<Change> = <P extends OperationPath>(
  change: Change | null,
  path: P,
  payload: PayloadOf<P>,
) => Promise<ResultOf<P> | null>;

/**
 * The way every action of a console goes: shown at once, sent, taken back with a word when it is
 * refused, and then the state is read again by `reload`. `apply` makes the state of a change.
 */
export function useActions<State extends object, Change>(
  known: State,
  apply: (state: State, change: Change) => State,
  reload: () => Promise<void>,
) {
  const { t } = useTranslation('console');
  const toast = useToast();
  const { state, show } = useOptimisticState(known, apply);
  /** Presses whose outcome the state does not show yet, and the call of the last of them. */
  const unread = useRef(0);
  const lastCall = useRef<Promise<unknown>>(Promise.resolve());

  const act: RunAction<Change> = async (change, path, payload) => {
    const settle = change && show(change);
    unread.current += 1;
    const sent = tryCall(path, payload);
    lastCall.current = sent;
    const { answer, refusal } = await sent;
    settle?.(refusal === null);
    if (refusal) toast.error(`${t('console.undone')} ${t(`errors:${refusal}`)}`, refusal);
    void reload().finally(() => {
      unread.current -= 1;
    });
    return answer;
  };

  /** The call whose outcome the state does not show yet; null when it shows all of them. */
  const unreadCall = () => (unread.current === 0 ? null : lastCall.current);

  return { state, act, unreadCall };
}
