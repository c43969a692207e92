import { STATUS } from '@/lib/shared/partyStatus';
import { actionsOf } from './partyActions';
import type { ConsoleParty, MemberMark, PartyAction } from './types';
import { useShortcuts } from './useShortcuts';

interface Verbs {
  callNext: () => void;
  stepCount: (by: 1 | -1) => void;
  mark: (entryIds: string[], mark: MemberMark) => void;
  changeState: (action: PartyAction) => void;
  copyLink: () => void;
  showHelp: () => void;
}

/** The entries that "start all" and "all done" act on. */
export function idsOfCurrent(party: ConsoleParty) {
  const of = (...statuses: number[]) =>
    party.current.filter((member) => statuses.includes(member.status)).map((member) => member.id);
  return { toStart: of(STATUS.called, STATUS.ready), toFinish: of(STATUS.playing) };
}

/** The keys of the console; what the state does not allow does nothing. */
export function useConsoleShortcuts(party: ConsoleParty, verbs: Verbs, isOn: boolean) {
  const change = (action: PartyAction) => () => {
    if (actionsOf(party.state).includes(action)) verbs.changeState(action);
  };
  const { toStart, toFinish } = idsOfCurrent(party);
  useShortcuts(
    {
      n: verbs.callNext,
      '+': () => verbs.stepCount(1),
      '-': () => verbs.stepCount(-1),
      s: () => verbs.mark(toStart, 'PLAYING'),
      d: () => verbs.mark(toFinish, 'PLAYED'),
      o: change('OPEN'),
      p: change('PAUSE'),
      c: change('CLOSE'),
      l: verbs.copyLink,
      '?': verbs.showHelp,
    },
    isOn,
  );
}
