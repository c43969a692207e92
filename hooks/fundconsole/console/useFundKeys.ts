import { isOnControl } from '@/hooks/console/isOnControl';
import { useShortcuts } from '@/hooks/ui/keys/useShortcuts';
import type { Verdict } from '@/lib/shared/fund/states';
import type { SimpleDialog } from './useFundScreen';

/** Keys that stand beside what they do. */
export const KEYS = {
  approve: 'A',
  deny: 'D',
  later: 'S',
  replay: 'R',
  pause: 'P',
  mute: 'M',
} as const;

interface Handles {
  runAct: () => void;
  /** False: there is no message to decide on. */
  decide: (verdict: Verdict) => unknown;
  /** Stops what runs for five seconds; false: nothing does. */
  stop: () => unknown;
  move: (by: 1 | -1) => unknown;
  replay: () => unknown;
  pause: () => unknown;
  mute: () => unknown;
  undo: () => unknown;
  open: (kind: SimpleDialog) => void;
  isOn: boolean;
  isReadOnly: boolean;
}

/** The keys of a fund's console. What the state does not allow does nothing. */
export function useFundKeys(handles: Handles) {
  const { decide, move, open } = handles;
  const looking = {
    j: () => move(1),
    k: () => move(-1),
    l: () => open('LOG'),
    '?': () => open('HELP'),
  };
  const acting = {
    ' ': () => !isOnControl() && handles.runAct(),
    a: () => decide('APPROVE'),
    d: () => decide('DENY'),
    s: () => decide('LATER'),
    r: handles.replay,
    p: handles.pause,
    m: handles.mute,
    z: handles.undo,
    escape: handles.stop,
  };
  useShortcuts(handles.isReadOnly ? looking : { ...acting, ...looking }, handles.isOn);
}
