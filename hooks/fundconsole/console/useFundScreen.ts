import { useRouter } from 'next/router';
import { useState } from 'react';
import { mayRun } from '@/hooks/console/hostRights';
import { useOverlaySigns } from '@/hooks/console/keys/useOverlaySigns';
import type { RoomDialog } from '@/hooks/console/roomDialog';
import { useActLock } from '@/hooks/console/useActLock';
import { useClosing } from '@/hooks/console/useClosing';
import { useConsoleRehearsal } from '@/hooks/console/useConsoleRehearsal';
import { useGrowingList } from '@/hooks/ui/lists/useGrowingList';
import type { ConsoleFund, HostContribution } from '@/hooks/fundconsole/types';
import { useHidden } from '@/hooks/session/private/useHidden';
import { useHold } from '@/hooks/session/private/useHold';
import { useSetting } from '@/hooks/ui/choices/useSetting';
import { useOrigin } from '@/hooks/ui/page/useOrigin';
import { useCopy } from '@/hooks/ui/useCopy';
import { livePath } from '@/lib/navigation/tools/livePath';
import { tryCall } from '@/lib/secureql/tryCall';
import { isRunningFund } from '@/lib/shared/fund/states';
import { nameOfFundAct, nextFundAct } from './nextFundAct';
import { rehearsedConsole } from './rehearsedConsole';
import { useChecking } from './useChecking';
import { useFundConsole } from './useFundConsole';
import { useFundKeys } from './useFundKeys';
import { useFundVerbs } from './useFundVerbs';
import { useStream } from './useStream';

/** Dialogs about the fund, not about one contribution. */
export type SimpleDialog =
  | RoomDialog
  | 'HELP'
  | 'OFFLINE'
  | 'UPDATE'
  | 'SESSION'
  | 'MATCH'
  | 'THANK'
  | 'END'
  | 'CANCEL'
  | 'REFUND_ALL';

/** Which dialog is open. */
export type OpenDialog =
  { kind: SimpleDialog } | { kind: 'CONTRIBUTION' | 'REFUND'; contribution: HostContribution };

/** What a narrow screen shows of the console. */
export const TABS = ['check', 'feed', 'stream'] as const;
export type Tab = (typeof TABS)[number];

/** Everything that happens at the console of a fund: its state, its acts, its keys. */
export function useFundScreen(initial: ConsoleFund) {
  const router = useRouter();
  const { edit: real, act, readSoon, isStale } = useFundConsole(initial);
  const signs = useOverlaySigns(real.id, real.overlays);
  const rehearsal = useConsoleRehearsal(signs.rehearsal, isRunningFund(real.fund.state));
  const isRehearsed = rehearsal.show !== null;
  const edit = rehearsal.show ? rehearsedConsole(real, rehearsal.show) : real;
  const { fund } = edit;
  const verbs = useFundVerbs(edit, act);
  const checking = useChecking(edit.toCheck);
  const stream = useStream(edit);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [tab, setTab] = useState<Tab>('check');
  const [keptHidden, setKeptHidden] = useState<ReadonlySet<string>>(new Set());
  const [isSecretLater, setIsSecretLater] = useState(false);
  const [areKeysOn, switchKeys] = useSetting('playplus-console-keys', true);
  const hidden = useHidden(signs.isConnected);
  const hold = useHold('h', areKeysOn);
  const { copy, state: copied } = useCopy();
  const url = `${useOrigin()}${livePath(edit.creator.handle)}`;
  const open = (kind: SimpleDialog) => setDialog({ kind });

  const now = nextFundAct(edit, {
    areAlertsPaused: stream.isPaused,
    focus: checking.focus,
    keptHidden,
    isSecretLater,
  });
  if (isSecretLater && !checking.focus) setIsSecretLater(false);
  const milestone = now.kind === 'reveal' ? now.milestone : null;
  const revealing = useClosing(milestone !== null, () => {
    if (milestone) void verbs.reveal(milestone.id);
  });
  const isRevealing = revealing.until !== null;

  function decide(verdict: 'APPROVE' | 'DENY' | 'LATER') {
    const { focus } = checking;
    if (!focus) return false;
    if (verdict === 'LATER') checking.pass();
    return void verbs.check(focus.id, verdict);
  }

  const runAct = useActLock(isRevealing ? 'revealing' : nameOfFundAct(now), () => {
    if (isRevealing) return revealing.stop();
    switch (now.kind) {
      case 'open':
        return void verbs.changeState('OPEN');
      case 'payouts':
        return void router.push('/dashboard/payouts');
      case 'alerts':
        return stream.steer('RESUME');
      case 'reveal':
        return revealing.start();
      case 'approve':
        return void decide('APPROVE');
      case 'resume':
        return void verbs.changeState('RESUME');
      case 'thank':
        return open('THANK');
      case 'copy':
        return void copy(url);
      case 'recap':
        return void router.push(`/fund/${edit.id}/dashboard/recap`);
      case 'settling':
        return undefined;
    }
  });

  useFundKeys({
    runAct,
    decide,
    stop: () => (isRevealing ? revealing.stop() : false),
    move: checking.move,
    replay: stream.replay,
    pause: stream.pause,
    mute: stream.mute,
    undo: () => (isRevealing ? revealing.stop() : void verbs.undo()),
    open,
    isOn: areKeysOn && !isRehearsed,
    isReadOnly: !mayRun(edit),
  });

  const list = { items: edit.contributions, cursor: edit.contributionsCursor };
  const feed = useGrowingList<HostContribution>(list, async (cursor) => {
    const { answer } = await tryCall('fund/get-host-contributions/', {
      fundId: edit.id,
      list: 'ALL',
      cursor,
    });
    return (
      answer && { ...answer.hostContributions, cursor: answer.hostContributions.cursor ?? null }
    );
  });

  return {
    edit,
    rehearsal,
    verbs,
    stream,
    feed,
    checking,
    decide,
    act: { now, run: runAct },
    revealing: revealing.until,
    keepHidden: (id: string) => setKeptHidden(new Set([...keptHidden, id])),
    checkFirst: () => setIsSecretLater(true),
    dialog: isRehearsed ? null : dialog,
    open,
    openContribution: (kind: 'CONTRIBUTION' | 'REFUND', contribution: HostContribution) =>
      setDialog({ kind, contribution }),
    close: () => setDialog(null),
    tab: { shown: tab, show: setTab },
    keys: { areOn: areKeysOn, turn: switchKeys },
    hidden,
    hold,
    signs,
    isCopied: copied === 'copied',
    // Without the scheme it is short enough to be read out or typed from a stream.
    link: url.replace(/^https?:\/\//, ''),
    isOver: fund.endedAt !== null,
    readSoon,
    isStale,
  };
}
