import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { OnNarrow } from '@/components/console/bar/Bar.styles';
import { ToolBar, ToolSheet, type Tool } from '@/components/console/bar/ToolList';
import { consoleIcons } from '@/components/console/consoleIcons';
import { Button } from '@/components/ui/buttons/Button';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { iconDrawings } from '@/components/ui/icons/iconPaths';
import { isOwner, mayRun, maySet } from '@/hooks/console/hostRights';
import type { SimpleDialog } from '@/hooks/fundconsole/console/useFundScreen';
import type { ConsoleFund } from '@/hooks/fundconsole/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { isFundOver, isRunningFund } from '@/lib/shared/fund/states';
import { fundIcons } from './fundIcons';
import { FundSwitch } from './FundState';

interface Props {
  edit: ConsoleFund;
  isHidden: boolean;
  onHide: () => void;
  /** Sends a contribution that counts nowhere to the overlays. */
  onTest: () => void;
  onOpen: (kind: SimpleDialog) => void;
}

type FundTool = Tool<SimpleDialog>;

const present = (tools: readonly (FundTool | false)[]) => tools.filter((tool) => tool !== false);

/** Raised elsewhere, a bar for the show, a match: theirs who may set the fund and see its sums. */
const maySum = (edit: ConsoleFund) => maySet(edit) && edit.seesAmounts;

/** What a host needs during a show, in the order of the bar. */
function useChiefTools({ edit, isHidden, onHide, onTest }: Props): FundTool[] {
  const { t } = useTranslation('fundHost');
  const { state } = edit.fund;
  return present([
    {
      icon: iconDrawings[isHidden ? 'eye-off' : 'eye'],
      word: t(isHidden ? 'console:hidden.on' : 'console:hidden.off'),
      onPress: onHide,
      isOn: isHidden,
      isPressed: isHidden,
    },
    maySum(edit) &&
      isRunningFund(state) && {
        icon: iconDrawings.plus,
        word: t('tool.offline'),
        opens: 'OFFLINE',
      },
    maySum(edit) && { icon: consoleIcons.alert, word: t('tool.test'), onPress: onTest },
    maySet(edit) && { icon: fundIcons.news, word: t('tool.update'), opens: 'UPDATE' },
    { icon: consoleIcons.share, word: t('console:tool.share'), opens: 'SHARE' },
    maySet(edit) && {
      icon: consoleIcons.overlay,
      word: t('console:tool.overlay'),
      opens: 'OVERLAY',
    },
  ]);
}

/** Everything else. */
function useOtherTools({ edit }: Props): FundTool[] {
  const { t } = useTranslation('fundHost');
  const base = `/fund/${edit.id}/dashboard`;
  const { state } = edit.fund;
  const isRunning = isRunningFund(state);
  const isPublic = state !== 'DRAFT';
  return present([
    maySum(edit) &&
      isRunning && { icon: fundIcons.session, word: t('tool.session'), opens: 'SESSION' },
    maySum(edit) && isRunning && { icon: fundIcons.match, word: t('tool.match'), opens: 'MATCH' },
    maySet(edit) &&
      edit.unthanked > 0 && { icon: fundIcons.heart, word: t('tool.thank'), opens: 'THANK' },
    maySet(edit) && {
      icon: iconDrawings.settings,
      word: t('tool.edit'),
      href: `${base}/edit-fund`,
    },
    isOwner(edit) && {
      icon: consoleIcons.shield,
      word: t('console:tool.mods'),
      opens: 'MODERATORS',
    },
    { icon: consoleIcons.log, word: t('console:log.title'), opens: 'LOG' },
    mayRun(edit) && { icon: consoleIcons.ban, word: t('console:tool.bans'), opens: 'BANS' },
    mayRun(edit) && { icon: consoleIcons.alert, word: t('console:tool.alerts'), opens: 'ALERTS' },
    maySet(edit) && { icon: consoleIcons.deck, word: t('console:tool.deck'), opens: 'CONTROLS' },
    { icon: consoleIcons.keyboard, word: t('console:shortcuts.title'), opens: 'HELP' },
    isPublic && {
      icon: iconDrawings.eye,
      word: t('console:console.public_page'),
      href: `/${edit.creator.handle}/fund/${edit.id}`,
    },
    isPublic && { icon: iconDrawings.good, word: t('tool.recap'), href: `${base}/recap` },
    isOwner(edit) &&
      (state === 'REACHED' || state === 'MISSED') && {
        icon: fundIcons.back,
        word: t('tool.refund_all'),
        opens: 'REFUND_ALL',
      },
    isOwner(edit) &&
      !isFundOver(state) && {
        icon: iconDrawings.stop,
        word: t('tool.cancel'),
        opens: 'CANCEL',
      },
    { icon: dashboardIcons.fund, word: t('tool.all'), href: '/dashboard/fund' },
  ]);
}

const mayEnd = (edit: ConsoleFund) =>
  mayRun(edit) && maySet(edit) && isRunningFund(edit.fund.state);

/** The tools of the bar; on a narrow screen the one button that opens all of them. */
export function BarTools(props: Props) {
  const { t } = useTranslation('fundHost');
  const { edit, onOpen } = props;
  return (
    <ToolBar
      chief={useChiefTools(props)}
      onMore={() => onOpen('TOOLS')}
      end={mayEnd(edit) && { icon: consoleIcons.power, word: t('tool.end'), opens: 'END' }}
      onOpen={onOpen}
    />
  );
}

const Wide = styled(OnNarrow)`
  > * {
    flex: 1 1 0;
  }
`;

type SheetProps = Props & ComponentProps<typeof FundSwitch>;

/** All tools; on a narrow screen with the switch of the state above and the end below. */
export function FundSheet({ fund, onAction, ...props }: SheetProps) {
  const { t } = useTranslation('fundHost');
  const chief = useChiefTools(props);
  const others = useOtherTools(props);
  return (
    <>
      <Wide>
        <FundSwitch fund={fund} onAction={onAction} isWide />
      </Wide>
      <ToolSheet chief={chief} others={others} onOpen={props.onOpen} />
      {mayEnd(props.edit) && (
        <Wide>
          <Button variant="danger" isWide onClick={() => props.onOpen('END')}>
            {t('tool.end')}
          </Button>
        </Wide>
      )}
    </>
  );
}
