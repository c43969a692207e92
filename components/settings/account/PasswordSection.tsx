import Link from 'next/link';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { useState } from 'react';
import { Section } from '@/components/settings/Section';
import { SettingsForm } from '@/components/settings/SettingsForm';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { Notice } from '@/components/ui/Notice';
import { PasswordField } from '@/components/ui/forms/PasswordField';
import { textOf } from '@/hooks/ui/formValues';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { useCall } from '@/hooks/secureql/useCall';
import type { PersonalInfo } from '@/hooks/settings/types';
import { useSavedMark } from '@/hooks/settings/useSavedMark';
import { LIMITS } from '@/lib/shared/limits';

const fieldOf = {
  'auth.wrong_password': 'currentPassword',
  'auth.password_too_common': 'password',
} as const;

/** A new password, or a first one; all other sessions end with it. */
export function PasswordSection({ info }: { info: PersonalInfo }) {
  const { t } = useTranslation('settings');
  return (
    <Section id="password" title={t('password.title')} intro={t('password.intro')}>
      {info.hasPassword ? (
        <ChangeForm />
      ) : info.emailVerified && info.email !== null ? (
        <FirstPassword email={info.email} />
      ) : (
        <p>
          <Link href="/dashboard/settings?active=verifications#email">{t('password.verify')}</Link>
        </p>
      )}
    </Section>
  );
}

function ChangeForm() {
  const { t } = useTranslation('settings');
  const saved = useSavedMark();
  // The fields get new keys after a change, so that they are empty again.
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
    <SettingsForm form={form} saved={saved} submit={t('password.submit')} done={t('password.done')}>
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
  );
}

/** Who has no password sets a first one through a mailed link. */
function FirstPassword({ email }: { email: string }) {
  const { t } = useTranslation('settings');
  const { run, isRunning, refusal } = useCall('accounts/request-password-reset/');
  const [isSent, setIsSent] = useState(false);

  async function send() {
    const { answer } = await run({ email });
    setIsSent(answer !== null);
  }

  return (
    <>
      <p>{t('password.none')}</p>
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
      {isSent ? (
        <Notice kind="good" title={t('password.sent_title', { email })} isLive>
          {t('password.sent_text')}
        </Notice>
      ) : (
        <div>
          <Button variant="quiet" isLoading={isRunning} onClick={() => void send()}>
            {t('password.send')}
          </Button>
        </div>
      )}
    </>
  );
}
