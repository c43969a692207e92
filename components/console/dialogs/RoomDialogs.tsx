import dynamic from 'next/dynamic';
import type { ComponentProps, ReactNode } from 'react';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { useOrigin } from '@/hooks/ui/page/useOrigin';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { loadTexts } from '@/lib/i18n/loadTexts';
import type { RoomDialog } from '@/hooks/console/roomDialog';

// Each is fetched when it is opened for the first time.
const AlertsDialog = dynamic(() =>
  import('@/components/console/alerts/AlertsDialog').then((module) => module.AlertsDialog),
);
const BansDialog = dynamic(() => import('./BansDialog').then((module) => module.BansDialog));
const ControlsDialog = dynamic(() =>
  import('@/components/console/keys/ControlsDialog').then((module) => module.ControlsDialog),
);
const LogDialog = dynamic(() => import('./LogDialog').then((module) => module.LogDialog));
const ModeratorsDialog = dynamic(() =>
  import('./ModeratorsDialog').then((module) => module.ModeratorsDialog),
);
const ShareLink = dynamic(() =>
  import('@/components/console/ShareLink').then((module) => module.ShareLink),
);
// Its words are the studio's, which no console brings along.
const OverlayKeys = dynamic(async () => {
  const [{ OverlayKeys: Loaded }] = await Promise.all([
    import('@/components/console/keys/OverlayKeys'),
    loadTexts('studio'),
  ]);
  return Loaded;
});

type Log = ComponentProps<typeof LogDialog>;

interface Props {
  kind: RoomDialog;
  /** The acts of this kind of tool, its words for them, and the way to take one back. */
  log: Omit<Log, 'onClose'>;
  bans: string;
  moderators: Omit<ComponentProps<typeof ModeratorsDialog>, 'onClose'>;
  controls: Omit<ComponentProps<typeof ControlsDialog>, 'onClose'>;
  share: Omit<ComponentProps<typeof ShareLink>, 'origin'>;
  /** The tools that a bar has no room for. */
  tools: ReactNode;
  onClose: () => void;
}

/** The dialogs that every console has. */
export function RoomDialogs({ kind, onClose, ...props }: Props) {
  const { t } = useTranslation('console');
  const origin = useOrigin();
  switch (kind) {
    case 'LOG':
      return <LogDialog {...props.log} onClose={onClose} />;
    case 'BANS':
      return <BansDialog intro={props.bans} onClose={onClose} />;
    case 'MODERATORS':
      return <ModeratorsDialog {...props.moderators} onClose={onClose} />;
    case 'CONTROLS':
      return <ControlsDialog {...props.controls} onClose={onClose} />;
    case 'SHARE':
      return (
        <Dialog isOpen onClose={onClose} title={t('share.title')}>
          <ShareLink origin={origin} {...props.share} />
        </Dialog>
      );
    case 'OVERLAY':
      return <OverlayKeys onClose={onClose} />;
    case 'ALERTS':
      return <AlertsDialog onClose={onClose} />;
    case 'TOOLS':
      return (
        <Dialog isOpen isCorner onClose={onClose} title={t('tools.title')}>
          {props.tools}
        </Dialog>
      );
  }
}
