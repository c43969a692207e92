import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { OnNarrow } from '@/components/console/bar/Bar.styles';
import { ToolBar, ToolSheet, type Tool } from '@/components/console/bar/ToolList';
import { consoleIcons } from '@/components/console/consoleIcons';
import { Button } from '@/components/ui/buttons/Button';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { iconDrawings } from '@/components/ui/icons/iconPaths';
import { isOwner, mayRun, maySet } from '@/hooks/console/hostRights';
import type { ConsoleLottery } from '@/hooks/lottery/console/types';
import type { SimpleDialog } from '@/hooks/lottery/console/useLotteryScreen';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { isRunning } from '@/lib/shared/lottery/states';
import { drawIcons } from './drawIcons';
import { LotterySwitch } from './LotteryState';

interface Props {
  edit: ConsoleLottery;
  isHidden: boolean;
  onHide: () => void;
  onReplay: () => void;
  onOpen: (kind: SimpleDialog) => void;
}

type LotteryTool = Tool<SimpleDialog>;

const present = (tools: readonly (LotteryTool | false)[]) => tools.filter((tool) => tool !== false);

/** What a host needs during a show, in the order of the bar. */
function useChiefTools({ edit, isHidden, onHide }: Props): LotteryTool[] {
  const { t } = useTranslation('console');
  return present([
    {
      icon: iconDrawings[isHidden ? 'eye-off' : 'eye'],
      word: t(isHidden ? 'hidden.on' : 'hidden.off'),
      onPress: onHide,
      isOn: isHidden,
      isPressed: isHidden,
    },
    { icon: consoleIcons.share, word: t('tool.share'), opens: 'SHARE' },
    maySet(edit) && { icon: consoleIcons.overlay, word: t('tool.overlay'), opens: 'OVERLAY' },
    isOwner(edit) && { icon: consoleIcons.shield, word: t('tool.mods'), opens: 'MODERATORS' },
    { icon: consoleIcons.log, word: t('log.title'), opens: 'LOG' },
  ]);
}

/** Everything else. */
function useOtherTools({ edit, onReplay }: Props): LotteryTool[] {
  const { t } = useTranslation('lotteryConsole');
  const base = `/chance/${edit.id}`;
  const isDrawn = edit.lottery.revealedAt !== null || edit.lottery.state === 'CANCELLED';
  const { state } = edit.lottery;
  const isShown = state === 'CLAIMING' || state === 'COMPLETED';
  return present([
    mayRun(edit) &&
      isShown && { icon: iconDrawings.play, word: t('tool.replay'), onPress: onReplay },
    maySet(edit) && {
      icon: iconDrawings.settings,
      word: t('tool.edit'),
      href: `${base}/dashboard/edit-chance`,
    },
    mayRun(edit) && { icon: consoleIcons.ban, word: t('console:tool.bans'), opens: 'BANS' },
    mayRun(edit) && { icon: consoleIcons.alert, word: t('console:tool.alerts'), opens: 'ALERTS' },
    maySet(edit) && { icon: consoleIcons.deck, word: t('console:tool.deck'), opens: 'CONTROLS' },
    { icon: consoleIcons.keyboard, word: t('console:shortcuts.title'), opens: 'HELP' },
    { icon: iconDrawings.eye, word: t('console:console.public_page'), href: base },
    edit.lottery.commitHash !== null && {
      icon: drawIcons.seal,
      word: t('tool.verify'),
      href: `${base}/verify`,
    },
    isDrawn && { icon: iconDrawings.good, word: t('tool.recap'), href: `${base}/dashboard/recap` },
    {
      icon: dashboardIcons['stream-lottery'],
      word: t('tool.all'),
      href: '/dashboard/chance',
    },
  ]);
}

const mayCancel = (edit: ConsoleLottery) => mayRun(edit) && isRunning(edit.lottery.state);

/** The tools of the bar; on a narrow screen the one button that opens all of them. */
export function BarTools(props: Props) {
  const { t } = useTranslation('lotteryConsole');
  const { edit, onOpen } = props;
  return (
    <ToolBar
      chief={useChiefTools(props)}
      onMore={() => onOpen('TOOLS')}
      end={mayCancel(edit) && { icon: consoleIcons.power, word: t('tool.cancel'), opens: 'CANCEL' }}
      onOpen={onOpen}
    />
  );
}

const Wide = styled(OnNarrow)`
  > * {
    flex: 1 1 0;
  }
`;

type SheetProps = Props & ComponentProps<typeof LotterySwitch>;

/** All tools; on a narrow screen with the switch of the state above and the cancelling below. */
export function LotterySheet({ lottery, onAction, ...props }: SheetProps) {
  const { t } = useTranslation('lotteryConsole');
  const chief = useChiefTools(props);
  const others = useOtherTools(props);
  return (
    <>
      <Wide>
        <LotterySwitch lottery={lottery} onAction={onAction} isWide />
      </Wide>
      <ToolSheet chief={chief} others={others} onOpen={props.onOpen} />
      {mayCancel(props.edit) && (
        <Wide>
          <Button variant="danger" isWide onClick={() => props.onOpen('CANCEL')}>
            {t('tool.cancel')}
          </Button>
        </Wide>
      )}
    </>
  );
}
