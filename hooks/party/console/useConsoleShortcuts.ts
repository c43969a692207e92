import { STATUS } from '@/lib/shared/parties/partyStatus';
import { mayRun } from '@/hooks/console/hostRights';
import { isOnControl } from '@/hooks/console/isOnControl';
import { actionsOf, isRunning, type PartyAction } from '@/lib/shared/parties/partyActions';
import { ROW_KEYS, rowActionsFor, type RowAction } from './rowActions';
import type { ConsoleParty, HostMember } from '@/hooks/party/types';
import type { ConsoleVerbs } from './useConsoleVerbs';
import { focusBeside, focusedEntry, focusList } from '@/hooks/console/useRowFocus';
import { useShortcuts, type Command } from '@/hooks/ui/keys/useShortcuts';

/** The console's four lists, in the order of their number keys. */
export const LISTS = ['waiting', 'next', 'playing', 'done'] as const;
export type ListName = (typeof LISTS)[number];

interface Handles {
  verbs: ConsoleVerbs;
  runAct: () => void;
  callNext: () => void;
  stepCount: (by: 1 | -1) => void;
  nextOrder: () => void;
  changeState: (action: PartyAction) => void;
  run: (act: RowAction, member: HostMember) => void;
  pick: (entryId: string) => void;
  editNotice: () => void;
  addGuest: () => void;
  showList: (name: ListName) => void;
  /** Everything else that changes nothing in the queue, by key. */
  others: Readonly<Record<string, Command>>;
}

/** The entries that "start all" and "all done" act on. */
function idsOfCurrent(party: ConsoleParty) {
  const of = (...statuses: number[]) =>
    party.current.filter((member) => statuses.includes(member.status)).map((member) => member.id);
  return { toStart: of(STATUS.called, STATUS.ready), toFinish: of(STATUS.playing) };
}

/**
 * The keys of the console: those of the page, and while the focus is on somebody's row those of its
 * acts. What the state does not allow does nothing.
 */
export function useConsoleShortcuts(
  party: ConsoleParty,
  people: readonly HostMember[],
  handles: Handles,
  isOn: boolean,
) {
  const { verbs, run } = handles;
  const isReadOnly = !mayRun(party);
  const change = (action: PartyAction) => () => {
    if (actionsOf(party.state).includes(action)) handles.changeState(action);
  };
  const { toStart, toFinish } = idsOfCurrent(party);

  function onRow(act: RowAction): boolean {
    const id = focusedEntry();
    const everyone = [...people, ...party.away, ...party.current, ...party.done];
    const member = everyone.find((one) => one.id === id);
    if (!member || !rowActionsFor(member).includes(act)) return false;
    run(act, member);
    return true;
  }
  const rowKeys = Object.fromEntries(
    Object.entries(ROW_KEYS).map(([key, act]) => [key, () => onRow(act)]),
  );
  const listKeys = Object.fromEntries(
    LISTS.map((name, index) => [String(index + 1), () => handles.showList(name)]),
  );

  const walking = {
    ...handles.others,
    ...listKeys,
    arrowup: () => focusBeside(-1) || focusList('waiting'),
    arrowdown: () => focusBeside(1) || focusList('waiting'),
  };
  const acting = {
    ...rowKeys,
    ' ': () => !isOnControl() && handles.runAct(),
    n: handles.callNext,
    'alt+arrowup': () => onRow('UP'),
    'alt+arrowdown': () => onRow('DOWN'),
    '+': () => handles.stepCount(1),
    '-': () => handles.stepCount(-1),
    q: handles.nextOrder,
    s: () => onRow('PLAYING') || void verbs.mark(toStart, 'PLAYING'),
    d: () => onRow('PLAYED') || void verbs.mark(toFinish, 'PLAYED'),
    x: () => {
      const id = focusedEntry();
      if (!people.some((member) => member.id === id) || id === null) return false;
      handles.pick(id);
      return true;
    },
    u: () => void verbs.undo(),
    m: handles.editNotice,
    i: handles.addGuest,
    p: !isRunning(party) ? () => false : change(party.state === 'OPEN' ? 'PAUSE' : 'OPEN'),
    c: change('CLOSE'),
  };
  useShortcuts(isReadOnly ? walking : { ...acting, ...walking }, isOn);
}
