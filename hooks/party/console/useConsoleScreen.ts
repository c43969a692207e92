import { useRouter } from 'next/router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { RoomDialog } from '@/hooks/console/roomDialog';
import { useActLock } from '@/hooks/console/useActLock';
import { useHidden } from '@/hooks/session/private/useHidden';
import { useHold } from '@/hooks/session/private/useHold';
import { useOverlaySigns } from '@/hooks/console/keys/useOverlaySigns';
import { useConsoleRehearsal } from '@/hooks/console/useConsoleRehearsal';
import { focusList } from '@/hooks/console/useRowFocus';
import { useSelection } from '@/hooks/console/useSelection';
import type { ConsoleParty, HostMember } from '@/hooks/party/types';
import { useSetting } from '@/hooks/ui/choices/useSetting';
import { useOrigin } from '@/hooks/ui/page/useOrigin';
import { useCopy } from '@/hooks/ui/useCopy';
import { livePath } from '@/lib/navigation/tools/livePath';
import { isRunning, type PartyAction } from '@/lib/shared/parties/partyActions';
import { nameOfAct, nextAct } from './nextAct';
import { rehearsedParty } from './rehearsedParty';
import { useConsole } from './useConsole';
import { useConsoleShortcuts, type ListName } from './useConsoleShortcuts';
import { useConsoleVerbs } from './useConsoleVerbs';
import { playChime, useHostChime } from './useHostChime';
import { useNextCall } from './useNextCall';
import { useRowActions, type AskedAction } from './useRowActions';
import { useWaitingLine } from './useWaitingLine';

/** Dialogs about the queue, not about somebody in it. */
export type SimpleDialog = RoomDialog | 'HELP' | 'END' | 'CLEAR' | 'GUEST' | 'MESSAGE';

/** Which dialog is open. */
export type OpenDialog = { kind: SimpleDialog } | { kind: AskedAction; member: HostMember };

/** Everything that happens at the console of a queue: its state, its acts, its keys. */
export function useConsoleScreen(initial: ConsoleParty) {
  const router = useRouter();
  const { party: real, act, lastAction, isStale } = useConsole(initial);
  const signs = useOverlaySigns(real.id, real.overlays);
  const rehearsal = useConsoleRehearsal(signs.rehearsal, isRunning(real));
  const isRehearsed = rehearsal.show !== null;
  const party = rehearsal.show ? rehearsedParty(real, rehearsal.show) : real;
  const verbs = useConsoleVerbs(party, act, lastAction);
  const line = useWaitingLine(party);
  const selection = useSelection(line.people.map(({ id }) => id));
  const next = useNextCall(party);
  const [shown, setShown] = useState<'waiting' | 'done'>('waiting');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [areKeysOn, switchKeys] = useSetting('playplus-console-keys', true);
  const [hasChime, setChime] = useSetting('playplus-console-chime', true);
  const hidden = useHidden(signs.isConnected);
  const hold = useHold('h', areKeysOn);
  const { copy, state: copied } = useCopy();
  const origin = useOrigin();
  const url = `${origin}${livePath(party.creator.handle)}`;
  const row = useRowActions({
    party,
    people: line.people,
    verbs,
    ask: (kind, member) => setDialog({ kind, member }),
  });
  useHostChime(party.memberCount, hasChime);

  const open = (kind: SimpleDialog) => setDialog({ kind });
  const isEnded = party.state === 'ENDED';
  const list = isEnded ? 'done' : shown;

  function onAction(action: PartyAction) {
    if (action === 'END') open('END');
    else void verbs.changeState(action);
  }

  function callNext() {
    void verbs.callNext(next.count, next.once);
    next.reset();
  }

  const nowNext = nextAct(party, next.order);
  const runAct = useActLock(nameOfAct(nowNext), () => {
    switch (nowNext.kind) {
      case 'open':
      case 'resume':
        return void verbs.changeState('OPEN');
      case 'copy':
        return void copy(url);
      case 'start':
        return void verbs.mark(idsOf(nowNext.people), 'PLAYING');
      case 'finish':
        return void verbs.mark(idsOf(nowNext.people), 'PLAYED');
      case 'call':
        void verbs.callNext(1, next.once);
        return next.reset();
      case 'end':
        return open('END');
      case 'recap':
        return void router.push(`/party/${party.id}/dashboard/recap`);
      case 'wait':
        return undefined;
    }
  });

  function showList(name: ListName) {
    // A list that is not shown cannot take the focus, and the next key already means the row it is on.
    if (name === 'waiting' || name === 'done') flushSync(() => setShown(name));
    focusList(name);
  }

  useConsoleShortcuts(
    party,
    line.people,
    {
      verbs,
      runAct,
      callNext,
      stepCount: next.step,
      nextOrder: next.nextOrder,
      changeState: onAction,
      run: row.run,
      pick: selection.toggle,
      editNotice: () => open('MESSAGE'),
      addGuest: () => open('GUEST'),
      showList,
      others: { l: () => open('LOG'), '?': () => open('HELP') },
    },
    areKeysOn && !isRehearsed,
  );

  return {
    party,
    rehearsal,
    verbs,
    line,
    selection,
    next,
    row,
    dialog: isRehearsed ? null : dialog,
    open,
    close: () => setDialog(null),
    onAction,
    callNext,
    act: { next: nowNext, run: runAct },
    list: { shown: list, show: setShown },
    keys: { areOn: areKeysOn, turn: switchKeys },
    chime: {
      isOn: hasChime,
      test: () => void playChime(),
      toggle: () => {
        if (!hasChime) void playChime();
        setChime(!hasChime);
      },
    },
    hidden,
    hold,
    signs,
    copied,
    origin,
    // Without the scheme it is short enough to be read out or typed from a stream.
    link: { shown: url.replace(/^https?:\/\//, '') },
    isStale,
  };
}

const idsOf = (people: readonly HostMember[]) => people.map(({ id }) => id);
