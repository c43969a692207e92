import { useTranslation } from '@/hooks/ui/useTranslation';
import { TextArea } from '@/components/ui/forms/TextArea';
import { TextField } from '@/components/ui/forms/TextField';
import { textOf, textOrNull } from '@/hooks/ui/formValues';
import type { ConsoleParty } from '@/hooks/party/types';
import { useSaved } from '@/hooks/console/useSaved';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { LIMITS } from '@/lib/shared/limits';
import { PartyEditForm } from './PartyEditForm';

interface Props {
  party: ConsoleParty;
  onNewer: (party: ConsoleParty) => void;
}

/** What the queue says about itself. */
export function EditPartyForm({ party, onNewer }: Props) {
  const { t } = useTranslation('console');
  const onDone = useSaved(`/party/${party.id}/dashboard`);
  const form = useSecureqlForm(
    'party/edit-party/',
    (data) => ({
      partyID: party.id,
      version: Number(data.get('version')),
      title: textOf(data, 'title'),
      game: textOf(data, 'game'),
      notice: textOrNull(data, 'notice'),
    }),
    { onDone },
  );
  return (
    <PartyEditForm party={party} form={form} onNewer={onNewer}>
      <TextField
        name="title"
        label={t('edit.title')}
        hint={t('edit.title_hint')}
        error={form.fieldErrors.title}
        defaultValue={party.title}
        maxLength={LIMITS.partyTitle}
        required
      />
      <TextField
        name="game"
        label={t('edit.game')}
        error={form.fieldErrors.game}
        defaultValue={party.game}
        maxLength={LIMITS.partyGame}
        required
      />
      <TextArea
        name="notice"
        label={t('edit.notice')}
        hint={t('edit.notice_hint')}
        error={form.fieldErrors.notice}
        defaultValue={party.notice ?? ''}
        maxLength={LIMITS.partyNotice}
        isOptional
      />
    </PartyEditForm>
  );
}
