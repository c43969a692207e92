import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { RoomDialogs } from '@/components/console/dialogs/RoomDialogs';
import { roomDialog } from '@/hooks/console/roomDialog';
import { LIMITS } from '@/lib/shared/limits';
import { actionText } from '@/components/console/act/actionText';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { PARTY_CONTROLS } from '@/lib/shared/parties/partyActions';
import type { ConsoleParty, HostMember } from '@/hooks/party/types';
import type { ConsoleVerbs } from '@/hooks/party/console/useConsoleVerbs';
import type { OpenDialog } from '@/hooks/party/console/useConsoleScreen';

// Each is fetched when it is opened for the first time.
const AddGuestDialog = dynamic(() =>
  import('./AddGuestDialog').then((module) => module.AddGuestDialog),
);
const BanDialog = dynamic(() =>
  import('@/components/console/dialogs/BanDialog').then((module) => module.BanDialog),
);
const ConfirmDialog = dynamic(() =>
  import('@/components/console/dialogs/ConfirmDialog').then((module) => module.ConfirmDialog),
);
const MessageDialog = dynamic(() =>
  import('@/components/console/dialogs/MessageDialog').then((module) => module.MessageDialog),
);
const EndDialog = dynamic(() => import('./EndDialog').then((module) => module.EndDialog));
const NoteDialog = dynamic(() => import('./NoteDialog').then((module) => module.NoteDialog));
const PlaceDialog = dynamic(() => import('./PlaceDialog').then((module) => module.PlaceDialog));
const RemoveDialog = dynamic(() => import('./RemoveDialog').then((module) => module.RemoveDialog));
const QueueShortcuts = dynamic(() =>
  import('./QueueShortcuts').then((module) => module.QueueShortcuts),
);

interface Props {
  open: OpenDialog | null;
  party: ConsoleParty;
  people: readonly HostMember[];
  verbs: ConsoleVerbs;
  moveTo: (entryId: string, place: number, reason: string | null) => void;
  areKeysOn: boolean;
  switchKeys: (isOn: boolean) => void;
  /** The tools that a bar has no room for. */
  tools: ReactNode;
  onClose: () => void;
}

/** What stands over the console: one dialog at a time. */
export function ConsoleDialogs(props: Props) {
  const { open, party, people, verbs, moveTo, areKeysOn, switchKeys, onClose } = props;
  const { tools } = props;
  const { t, i18n } = useTranslation('console');
  // Those away among them: they lose their place as well.
  const count = party.memberCount + party.awayCount;
  const shared = roomDialog(open?.kind);
  if (shared !== null) {
    return (
      <RoomDialogs
        kind={shared}
        log={{
          actions: party.acts.map((act) => ({ ...act, text: actionText(t, i18n.language, act) })),
          textOf: (line) => actionText(t, i18n.language, line),
          limits: t('log.limits'),
          onUndo: () => void verbs.undo(),
        }}
        bans={t('bans.text')}
        moderators={{ intro: t('mods.text'), labelOf: (right) => t(`mods.right_${right}`) }}
        controls={{
          intro: t('deck.text'),
          actions: PARTY_CONTROLS.map((value) => ({ value, label: t(`deck.does_${value}`) })),
        }}
        share={{
          handle: party.creator.handle,
          path: `/party/${party.id}`,
          pathLabel: t('share.link'),
        }}
        {...{ tools, onClose }}
      />
    );
  }
  switch (open?.kind) {
    case 'HELP':
      return <QueueShortcuts onClose={onClose} isOn={areKeysOn} onSwitch={switchKeys} />;
    case 'GUEST':
      return (
        <AddGuestDialog
          entryFields={party.entryFields}
          onClose={onClose}
          onAdd={(name, fields) => void verbs.addGuest(name, fields)}
        />
      );
    case 'END':
      return (
        <EndDialog
          party={party}
          onClose={onClose}
          onConfirm={() => void verbs.changeState('END')}
        />
      );
    case 'CLEAR':
      return (
        <ConfirmDialog
          question={t('clear.question')}
          confirm={t('clear.confirm')}
          cancel={t('console.cancel')}
          onClose={onClose}
          onConfirm={() => void verbs.clear()}
        >
          <p>{t('clear.text', { count })}</p>
        </ConfirmDialog>
      );
    case 'MESSAGE':
      return (
        <MessageDialog
          notice={party.notice}
          maxLength={LIMITS.partyNotice}
          onClose={onClose}
          onSave={(notice) => void verbs.setNotice(notice)}
        />
      );
    case 'NOTE':
      return (
        <NoteDialog
          member={open.member}
          onClose={onClose}
          onSave={(note) => void verbs.note(open.member.id, note)}
        />
      );
    case 'REMOVED':
      return (
        <RemoveDialog
          member={open.member}
          onClose={onClose}
          onConfirm={(reason) => void verbs.mark([open.member.id], 'REMOVED', reason)}
        />
      );
    case 'BAN':
      return (
        <BanDialog
          handle={open.member.handle}
          text={t('ban.text')}
          onClose={onClose}
          onConfirm={(reason) => void verbs.ban(open.member.id, reason)}
        />
      );
    case 'PLACE':
      return (
        <PlaceDialog
          member={open.member}
          place={people.findIndex(({ id }) => id === open.member.id) + 1}
          count={people.length}
          onClose={onClose}
          onConfirm={(place, reason) => moveTo(open.member.id, place, reason)}
        />
      );
    default:
      return null;
  }
}
