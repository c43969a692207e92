import { useTranslation } from '@/hooks/ui/useTranslation';
import { useState } from 'react';
import { Section } from '@/components/settings/Section';
import { SettingsForm } from '@/components/settings/SettingsForm';
import { PasswordField } from '@/components/ui/PasswordField';
import { textOf } from '@/hooks/party/formValues';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { useSavedMark } from '@/hooks/settings/useSavedMark';
import { LIMITS } from '@/lib/shared/limits';

const fieldOf = {
  'auth.wrong_password': 'currentPassword',
  'auth.password_too_common': 'password',
} as const;

/** A new password; all other sessions end with the old one. */
export function PasswordSection({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation('settings');
  const saved = useSavedMark();
  // A new form after a change: nobody wants the old words in it.
  const [changes, setChanges] = useState(0);
  const form = useSecureqlForm(
    'accounts/change-password/',
    (data) => ({
      currentPassword: textOf(data, 'currentPassword'),
      password: textOf(data, 'password'),
    }),
    {
      fieldOf,
      onDone: () => {
        setChanges(changes + 1);
        saved.markSaved();
      },
    },
  );
  return (
    <Section id="password" title={t('password.title')} intro={t('password.intro')}>
      {hasPassword ? (
        <SettingsForm
          form={form}
          saved={saved}
          submit={t('password.submit')}
          done={t('password.done')}
        >
          <PasswordField
            key={`current-${changes}`}
            name="currentPassword"
            label={t('password.current')}
            error={form.fieldErrors.currentPassword}
            autoComplete="current-password"
            maxLength={LIMITS.passwordMax}
            required
          />
          <PasswordField
            key={`new-${changes}`}
            name="password"
            label={t('password.new')}
            hint={t('password.new_hint', { least: LIMITS.passwordMin })}
            error={form.fieldErrors.password}
            autoComplete="new-password"
            minLength={LIMITS.passwordMin}
            maxLength={LIMITS.passwordMax}
            required
          />
        </SettingsForm>
      ) : (
        <p>{t('password.google')}</p>
      )}
    </Section>
  );
}
