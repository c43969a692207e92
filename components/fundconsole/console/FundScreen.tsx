import { ConsoleBar } from '@/components/console/bar/ConsoleBar';
import { Lamp } from '@/components/console/bar/Lamp';
import { ConsoleProvider } from '@/components/console/ConsoleContext';
import { ConsoleTabs } from '@/components/console/frame/ConsoleTabs';
import { Frame, Strip } from '@/components/console/frame/Frame.styles';
import { HealthNote } from '@/components/console/health/HealthNote';
import { PlayedOver } from '@/components/console/rehearsal/PlayedOver';
import { CheckPanel } from '@/components/fundconsole/check/CheckPanel';
import { FundDialogs } from '@/components/fundconsole/dialogs/FundDialogs';
import { FeedPanel } from '@/components/fundconsole/feed/FeedPanel';
import { StreamPanel } from '@/components/fundconsole/stream/StreamPanel';
import { SumPanel } from '@/components/fundconsole/sum/SumPanel';
import { LiveNote } from '@/components/shared/LiveNote';
import { PageHead } from '@/components/shared/page/PageHead';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { Notice } from '@/components/ui/Notice';
import { mayRun, maySet } from '@/hooks/console/hostRights';
import { TABS, useFundScreen } from '@/hooks/fundconsole/console/useFundScreen';
import type { ConsoleFund } from '@/hooks/fundconsole/types';
import { useTellRocky } from '@/hooks/mascot/useTellRocky';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import type { FundAction } from '@/lib/shared/fund/states';
import { Body, Centre, Pane } from './Fund.styles';
import { FundAct } from './FundAct';
import { FundProvider } from './FundContext';
import { BarState } from './FundState';
import { BarTools, FundSheet } from './FundTools';

/** What a test contribution is said to be worth. */
const TEST_AMOUNT = 2500;

/** The live console of a fund: the sum, who gave, what is to be checked, what the stream shows. */
export function FundScreen({ initial }: { initial: ConsoleFund }) {
  const { t, i18n } = useTranslation('fundHost');
  const screen = useFundScreen(initial);
  const { edit, verbs, hidden, hold, signs, open, tab } = screen;
  const { fund, toCheckCount } = edit;
  const title = t('title', { title: fund.title });
  useTellRocky('first_fund', fund.state === 'LIVE' && screen.rehearsal.show === null, fund.id);
  const tools = {
    edit,
    isHidden: hidden.isHidden,
    onHide: hidden.toggle,
    onTest: () => void verbs.test(TEST_AMOUNT),
    onOpen: open,
  };
  const state = { fund, onAction: (action: FundAction) => void verbs.changeState(action) };
  const tabs = TABS.map((name) => {
    const words = t(`tabs.${name}`);
    const count = numbersIn(i18n.language).format(toCheckCount);
    return { name, words: name === 'check' && toCheckCount > 0 ? `${words} ${count}` : words };
  });
  return (
    <ConsoleProvider tool={edit} safe={{ ...hidden, hold }}>
      <FundProvider
        value={{
          edit,
          verbs,
          onOpen: open,
          onContribution: screen.openContribution,
          onChanged: screen.readSoon,
        }}
      >
        <PageHead title={toCheckCount > 0 ? `(${toCheckCount}) ${title}` : title} isPrivate />
        <Frame>
          <PlayedOver played={screen.rehearsal} creator={edit.creator} title={edit.settings.title}>
            <ConsoleBar
              tool="fund"
              title={fund.title}
              subtitle={t(edit.right === 'OWNER' ? `fundList:mode.${fund.mode}` : 'moderator')}
              state={<BarState {...state} onOpen={() => open('TOOLS')} />}
              lamp={
                maySet(edit) && (
                  <Lamp {...signs} isOver={screen.isOver} onPress={() => open('OVERLAY')} />
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
            <SumPanel />
            <ConsoleTabs label={t('tabs.label')} tabs={tabs} shown={tab.shown} onShow={tab.show} />
            <Body data-scroller="">
              <Pane $isShown={tab.shown === 'feed'}>
                <FeedPanel list={screen.feed} />
              </Pane>
              <Centre $isShown={tab.shown === 'check'}>
                <CheckPanel
                  act={screen.act.now}
                  checking={screen.checking}
                  onDecide={(verdict) => void screen.decide(verdict)}
                  onCheckFirst={screen.checkFirst}
                />
              </Centre>
              <Pane $isShown={tab.shown === 'stream'}>
                <StreamPanel stream={screen.stream} />
              </Pane>
            </Body>
            <FundAct
              act={screen.act.now}
              revealingUntil={screen.revealing}
              link={screen.link}
              isCopied={screen.isCopied}
              onAct={screen.act.run}
              onKeepHidden={screen.keepHidden}
            />
          </PlayedOver>
        </Frame>
        <LiveRegion message={screen.isCopied ? t('console:share.copied') : verbs.announcement} />
        <FundDialogs
          open={screen.dialog}
          areKeysOn={screen.keys.areOn}
          switchKeys={screen.keys.turn}
          tools={<FundSheet {...tools} {...state} />}
          onClose={screen.close}
        />
      </FundProvider>
    </ConsoleProvider>
  );
}
