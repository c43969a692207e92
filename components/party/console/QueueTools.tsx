import { useTranslation } from '@/hooks/ui/useTranslation';
import { consoleIcons } from '@/components/console/consoleIcons';
import { ToolBar, ToolSheet, type Tool } from '@/components/console/bar/ToolList';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { iconDrawings } from '@/components/ui/icons/iconPaths';
import { isOwner, mayRun, maySet } from '@/hooks/console/hostRights';
import type { ConsoleParty } from '@/hooks/party/types';
import { isRunning } from '@/lib/shared/parties/partyActions';
import type { SimpleDialog } from '@/hooks/party/console/useConsoleScreen';

interface Props {
  party: ConsoleParty;
  isHidden: boolean;
  hasChime: boolean;
  onHide: () => void;
  onVerifiedOnly: (isOn: boolean) => void;
  onChime: () => void;
  onOpen: (kind: SimpleDialog) => void;
}

/** What a host needs during a show, in the order of the bar. */
function useChiefTools({ party, isHidden, onHide }: Props): Tool<SimpleDialog>[] {
  const { t } = useTranslation('console');
  const isOn = party.state !== 'ENDED';
  return [
    {
      icon: iconDrawings[isHidden ? 'eye-off' : 'eye'],
      word: t(isHidden ? 'hidden.on' : 'hidden.off'),
      onPress: onHide,
      isOn: isHidden,
      isPressed: isHidden,
    },
    ...(mayRun(party) && isOn
      ? [
          {
            icon: consoleIcons.message,
            word: t('tool.message'),
            opens: 'MESSAGE' as const,
            hasNews: party.notice !== null,
          },
        ]
      : []),
    { icon: consoleIcons.share, word: t('tool.share'), opens: 'SHARE' },
    ...(maySet(party)
      ? [{ icon: consoleIcons.overlay, word: t('tool.overlay'), opens: 'OVERLAY' as const }]
      : []),
    ...(isOwner(party)
      ? [{ icon: consoleIcons.shield, word: t('tool.mods'), opens: 'MODERATORS' as const }]
      : []),
    { icon: consoleIcons.log, word: t('log.title'), opens: 'LOG' },
  ];
}

/** Everything else. */
function useOtherTools({ party, hasChime, onChime, onVerifiedOnly }: Props): Tool<SimpleDialog>[] {
  const { t } = useTranslation('console');
  const base = `/party/${party.id}`;
  const isVerifiedOnly = party.whoCanJoin === 'VERIFIED';
  const isSwitched = isVerifiedOnly || party.whoCanJoin === 'EVERYONE';
  const tools: (Tool<SimpleDialog> | false)[] = [
    maySet(party) && {
      icon: iconDrawings.settings,
      word: t('tool.rules'),
      href: `${base}/dashboard/edit-queue`,
    },
    maySet(party) && {
      icon: iconDrawings.edit,
      word: t('tool.title'),
      href: `${base}/dashboard/edit-party`,
    },
    mayRun(party) && { icon: iconDrawings.plus, word: t('tool.guest'), opens: 'GUEST' },
    mayRun(party) &&
      isRunning(party) && { icon: consoleIcons.sweep, word: t('tool.clear'), opens: 'CLEAR' },
    mayRun(party) &&
      isSwitched && {
        icon: consoleIcons.verified,
        word: t('tool.verified'),
        onPress: () => onVerifiedOnly(!isVerifiedOnly),
        isOn: isVerifiedOnly,
        isPressed: isVerifiedOnly,
      },
    mayRun(party) && { icon: consoleIcons.ban, word: t('tool.bans'), opens: 'BANS' },
    mayRun(party) && { icon: consoleIcons.alert, word: t('tool.alerts'), opens: 'ALERTS' },
    maySet(party) && { icon: consoleIcons.deck, word: t('tool.deck'), opens: 'CONTROLS' },
    {
      icon: consoleIcons.sound,
      word: t(hasChime ? 'tool.sound_on' : 'tool.sound_off'),
      onPress: onChime,
      isOn: hasChime,
      isPressed: hasChime,
    },
    { icon: consoleIcons.keyboard, word: t('shortcuts.title'), opens: 'HELP' },
    { icon: iconDrawings.eye, word: t('console.public_page'), href: base },
    { icon: iconDrawings.good, word: t('recap.heading'), href: `${base}/dashboard/recap` },
    { icon: dashboardIcons['stream-party'], word: t('console.back'), href: '/dashboard/party' },
  ];
  return tools.filter((tool) => tool !== false);
}

/** The tools of the bar; on a narrow screen the one button that opens all of them. */
export function BarTools(props: Props) {
  const { t } = useTranslation('console');
  const { party, onOpen } = props;
  const isEnding = mayRun(party) && isRunning(party);
  return (
    <ToolBar
      chief={useChiefTools(props)}
      onMore={() => onOpen('TOOLS')}
      end={isEnding && { icon: consoleIcons.power, word: t('tool.end'), opens: 'END' }}
      onOpen={onOpen}
    />
  );
}

/** All tools as tiles; those of the bar only where the bar has no room for them. */
export function SheetTools(props: Props) {
  const chief = useChiefTools(props);
  const others = useOtherTools(props);
  return <ToolSheet chief={chief} others={others} onOpen={props.onOpen} />;
}
