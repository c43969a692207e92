import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { actionText } from '@/components/console/act/actionText';
import { RoomDialogs } from '@/components/console/dialogs/RoomDialogs';
import { useLottery } from '@/components/lottery/console/LotteryContext';
import { roomDialog } from '@/hooks/console/roomDialog';
import type { OpenDialog } from '@/hooks/lottery/console/useLotteryScreen';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LOTTERY_CONTROLS } from '@/lib/shared/lottery/states';

// Each is fetched when it is opened for the first time.
const ConfirmDialog = dynamic(() =>
  import('@/components/console/dialogs/ConfirmDialog').then((module) => module.ConfirmDialog),
);
const LotteryShortcuts = dynamic(() =>
  import('./LotteryShortcuts').then((module) => module.LotteryShortcuts),
);
const ReasonDialog = dynamic(() => import('./ReasonDialog').then((module) => module.ReasonDialog));

interface Props {
  open: OpenDialog | null;
  areKeysOn: boolean;
  switchKeys: (isOn: boolean) => void;
  /** The tools that a bar has no room for. */
  tools: ReactNode;
  onClose: () => void;
}

/** What stands over the console: one dialog at a time. */
export function LotteryDialogs({ open, areKeysOn, switchKeys, onClose, ...room }: Props) {
  const { t, i18n } = useTranslation('lotteryConsole');
  const { edit, verbs } = useLottery();
  const { lottery } = edit;
  const last = edit.acts.find(({ isUndone }) => !isUndone);
  const shared = roomDialog(open?.kind);
  if (shared !== null) {
    return (
      <RoomDialogs
        {...room}
        kind={shared}
        log={{
          actions: edit.acts.map((act) => ({ ...act, text: actionText(t, i18n.language, act) })),
          textOf: (line) => actionText(t, i18n.language, line),
          limits: t('log.limits'),
          onUndo: () => last && void verbs.undo(last.id),
        }}
        bans={t('bans.text')}
        moderators={{ intro: t('mods.text'), labelOf: (right) => t(`mods.right_${right}`) }}
        controls={{
          intro: t('deck.text'),
          actions: LOTTERY_CONTROLS.map((value) => ({ value, label: t(`deck.does_${value}`) })),
        }}
        share={{
          handle: lottery.creator.handle,
          path: `/chance/${edit.id}`,
          pathLabel: t('share.link'),
        }}
        onClose={onClose}
      />
    );
  }
  switch (open?.kind) {
    case 'HELP':
      return <LotteryShortcuts onClose={onClose} isOn={areKeysOn} onSwitch={switchKeys} />;
    case 'CANCEL':
      return (
        <ConfirmDialog
          question={t('cancel.question')}
          confirm={t('cancel.confirm')}
          cancel={t('cancel.keep')}
          onClose={onClose}
          onConfirm={() => void verbs.cancel()}
        >
          <p>{t('cancel.text', { count: lottery.memberCount })}</p>
          <p>{t('cancel.proof')}</p>
        </ConfirmDialog>
      );
    case 'NEXT':
    case 'REMOVE':
      return <ReasonDialog open={open} onClose={onClose} />;
    default:
      return null;
  }
}
