import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { actionText } from '@/components/console/act/actionText';
import { RoomDialogs } from '@/components/console/dialogs/RoomDialogs';
import { useFund } from '@/components/fundconsole/console/FundContext';
import { roomDialog } from '@/hooks/console/roomDialog';
import type { OpenDialog } from '@/hooks/fundconsole/console/useFundScreen';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { FUND_CONTROLS } from '@/lib/shared/fund/states';

// Each is fetched when it is opened for the first time.
const ConfirmDialog = dynamic(() =>
  import('@/components/console/dialogs/ConfirmDialog').then((module) => module.ConfirmDialog),
);
const FundShortcuts = dynamic(() =>
  import('./FundShortcuts').then((module) => module.FundShortcuts),
);
const OfflineDialog = dynamic(() => import('./SumDialogs').then((module) => module.OfflineDialog));
const SessionDialog = dynamic(() => import('./SumDialogs').then((module) => module.SessionDialog));
const MatchDialog = dynamic(() => import('./MatchDialog').then((module) => module.MatchDialog));
const UpdateDialog = dynamic(() => import('./WordDialogs').then((module) => module.UpdateDialog));
const ThankDialog = dynamic(() => import('./WordDialogs').then((module) => module.ThankDialog));
const EndAllDialog = dynamic(() => import('./ReasonDialogs').then((module) => module.EndAllDialog));
const RefundDialog = dynamic(() => import('./ReasonDialogs').then((module) => module.RefundDialog));
const ContributionDialog = dynamic(() =>
  import('./ContributionDialog').then((module) => module.ContributionDialog),
);

interface Props {
  open: OpenDialog | null;
  areKeysOn: boolean;
  switchKeys: (isOn: boolean) => void;
  /** The tools that a bar has no room for. */
  tools: ReactNode;
  onClose: () => void;
}

/** What stands over the console: one dialog at a time. */
export function FundDialogs({ open, onClose, ...props }: Props) {
  const shared = roomDialog(open?.kind);
  if (shared !== null) return <Room {...props} kind={shared} onClose={onClose} />;
  switch (open?.kind) {
    case 'HELP':
      return <FundShortcuts onClose={onClose} isOn={props.areKeysOn} onSwitch={props.switchKeys} />;
    case 'OFFLINE':
      return <OfflineDialog onClose={onClose} />;
    case 'SESSION':
      return <SessionDialog onClose={onClose} />;
    case 'MATCH':
      return <MatchDialog onClose={onClose} />;
    case 'UPDATE':
      return <UpdateDialog onClose={onClose} />;
    case 'THANK':
      return <ThankDialog one={null} onClose={onClose} />;
    case 'END':
      return <EndDialog onClose={onClose} />;
    case 'CANCEL':
    case 'REFUND_ALL':
      return <EndAllDialog kind={open.kind} onClose={onClose} />;
    case 'CONTRIBUTION':
      return <ContributionDialog one={open.contribution} onClose={onClose} />;
    case 'REFUND':
      return <RefundDialog one={open.contribution} onClose={onClose} />;
    default:
      return null;
  }
}

type RoomProps = Pick<Props, 'tools' | 'onClose'> & {
  kind: NonNullable<ReturnType<typeof roomDialog>>;
};

function Room({ kind, tools, onClose }: RoomProps) {
  const { t, i18n } = useTranslation('fundHost');
  const { edit, verbs } = useFund();
  return (
    <RoomDialogs
      kind={kind}
      tools={tools}
      log={{
        actions: edit.acts.map((act) => ({ ...act, text: actionText(t, i18n.language, act) })),
        textOf: (line) => actionText(t, i18n.language, line),
        limits: t('log.limits'),
        onUndo: () => void verbs.undo(),
      }}
      bans={t('bans.text')}
      moderators={{ intro: t('mods.text'), labelOf: (right) => t(`mods.right_${right}`) }}
      controls={{
        intro: t('deck.text'),
        actions: FUND_CONTROLS.map((value) => ({ value, label: t(`deck.does_${value}`) })),
      }}
      share={{
        handle: edit.creator.handle,
        path: `/${edit.creator.handle}/fund/${edit.id}`,
        pathLabel: t('share.link'),
      }}
      onClose={onClose}
    />
  );
}

/** Ends the fund before its time. */
function EndDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('fundHost');
  const { edit, verbs } = useFund();
  const { mode } = edit.fund;
  return (
    <ConfirmDialog
      question={t('end.question')}
      confirm={t('end.confirm')}
      cancel={t('end.keep')}
      onClose={onClose}
      onConfirm={() => void verbs.changeState('END')}
    >
      <p>{t(`end.text_${mode}`)}</p>
    </ConfirmDialog>
  );
}
