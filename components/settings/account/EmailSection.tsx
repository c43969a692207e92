import { useTranslation } from '@/hooks/ui/useTranslation';
import { useState } from 'react';
import { Section } from '@/components/settings/Section';
import { SettingsForm } from '@/components/settings/SettingsForm';
import { Notice } from '@/components/ui/Notice';
import { PasswordField } from '@/components/ui/forms/PasswordField';
import { TextField } from '@/components/ui/forms/TextField';
import { textOf } from '@/hooks/ui/formValues';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import type { PersonalInfo } from '@/hooks/settings/types';
import { useSavedMark } from '@/hooks/settings/useSavedMark';
import { LIMITS } from '@/lib/shared/limits';

const fieldOf = { 'auth.wrong_password': 'password', 'auth.email_taken': 'email' } as const;

/** Changes the e-mail address. The new one counts once its mailed link was opened. */
export function EmailSection({ info }: { info: PersonalInfo }) {
  const { t } = useTranslation('settings');
  const saved = useSavedMark();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useSecureqlForm(
    'accounts/request-email-change/',
    (data) => ({ email: textOf(data, 'email'), password: textOf(data, 'password') }),
    {
      fieldOf,
      onDone: ({ requestEmailChange: { item } }) => setSentTo(item?.sentTo ?? null),
    },
  );
  return (
    <Section id="email" title={t('email.title')} intro={t('email.now', { email: info.email })}>
      {!info.hasPassword ? (
        <p>{t('email.google')}</p>
      ) : sentTo ? (
        <Notice kind="good" title={t('email.sent_title', { email: sentTo })} isLive>
          {t('email.sent_text')}
        </Notice>
      ) : (
        <SettingsForm form={form} saved={saved} submit={t('email.submit')}>
          <TextField
            name="email"
            type="email"
            label={t('email.new')}
            hint={t('email.new_hint')}
            error={form.fieldErrors.email}
            autoComplete="email"
            maxLength={LIMITS.email}
            required
          />
          <PasswordField
            name="password"
            label={t('password.current')}
            error={form.fieldErrors.password}
            autoComplete="current-password"
            maxLength={LIMITS.passwordMax}
            required
          />
        </SettingsForm>
      )}
    </Section>
  );
}
