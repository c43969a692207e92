import { useTranslation } from '@/hooks/ui/useTranslation';
import { NumberField } from '@/components/ui/NumberField';
import { TextField } from '@/components/ui/TextField';
import { numberOrNull, textOrNull } from '@/hooks/ui/formValues';
import type { ConsoleParty } from '@/hooks/party/types';
import { useQuestions } from '@/hooks/party/useQuestions';
import { useSaved } from '@/hooks/party/useSaved';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { LIMITS } from '@/lib/shared/limits';
import { EditForm } from './EditForm';
import { QuestionsEditor } from './QuestionsEditor';

interface Props {
  party: ConsoleParty;
  onNewer: (party: ConsoleParty) => void;
}

/** How the queue works: places, rounds, the lobby code, what people are asked. */
export function EditQueueForm({ party, onNewer }: Props) {
  const { t } = useTranslation('console');
  const onDone = useSaved(party.id);
  const questions = useQuestions(party.entryFields);
  const form = useSecureqlForm(
    'party/edit-queue/',
    (data) => ({
      partyID: party.id,
      version: Number(data.get('version')),
      queueSize: numberOrNull(data, 'queueSize'),
      seatsPerRound: Number(data.get('seatsPerRound')),
      lobbyCode: textOrNull(data, 'lobbyCode'),
      entryFields: questions.read(data),
      orderPolicy: party.orderPolicy,
      whoCanJoin: party.whoCanJoin,
      rejoin: party.rejoin,
      cooldownMinutes: party.cooldownMinutes,
      readySeconds: party.readySeconds,
      groupMax: party.groupMax,
    }),
    { onDone },
  );
  return (
    <EditForm party={party} form={form} onNewer={onNewer}>
      <NumberField
        name="queueSize"
        label={t('edit.size')}
        hint={t('edit.size_hint')}
        error={form.fieldErrors.queueSize}
        defaultValue={party.queueSize ?? ''}
        min={1}
        max={LIMITS.queueSize}
        isOptional
      />
      <NumberField
        name="seatsPerRound"
        label={t('edit.seats')}
        hint={t('edit.seats_hint')}
        error={form.fieldErrors.seatsPerRound}
        defaultValue={party.seatsPerRound}
        min={1}
        max={LIMITS.seatsPerRound}
        required
      />
      <TextField
        name="lobbyCode"
        label={t('edit.lobby')}
        hint={t('edit.lobby_hint')}
        error={form.fieldErrors.lobbyCode}
        defaultValue={party.lobbyCode ?? ''}
        maxLength={LIMITS.lobbyCode}
        autoComplete="off"
        isOptional
      />
      <QuestionsEditor list={questions} error={form.fieldErrors.entryFields} />
    </EditForm>
  );
}
