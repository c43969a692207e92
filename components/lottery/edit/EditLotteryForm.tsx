import { useState } from 'react';
import { EditForm } from '@/components/console/edit/EditForm';
import { TextArea } from '@/components/ui/forms/TextArea';
import { TextField } from '@/components/ui/forms/TextField';
import { Notice } from '@/components/ui/Notice';
import { useSaved } from '@/hooks/console/useSaved';
import type { ConsoleLottery } from '@/hooks/lottery/console/types';
import { readSettings, type SettingsInput } from '@/hooks/lottery/edit/readSettings';
import { usePrizes } from '@/hooks/lottery/edit/usePrizes';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { tryCall } from '@/lib/secureql/tryCall';
import { LIMITS } from '@/lib/shared/limits';
import { ClaimSection } from './ClaimSection';
import { EntrySection } from './EntrySection';
import { PrizesSection } from './PrizesSection';
import { RulesSection } from './RulesSection';
import { TicketsSection } from './TicketsSection';
import { TimeSection } from './TimeSection';

interface Props {
  edit: ConsoleLottery;
  onNewer: (edit: ConsoleLottery) => void;
}

/** What every part of the form is handed. */
export interface SectionProps {
  edit: ConsoleLottery;
  /** Text of what was refused, by field. */
  errors: Readonly<Record<string, string>>;
}

/** Everything a creator sets about a draw; from the first entry on only its words. */
export function EditLotteryForm({ edit, onNewer }: Props) {
  const { t } = useTranslation('lotteryEdit');
  const { settings, isLocked } = edit;
  const backTo = `/chance/${edit.id}/dashboard`;
  const list = usePrizes(settings.prizes);
  const [countries, setCountries] = useState<readonly string[]>(settings.countries);
  const [typed, setTyped] = useState<SettingsInput | null>(null);
  const read = (data: FormData) =>
    readSettings(data, {
      before: settings,
      isLocked,
      photos: list.prizes.map(({ photo }) => photo),
      countries,
    });
  const form = useSecureqlForm(
    'lottery/edit-lottery/',
    (data) => ({
      lotteryId: edit.id,
      version: Number(data.get('version')),
      settings: read(data),
    }),
    { onDone: useSaved(backTo) },
  );
  const { fieldErrors: errors } = form;

  async function readNewer() {
    const { answer } = await tryCall('get-lottery-edit', { lotteryId: edit.id });
    return answer?.getLottery.items[0];
  }
  return (
    <EditForm
      version={edit.version}
      conflictCode="lottery.version_conflict"
      backTo={backTo}
      form={form}
      readNewer={readNewer}
      onNewer={onNewer}
      onInput={(data) => setTyped(read(data))}
    >
      {isLocked && <Notice title={t('locked.title')}>{t('locked.text')}</Notice>}
      <TextField
        name="settings.title"
        label={t('words.title')}
        error={errors['settings.title']}
        defaultValue={settings.title}
        maxLength={LIMITS.partyTitle}
        required
      />
      <TextArea
        name="settings.notice"
        label={t('words.notice')}
        hint={t('words.notice_hint')}
        error={errors['settings.notice']}
        defaultValue={settings.notice ?? ''}
        maxLength={LIMITS.partyNotice}
        isOptional
      />
      <PrizesSection edit={edit} errors={errors} list={list} />
      <TimeSection edit={edit} errors={errors} />
      <ClaimSection edit={edit} errors={errors} />
      <EntrySection edit={edit} errors={errors} countries={countries} onCountries={setCountries} />
      <TicketsSection edit={edit} errors={errors} />
      <RulesSection edit={edit} errors={errors} typed={typed} countries={countries} />
    </EditForm>
  );
}
