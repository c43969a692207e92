import dynamic from 'next/dynamic';
import { mayRun } from '@/hooks/console/hostRights';
import type { ConsoleParty, HostMember } from '@/hooks/party/types';
import type { ConsoleVerbs } from '@/hooks/party/console/useConsoleVerbs';
import type { AskedAction } from '@/hooks/party/console/useRowActions';

// Each is fetched when it is opened for the first time.
const AddGuestDialog = dynamic(() =>
  import('./AddGuestDialog').then((module) => module.AddGuestDialog),
);
const BanDialog = dynamic(() => import('./BanDialog').then((module) => module.BanDialog));
const BansDialog = dynamic(() => import('./BansDialog').then((module) => module.BansDialog));
const ConfirmDialog = dynamic(() =>
  import('./ConfirmDialog').then((module) => module.ConfirmDialog),
);
const ControlsDialog = dynamic(() =>
  import('./ControlsDialog').then((module) => module.ControlsDialog),
);
const LogDialog = dynamic(() => import('./LogDialog').then((module) => module.LogDialog));
const ModeratorsDialog = dynamic(() =>
  import('./ModeratorsDialog').then((module) => module.ModeratorsDialog),
);
const PlaceDialog = dynamic(() => import('./PlaceDialog').then((module) => module.PlaceDialog));
const RemoveDialog = dynamic(() => import('./RemoveDialog').then((module) => module.RemoveDialog));
const ShortcutsHelp = dynamic(() =>
  import('./ShortcutsHelp').then((module) => module.ShortcutsHelp),
);

const END_TEXTS = {
  question: 'console.end_question',
  text: 'console.end_text',
  confirm: 'console.end_confirm',
};
const CLEAR_TEXTS = {
  question: 'clear.question',
  text: 'clear.text',
  confirm: 'clear.confirm',
};

/** Dialogs about the queue, not about somebody in it. */
export type SimpleDialog =
  'HELP' | 'LOG' | 'END' | 'CLEAR' | 'BANS' | 'GUEST' | 'MODERATORS' | 'CONTROLS';

/** Which dialog is open. */
export type OpenDialog = { kind: SimpleDialog } | { kind: AskedAction; member: HostMember };

interface Props {
  open: OpenDialog | null;
  party: ConsoleParty;
  people: readonly HostMember[];
  verbs: ConsoleVerbs;
  moveTo: (entryId: string, place: number, reason: string | null) => void;
  areKeysOn: boolean;
  switchKeys: (isOn: boolean) => void;
  onClose: () => void;
}

/** What stands over the console: one dialog at a time. */
export function ConsoleDialogs(props: Props) {
  const { open, party, people, verbs, moveTo, areKeysOn, switchKeys, onClose } = props;
  switch (open?.kind) {
    case undefined:
      return null;
    case 'HELP':
      return <ShortcutsHelp onClose={onClose} isOn={areKeysOn} onSwitch={switchKeys} />;
    case 'LOG':
      return (
        <LogDialog
          acts={party.acts}
          mayUndo={mayRun(party)}
          onUndo={() => void verbs.undo()}
          onClose={onClose}
        />
      );
    case 'BANS':
      return <BansDialog partyId={party.id} onClose={onClose} />;
    case 'MODERATORS':
      return <ModeratorsDialog onClose={onClose} />;
    case 'CONTROLS':
      return <ControlsDialog partyId={party.id} onClose={onClose} />;
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
        <ConfirmDialog
          texts={END_TEXTS}
          waitingCount={party.memberCount + party.awayCount}
          onClose={onClose}
          onConfirm={() => void verbs.changeState('END')}
        />
      );
    case 'CLEAR':
      return (
        <ConfirmDialog
          texts={CLEAR_TEXTS}
          waitingCount={party.memberCount + party.awayCount}
          onClose={onClose}
          onConfirm={() => void verbs.clear()}
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
          member={open.member}
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
  }
}
