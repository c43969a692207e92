import { useTranslation } from '@/hooks/ui/useTranslation';
import { ConsoleProvider } from '@/components/console/ConsoleContext';
import { ConsoleBar } from '@/components/console/bar/ConsoleBar';
import { Lamp } from '@/components/console/bar/Lamp';
import { Frame, Main, PanelText, Stage } from '@/components/console/frame/Frame.styles';
import { PageHead } from '@/components/shared/page/PageHead';
import { HealthNote } from '@/components/console/health/HealthNote';
import { PlayedOver } from '@/components/console/rehearsal/PlayedOver';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { maySet } from '@/hooks/console/hostRights';
import type { ConsoleParty } from '@/hooks/party/types';
import { useTellRocky } from '@/hooks/mascot/useTellRocky';
import { useConsoleScreen } from '@/hooks/party/console/useConsoleScreen';
import { upcomingOf } from '@/hooks/party/console/round';
import { useRowFocus } from '@/hooks/console/useRowFocus';
import { livePath } from '@/lib/navigation/tools/livePath';
import { isRunning } from '@/lib/shared/parties/partyActions';
import { ConsoleDialogs } from './dialogs/ConsoleDialogs';
import { ListPanel } from './list/ListPanel';
import { OpenPanel } from './list/OpenPanel';
import { QueueAct } from './QueueAct';
import { QueueProvider } from './QueueContext';
import { BarState } from './QueueState';
import { QueueSheet } from './QueueSheet';
import { QueueStrip } from './QueueStrip';
import { BarTools } from './QueueTools';
import { SideColumn } from './side/SideColumn';
import { PlayingPanel } from './stage/PlayingPanel';
import { RoundPanel } from './stage/RoundPanel';
import { TonightPanel } from './stage/TonightPanel';

/** The live console of a queue: one screen, one next act, the line and who is on stage. */
export function ConsoleScreen({ initial }: { initial: ConsoleParty }) {
  const { t } = useTranslation('console');
  const screen = useConsoleScreen(initial);
  const { party, verbs, line, selection, next, act, dialog, open, onAction, keys } = screen;
  const { hidden, hold, signs, chime, link, copied, list, row } = screen;
  useRowFocus();
  useTellRocky('first_queue', party.state === 'OPEN' && screen.rehearsal.show === null, party.id);

  const title = t('console.title', { title: party.title });
  const isOver = party.state === 'ENDED';
  const path = livePath(party.creator.handle);
  const places =
    party.queueSize !== null &&
    t('console.places', { taken: party.memberCount, size: party.queueSize });
  const tools = {
    party,
    isHidden: hidden.isHidden,
    hasChime: chime.isOn,
    onHide: hidden.toggle,
    onVerifiedOnly: (isOn: boolean) => void verbs.setVerifiedOnly(isOn),
    onChime: chime.toggle,
    onOpen: open,
  };
  const isCopied = copied === 'copied';
  const emptyText = `console.waiting_empty_${party.state === 'PAUSED' ? 'paused' : 'closed'}`;
  return (
    <ConsoleProvider tool={party} safe={{ ...hidden, hold }}>
      <QueueProvider
        value={{
          party,
          run: row.run,
          onPick: selection.toggle,
          areAllNew: line.people.every(({ timesPlayed }) => timesPlayed === 0),
        }}
      >
        <PageHead
          title={party.memberCount > 0 ? `(${party.memberCount}) ${title}` : title}
          isPrivate
        />
        <Frame>
          <PlayedOver played={screen.rehearsal} creator={party.creator} title={initial.title}>
            <ConsoleBar
              tool="queue"
              title={party.title}
              subtitle={[party.game, places].filter(Boolean).join(' · ')}
              state={<BarState party={party} onAction={onAction} onOpen={() => open('TOOLS')} />}
              lamp={
                maySet(party) && <Lamp {...signs} isOver={isOver} onPress={() => open('OVERLAY')} />
              }
              tools={<BarTools {...tools} />}
            />
            {maySet(party) && <HealthNote warnings={signs.warnings} />}
            <QueueStrip
              party={party}
              isStale={screen.isStale}
              onMessage={(text) => void verbs.setNotice(text)}
            />
            <Main data-scroller="">
              <ListPanel
                shown={list.shown}
                onShow={list.show}
                onNotice={() => open('MESSAGE')}
                onRemoveNotice={() => void verbs.setNotice(null)}
                line={line}
                verbs={verbs}
                selection={selection}
                upcoming={upcomingOf(party)}
                onMove={row.moveTo}
                whenEmpty={
                  party.state === 'OPEN' || (!isOver && !isRunning(party)) ? (
                    <OpenPanel
                      origin={screen.origin}
                      path={path}
                      hasOverlay={party.overlays.length > 0}
                      onOverlay={() => open('OVERLAY')}
                      onChime={chime.test}
                    />
                  ) : (
                    <PanelText>{t(emptyText)}</PanelText>
                  )
                }
              />
              <Stage $isLast={!isOver && line.people.length + party.current.length === 0}>
                {isOver ? <TonightPanel /> : <RoundPanel />}
                {isRunning(party) && <PlayingPanel onUndo={() => void verbs.undo()} />}
              </Stage>
              <SideColumn />
            </Main>
            <QueueAct
              party={party}
              act={act.next}
              link={link.shown}
              isCopied={isCopied}
              count={next.count}
              order={next.order}
              onAct={act.run}
              onUndo={() => void verbs.undo()}
              onCall={screen.callNext}
              onStep={next.step}
              onOrder={next.chooseOrder}
            />
          </PlayedOver>
        </Frame>
        <LiveRegion message={isCopied ? t('share.copied') : verbs.announcement} />
        <ConsoleDialogs
          open={dialog}
          party={party}
          people={line.people}
          verbs={verbs}
          moveTo={row.moveTo}
          areKeysOn={keys.areOn}
          switchKeys={keys.turn}
          tools={<QueueSheet {...tools} onAction={onAction} />}
          onClose={screen.close}
        />
      </QueueProvider>
    </ConsoleProvider>
  );
}
