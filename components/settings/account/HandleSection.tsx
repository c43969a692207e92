import { useTranslation } from '@/hooks/ui/useTranslation';
import { useState } from 'react';
import { Section } from '@/components/settings/Section';
import { Saved } from '@/components/settings/Settings.styles';
import { SettingsForm } from '@/components/settings/SettingsForm';
import { TextField } from '@/components/ui/TextField';
import { textOf } from '@/hooks/party/formValues';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { useHandleCheck } from '@/hooks/settings/useHandleCheck';
import { useSavedMark } from '@/hooks/settings/useSavedMark';

const fieldOf = {
  'auth.handle_taken': 'handle',
  'auth.handle_reserved': 'handle',
  'auth.handle_changes_used_up': 'handle',
} as const;

/** The address of one's page; says while typing whether another one can be had. */
export function HandleSection({ handle }: { handle: string }) {
  const { t } = useTranslation('settings');
  const saved = useSavedMark();
  const [own, setOwn] = useState(handle);
  const { state, check } = useHandleCheck(own);
  const form = useSecureqlForm(
    'accounts/choose-handle/',
    (data) => ({ handle: textOf(data, 'handle') }),
    {
      fieldOf,
      onDone: ({ chooseHandle: { item } }) => {
        if (item) setOwn(item.handle);
        saved.markSaved();
      },
    },
  );
  return (
    <Section id="handle" title={t('handle.title')} intro={t('handle.intro')}>
      <SettingsForm form={form} saved={saved} submit={t('handle.submit')}>
        <TextField
          name="handle"
          label={t('handle.label')}
          hint={t('handle.hint')}
          error={form.fieldErrors.handle}
          defaultValue={handle}
          onChange={(event) => check(event.target.value)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          minLength={3}
          maxLength={30}
          pattern="[A-Za-z0-9_\-]{3,30}"
          required
        />
        <Saved role="status">
          {state === 'own' || state === 'unknown' ? null : t(`handle.${state}`)}
        </Saved>
      </SettingsForm>
    </Section>
  );
}
