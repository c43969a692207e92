import { ConsoleProvider } from '@/components/console/ConsoleContext';
import { PlayedOver } from '@/components/console/rehearsal/PlayedOver';
import { ConsoleBar } from '@/components/console/bar/ConsoleBar';
import { Lamp } from '@/components/console/bar/Lamp';
import { Frame, Strip } from '@/components/console/frame/Frame.styles';
import { HealthNote } from '@/components/console/health/HealthNote';
import { LiveNote } from '@/components/shared/LiveNote';
import { PageHead } from '@/components/shared/page/PageHead';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { Notice } from '@/components/ui/Notice';
import { mayRun, maySet } from '@/hooks/console/hostRights';
import type { ConsoleLottery } from '@/hooks/lottery/console/types';
import { useLapseNews } from '@/hooks/lottery/console/useLapseNews';
import { useLotteryScreen } from '@/hooks/lottery/console/useLotteryScreen';
import { useTellRocky } from '@/hooks/mascot/useTellRocky';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { isOver } from '@/lib/shared/lottery/states';
import { LotteryDialogs } from './dialogs/LotteryDialogs';
import { EntrantsPanel } from './entrants/EntrantsPanel';
import { Body, Centre, Left, Part, Right, Scroller } from './Lottery.styles';
import { LotteryAct } from './LotteryAct';
import { LotteryProvider } from './LotteryContext';
import { BarState } from './LotteryState';
import { LotteryTabs } from './LotteryTabs';
import { BarTools, LotterySheet } from './LotteryTools';
import { ActsPanel } from './side/ActsPanel';
import { PrizesPanel } from './side/PrizesPanel';
import { StagePanel } from './stage/StagePanel';

/** The live console of a draw: one screen, one next act, who is in and who won. */
export function LotteryScreen({ initial }: { initial: ConsoleLottery }) {
  const { t } = useTranslation('lotteryConsole');
  const screen = useLotteryScreen(initial);
  const { edit, verbs, hidden, hold, signs, open, tab } = screen;
  const { lottery } = edit;
  const isDrawn = lottery.state === 'CLAIMING' || lottery.state === 'COMPLETED';
  useLapseNews(edit);
  useTellRocky('first_draw', isDrawn && screen.rehearsal.show === null, lottery.id);

  const title = t('title', { title: lottery.title });
  const tools = {
    edit,
    isHidden: hidden.isHidden,
    onHide: hidden.toggle,
    onReplay: () => void verbs.replay(),
    onOpen: open,
  };
  const state = {
    lottery,
    onAction: (action: 'OPEN' | 'PAUSE' | 'RESUME') => void verbs.changeState(action),
  };
  return (
    <ConsoleProvider tool={edit} safe={{ ...hidden, hold }}>
      <LotteryProvider
        value={{
          edit,
          verbs,
          onNext: screen.next,
          onRemove: screen.remove,
          onLapse: screen.readSoon,
        }}
      >
        <PageHead
          title={lottery.memberCount > 0 ? `(${lottery.memberCount}) ${title}` : title}
          isPrivate
        />
        <Frame>
          <PlayedOver
            played={screen.rehearsal}
            creator={lottery.creator}
            title={edit.settings.title}
            prize={edit.settings.prizes[0]?.title}
          >
            <ConsoleBar
              tool="chance"
              title={lottery.title}
              subtitle={t('prizes.count', { count: lottery.prizeCount })}
              state={<BarState {...state} onOpen={() => open('TOOLS')} />}
              lamp={
                maySet(edit) && (
                  <Lamp {...signs} isOver={isOver(lottery.state)} onPress={() => open('OVERLAY')} />
                )
              }
              tools={<BarTools {...tools} />}
            />
            {maySet(edit) && <HealthNote warnings={signs.warnings} />}
            {screen.isStale ? (
              <Notice kind="warning" isLive>
                {t('console:console.stale')}
              </Notice>
            ) : (
              <LiveNote />
            )}
            {!mayRun(edit) && <Strip $isWaiting={false}>{t('look_on')}</Strip>}
            <LotteryTabs shown={tab.shown} onShow={tab.show} count={lottery.memberCount} />
            <Body>
              <Scroller data-scroller="">
                <Left $isShown={tab.shown === 'entrants'}>
                  <EntrantsPanel list={screen.entrants} />
                </Left>
                <Centre $isShown={tab.shown === 'draw'}>
                  <StagePanel newTickets={screen.entrants.newTickets} act={screen.act.now} />
                </Centre>
                <Right>
                  <Part $isShown={tab.shown === 'draw'}>
                    <PrizesPanel />
                  </Part>
                  <Part $isShown={tab.shown === 'log'} $isFilling>
                    <ActsPanel />
                  </Part>
                </Right>
              </Scroller>
              <LotteryAct
                edit={edit}
                act={screen.act.now}
                closingUntil={screen.closing.until}
                link={screen.link}
                isCopied={screen.isCopied}
                onAct={screen.act.run}
                onClose={screen.closing.start}
              />
            </Body>
          </PlayedOver>
        </Frame>
        <LiveRegion message={screen.isCopied ? t('console:share.copied') : verbs.announcement} />
        <LotteryDialogs
          open={screen.dialog}
          areKeysOn={screen.keys.areOn}
          switchKeys={screen.keys.turn}
          tools={<LotterySheet {...tools} {...state} />}
          onClose={screen.close}
        />
      </LotteryProvider>
    </ConsoleProvider>
  );
}
