import { useRouter } from 'next/router';
import { useState } from 'react';
import type { RoomDialog } from '@/hooks/console/roomDialog';
import { mayRun } from '@/hooks/console/hostRights';
import { useActLock } from '@/hooks/console/useActLock';
import { useClosing } from '@/hooks/console/useClosing';
import { useHidden } from '@/hooks/session/private/useHidden';
import { useHold } from '@/hooks/session/private/useHold';
import { useOverlaySigns } from '@/hooks/console/keys/useOverlaySigns';
import { useConsoleRehearsal } from '@/hooks/console/useConsoleRehearsal';
import { useRunDrawAgain } from '@/hooks/lottery/host/useRunDrawAgain';
import { useSetting } from '@/hooks/ui/choices/useSetting';
import { useOrigin } from '@/hooks/ui/page/useOrigin';
import { useCopy } from '@/hooks/ui/useCopy';
import { livePath } from '@/lib/navigation/tools/livePath';
import { isRunning } from '@/lib/shared/lottery/states';
import { passable } from './claims';
import { nameOfLotteryAct, nextLotteryAct } from './nextLotteryAct';
import { rehearsedLottery } from './rehearsedLottery';
import type { ConsoleLottery, HostClaim, HostEntry } from './types';

import { useEntrants } from './useEntrants';
import { useLotteryConsole } from './useLotteryConsole';
import { useLotteryKeys } from './useLotteryKeys';
import { useLotteryVerbs } from './useLotteryVerbs';

/** Dialogs about the draw, not about somebody in it. */
export type SimpleDialog = RoomDialog | 'HELP' | 'CANCEL';

/** Which dialog is open. */
export type OpenDialog =
  | { kind: SimpleDialog }
  | { kind: 'NEXT'; claim: HostClaim }
  | { kind: 'REMOVE'; entry: HostEntry };

/** What a narrow screen shows of the console. */
export const TABS = ['draw', 'entrants', 'log'] as const;
export type Tab = (typeof TABS)[number];

/** Everything that happens at the console of a draw: its state, its acts, its keys. */
export function useLotteryScreen(initial: ConsoleLottery) {
  const router = useRouter();
  const { edit: real, act, readSoon, isStale } = useLotteryConsole(initial);
  const signs = useOverlaySigns(real.id, real.overlays);
  const rehearsal = useConsoleRehearsal(signs.rehearsal, isRunning(real.lottery.state));
  const isRehearsed = rehearsal.show !== null;
  const edit = rehearsal.show ? rehearsedLottery(real, rehearsal.show) : real;
  const { lottery } = edit;
  const verbs = useLotteryVerbs(edit.id, act);
  const entrants = useEntrants(edit);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [tab, setTab] = useState<Tab>('draw');
  const [areKeysOn, switchKeys] = useSetting('playplus-console-keys', true);
  const hidden = useHidden(signs.isConnected);
  const hold = useHold('h', areKeysOn);
  const { copy, state: copied } = useCopy();
  const again = useRunDrawAgain(edit.id);
  const origin = useOrigin();
  const url = `${origin}${livePath(lottery.creator.handle)}`;
  const open = (kind: SimpleDialog) => setDialog({ kind });

  const mayClose =
    (lottery.state === 'OPEN' || lottery.state === 'PAUSED') && lottery.memberCount > 0;
  const closing = useClosing(mayClose, () => void verbs.close());

  const now = nextLotteryAct(edit);
  const isClosing = closing.until !== null;
  const runAct = useActLock(isClosing ? 'closing' : nameOfLotteryAct(now), () => {
    if (isClosing) return closing.stop();
    switch (now.kind) {
      case 'prize':
        return void router.push(`/chance/${edit.id}/dashboard/edit-chance`);
      case 'open':
        return void verbs.changeState('OPEN');
      case 'resume':
        return void verbs.changeState('RESUME');
      case 'copy':
        return void copy(url);
      case 'close':
        return closing.start();
      case 'confirm':
        return void verbs.confirm(now.claims.map(({ id }) => id));
      case 'next':
        return void verbs.drawNext();
      case 'again':
        return void again.run();
      case 'drawing':
      case 'wait':
        return undefined;
    }
  });

  function next(claim: HostClaim | null = passable(edit.claims)) {
    if (claim === null) return false;
    setDialog({ kind: 'NEXT', claim });
    return true;
  }

  useLotteryKeys({
    act: now.kind,
    isClosing,
    runAct,
    startClosing: () => (mayClose ? closing.start() : false),
    stopClosing: closing.stop,
    next: () => next(),
    pause: () => {
      if (lottery.state === 'OPEN') void verbs.changeState('PAUSE');
      else if (lottery.state === 'PAUSED') void verbs.changeState('RESUME');
      else return false;
    },
    open,
    isOn: areKeysOn && !isRehearsed,
    isReadOnly: !mayRun(edit),
  });

  return {
    edit,
    rehearsal,
    verbs,
    entrants,
    act: { now, run: runAct },
    closing,
    next,
    again,
    dialog: isRehearsed ? null : dialog,
    open,
    remove: (entry: HostEntry) => setDialog({ kind: 'REMOVE', entry }),
    close: () => setDialog(null),
    tab: { shown: tab, show: setTab },
    keys: { areOn: areKeysOn, turn: switchKeys },
    hidden,
    hold,
    signs,
    isCopied: copied === 'copied',
    // Without the scheme it is short enough to be read out or typed from a stream.
    link: url.replace(/^https?:\/\//, ''),
    readSoon,
    isStale,
  };
}
