import { useTranslation } from '@/hooks/ui/useTranslation';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ConsoleProvider } from '@/components/console/ConsoleContext';
import { LiveNote } from '@/components/shared/LiveNote';
import { PageHead } from '@/components/shared/page/PageHead';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { Notice } from '@/components/ui/Notice';
import { maySet } from '@/hooks/console/hostRights';
import type { ConsoleParty } from '@/hooks/party/types';
import { useConsole } from '@/hooks/party/console/useConsole';
import {
  LISTS,
  idsOfCurrent,
  useConsoleShortcuts,
  type ListName,
} from '@/hooks/party/console/useConsoleShortcuts';
import { useConsoleVerbs } from '@/hooks/party/console/useConsoleVerbs';
import { playChime, useHostChime } from '@/hooks/party/console/useHostChime';
import { useNextCall } from '@/hooks/party/console/useNextCall';
import { useOrigin } from '@/hooks/ui/page/useOrigin';
import { useRowActions } from '@/hooks/party/console/useRowActions';
import { focusList, useRowFocus } from '@/hooks/console/useRowFocus';
import { useSelection } from '@/hooks/console/useSelection';
import { useSetting } from '@/hooks/ui/choices/useSetting';
import { useWaitingLine } from '@/hooks/party/console/useWaitingLine';
import { useCopy } from '@/hooks/ui/useCopy';
import { LIMITS } from '@/lib/shared/limits';
import type { PartyAction } from '@/lib/shared/parties/partyActions';
import { CallBar } from './CallBar';
import { Page, Panels } from '@/components/console/Console.styles';
import { Columns } from './Queue.styles';
import { ConsoleDialogs, type OpenDialog } from '@/components/party/console/dialogs/ConsoleDialogs';
import { ConsoleTop } from './ConsoleTop';
import { QueueProvider } from './QueueContext';
import { DoneColumn } from '@/components/party/console/columns/DoneColumn';
import { ListTabs } from '@/components/console/ListTabs';
import { NextColumn } from '@/components/party/console/columns/NextColumn';
import { NoticeBar } from '@/components/console/NoticeBar';
import { OverlayKeys } from '@/components/console/keys/OverlayKeys';
import { PlayingColumn } from '@/components/party/console/columns/PlayingColumn';
import { ShareLink } from '@/components/console/ShareLink';
import { StateBanner } from './StateBanner';
import { Tools } from './Tools';
import { WaitingColumn } from '@/components/party/console/columns/WaitingColumn';

/** The live console of a queue: one state, one main action, the line and where it leads. */
export function ConsoleScreen({ initial }: { initial: ConsoleParty }) {
  const { t } = useTranslation('console');
  const { locale, defaultLocale } = useRouter();
  const { party, act, lastAction, reload, isStale } = useConsole(initial);
  const verbs = useConsoleVerbs(party, act, lastAction);
  const line = useWaitingLine(party);
  const selection = useSelection(line.people.map(({ id }) => id));
  const { count, step, order, once, chooseOrder, nextOrder, resetOrder } = useNextCall(party);
  const [shown, setShown] = useState<ListName>('waiting');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [isEditingNotice, setIsEditingNotice] = useState(false);
  const [areKeysOn, switchKeys] = useSetting('playplus-console-keys', true);
  const [hasChime, setChime] = useSetting('playplus-console-chime', true);
  // Covered until the setting can be read: what must not be on stream is not there for a moment.
  const [isSafe, setIsSafe] = useSetting('playplus-stream-safe', false, true);
  const { copy, state: copied } = useCopy();
  const origin = useOrigin();
  const path = `/party/${party.id}`;
  const language = locale === defaultLocale ? '' : `/${locale}`;
  const row = useRowActions({
    party,
    people: line.people,
    verbs,
    ask: (kind, member) => setDialog({ kind, member }),
  });
  useRowFocus();
  useHostChime(party.memberCount, hasChime);

  function onAction(action: PartyAction) {
    if (action === 'END') setDialog({ kind: 'END' });
    else void verbs.changeState(action);
  }
  function callNext() {
    void verbs.callNext(count, once);
    resetOrder();
  }
  function switchChime() {
    if (!hasChime) void playChime();
    setChime(!hasChime);
  }
  function showList(name: ListName) {
    // A list that is not shown cannot take the focus, and the next key already means the row it is on.
    flushSync(() => setShown(name));
    focusList(name);
  }

  useConsoleShortcuts(
    party,
    line.people,
    {
      verbs,
      callNext,
      stepCount: step,
      nextOrder,
      changeState: onAction,
      run: row.run,
      pick: selection.toggle,
      editNotice: () => setIsEditingNotice(true),
      addGuest: () => setDialog({ kind: 'GUEST' }),
      showList,
      others: {
        l: () => void copy(`${origin}${path}`),
        h: () => setDialog({ kind: 'LOG' }),
        w: () => setIsSafe(!isSafe),
        '?': () => setDialog({ kind: 'HELP' }),
      },
    },
    areKeysOn,
  );

  const { toFinish, toStart } = idsOfCurrent(party);
  const counts: Record<ListName, number> = {
    waiting: party.memberCount,
    next: toStart.length,
    playing: toFinish.length,
    done: party.done.length,
  };
  const title = t('console.title', { title: party.title });
  return (
    <ConsoleProvider value={{ id: party.id, right: party.right, isSafe }}>
      <QueueProvider value={{ party, ...row }}>
        <Page>
          <PageHead
            title={party.memberCount > 0 ? `(${party.memberCount}) ${title}` : title}
            isPrivate
          />
          <ConsoleTop party={party} onOpen={(kind) => setDialog({ kind })} />
          {isStale ? (
            <Notice kind="warning" isLive>
              {t('console.stale')}
            </Notice>
          ) : (
            <LiveNote />
          )}
          <StateBanner party={party} onAction={onAction} />
          <Tools
            party={party}
            isSafe={isSafe}
            hasChime={hasChime}
            onUndo={() => void verbs.undo()}
            onLog={() => setDialog({ kind: 'LOG' })}
            onNotice={() => setIsEditingNotice(true)}
            onSafe={() => setIsSafe(!isSafe)}
            onChime={switchChime}
          />
          <NoticeBar
            notice={party.notice}
            hint={t('notice.hint')}
            maxLength={LIMITS.partyNotice}
            isOpen={isEditingNotice}
            onClose={() => setIsEditingNotice(false)}
            onChange={() => setIsEditingNotice(true)}
            onSave={(notice) => void verbs.setNotice(notice)}
          />
          <CallBar
            party={party}
            count={count}
            order={order}
            onOpen={() => onAction('OPEN')}
            onCall={callNext}
            onStep={step}
            onOrder={chooseOrder}
          />
          <ListTabs
            shown={shown}
            lists={LISTS.map((name) => ({
              name,
              title: t(`console.list_${name}`),
              count: counts[name],
            }))}
            onShow={setShown}
          />
          <Columns>
            <WaitingColumn
              isShown={shown === 'waiting'}
              line={line}
              verbs={verbs}
              selection={selection}
              onMove={row.moveTo}
            />
            <NextColumn
              isShown={shown === 'next'}
              onStartAll={(ids) => void verbs.mark(ids, 'PLAYING')}
            />
            <PlayingColumn
              isShown={shown === 'playing'}
              onFinishAll={(ids) => void verbs.mark(ids, 'PLAYED')}
            />
            <DoneColumn isShown={shown === 'done'} />
          </Columns>
          <Panels>
            <ShareLink
              origin={origin}
              handle={party.creator.handle}
              path={path}
              pathLabel={t('share.link')}
            />
            {maySet(party) && (
              <OverlayKeys
                keys={party.widgetKeys}
                widgetUrl={`${origin}${language}/streamlabs-elements/widgets`}
                reload={reload}
              />
            )}
          </Panels>
          <LiveRegion message={copied === 'copied' ? t('share.copied') : verbs.announcement} />
          <ConsoleDialogs
            open={dialog}
            party={party}
            people={line.people}
            verbs={verbs}
            moveTo={row.moveTo}
            areKeysOn={areKeysOn}
            switchKeys={switchKeys}
            onClose={() => setDialog(null)}
          />
        </Page>
      </QueueProvider>
    </ConsoleProvider>
  );
}
