import { isOnControl } from '@/hooks/console/isOnControl';
import { useShortcuts } from '@/hooks/ui/keys/useShortcuts';
import { KEYS_OF_ACTS, type LotteryAct } from './nextLotteryAct';
import type { SimpleDialog } from './useLotteryScreen';

interface Handles {
  act: LotteryAct['kind'];
  isClosing: boolean;
  runAct: () => void;
  startClosing: () => unknown;
  stopClosing: () => void;
  next: () => boolean;
  pause: () => unknown;
  open: (kind: SimpleDialog) => void;
  isOn: boolean;
  isReadOnly: boolean;
}

/** The keys of a draw's console. What the state does not allow does nothing. */
export function useLotteryKeys(handles: Handles) {
  const { act, isClosing, runAct, open } = handles;
  const isActKey = (key: string) => KEYS_OF_ACTS[act]?.toLowerCase() === key;
  const onAct = (key: string) => () => (isActKey(key) || isClosing ? runAct() : false);
  const looking = { l: () => open('LOG'), '?': () => open('HELP') };
  const acting = {
    ' ': () => !isOnControl() && runAct(),
    o: onAct('o'),
    c: onAct('c'),
    r: onAct('r'),
    d: () => (isActKey('d') || isClosing ? runAct() : handles.startClosing()),
    n: handles.next,
    p: handles.pause,
    escape: () => (isClosing ? handles.stopClosing() : false),
  };
  useShortcuts(handles.isReadOnly ? looking : { ...acting, ...looking }, handles.isOn);
}
