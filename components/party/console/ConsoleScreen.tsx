import { useTranslation } from '@/hooks/ui/useTranslation';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { PageHead } from '@/components/shared/PageHead';
import { LiveRegion } from '@/components/ui/LiveRegion';
import type { ConsoleParty, HostMember, MemberMark, PartyAction } from '@/hooks/party/types';
import { useCallCount } from '@/hooks/party/useCallCount';
import { useConsole } from '@/hooks/party/useConsole';
import { useConsoleShortcuts } from '@/hooks/party/useConsoleShortcuts';
import { useOrigin } from '@/hooks/party/useOrigin';
import { useSetting } from '@/hooks/party/useSetting';
import { useCopy } from '@/hooks/ui/useCopy';
import { CallBar } from './CallBar';
import { Columns, Page, Panels } from './Console.styles';
import { ConsoleTop } from './ConsoleTop';
import { CurrentColumn } from './CurrentColumn';
import { DoneColumn } from './DoneColumn';
import { EndDialog } from './EndDialog';
import { OverlayKeys } from './OverlayKeys';
import { RemoveDialog } from './RemoveDialog';
import { ShareLink } from './ShareLink';
import { ShortcutsHelp } from './ShortcutsHelp';
import { StateBanner } from './StateBanner';
import { WaitingColumn } from './WaitingColumn';

/** The creator's live console: one state, one obvious next act, three lists. */
export function ConsoleScreen({ initial }: { initial: ConsoleParty }) {
  const { t } = useTranslation('console');
  const { locale, defaultLocale } = useRouter();
  const live = useConsole(initial);
  const { party } = live;
  const { count, step } = useCallCount(party.seatsPerRound);
  const [areKeysOn, switchKeys] = useSetting('playplus-console-keys', true);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [isEnding, setIsEnding] = useState(false);
  const [leaving, setLeaving] = useState<HostMember | null>(null);
  const { copy, state: copied } = useCopy();
  const origin = useOrigin();
  const url = `${origin}/party/${party.id}`;
  const language = locale === defaultLocale ? '' : `/${locale}`;

  function onAction(action: PartyAction) {
    if (action === 'END') setIsEnding(true);
    else void live.changeState(action);
  }
  function onMark(member: HostMember, mark: MemberMark) {
    if (mark === 'REMOVED') setLeaving(member);
    else void live.mark([member.id], mark);
  }
  const callNext = () => void live.callNext(count);

  useConsoleShortcuts(
    party,
    {
      callNext,
      stepCount: step,
      mark: (entryIds, mark) => void live.mark(entryIds, mark),
      changeState: onAction,
      copyLink: () => void copy(url),
      showHelp: () => setIsHelpOpen(true),
    },
    areKeysOn,
  );

  return (
    <Page>
      <PageHead title={t('console.title', { title: party.title })} isPrivate />
      <ConsoleTop party={party} onHelp={() => setIsHelpOpen(true)} />
      <StateBanner party={party} onAction={onAction} />
      <CallBar
        state={party.state}
        count={count}
        waitingCount={party.waiting.length}
        onOpen={() => onAction('OPEN')}
        onCall={callNext}
        onStep={step}
      />
      <Columns>
        <WaitingColumn party={party} onMark={onMark} />
        <CurrentColumn party={party} onMark={onMark} onMarkAll={live.mark} />
        <DoneColumn party={party} onMark={onMark} />
      </Columns>
      <Panels>
        <ShareLink url={url} />
        <OverlayKeys
          partyId={party.id}
          keys={party.widgetKeys}
          widgetUrl={`${origin}${language}/streamlabs-elements/widgets`}
          reload={live.reload}
        />
      </Panels>
      <LiveRegion message={copied === 'copied' ? t('share.copied') : live.announcement} />
      <ShortcutsHelp
        isOpen={isHelpOpen}
        onClose={() => setIsHelpOpen(false)}
        isOn={areKeysOn}
        onSwitch={switchKeys}
      />
      <EndDialog
        waitingCount={party.memberCount}
        isOpen={isEnding}
        onClose={() => setIsEnding(false)}
        onConfirm={() => void live.changeState('END')}
      />
      <RemoveDialog
        member={leaving}
        onClose={() => setLeaving(null)}
        onConfirm={(member) => void live.mark([member.id], 'REMOVED')}
      />
    </Page>
  );
}
