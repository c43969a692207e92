import Link from 'next/link';
import { useState } from 'react';
import { Section } from '@/components/settings/Section';
import { SettingsForm } from '@/components/settings/SettingsForm';
import { EmailCode } from '@/components/shared/people/EmailCode';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { Notice } from '@/components/ui/Notice';
import { PasswordField } from '@/components/ui/forms/PasswordField';
import { TextField } from '@/components/ui/forms/TextField';
import { useCall } from '@/hooks/secureql/useCall';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import type { PersonalInfo } from '@/hooks/settings/types';
import { useSavedMark } from '@/hooks/settings/useSavedMark';
import { textOf } from '@/hooks/ui/formValues';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';

interface Sent {
  sentTo: string;
  length: number;
}

const fieldOf = { 'auth.wrong_password': 'proof', 'auth.code_invalid': 'proof' } as const;

/** Changes the e-mail address. The new one counts once its mailed code was typed here. */
export function EmailSection({ info }: { info: PersonalInfo }) {
  const { t } = useTranslation('settings');
  const [email, setEmail] = useState(info.email);
  const [sent, setSent] = useState<Sent | null>(null);
  const [isChanged, setIsChanged] = useState(false);
  return (
    <Section
      id="email"
      title={t('email.title')}
      intro={email === null ? t('email.none') : t('email.now', { email })}
      isPrivate
    >
      {!info.emailVerified ? (
        <p>
          <Link href="/dashboard/settings?active=verifications#email">{t('email.verify')}</Link>
        </p>
      ) : sent ? (
        <EmailCode
          {...sent}
          onOther={() => setSent(null)}
          onProven={() => {
            setEmail(sent.sentTo);
            setIsChanged(true);
            setSent(null);
          }}
        />
      ) : (
        <>
          {isChanged ? (
            <Notice kind="good" isLive>
              {t('email.changed')}
            </Notice>
          ) : null}
          {info.hasPassword ? (
            <ChangeForm hasPassword onSent={setSent} />
          ) : (
            <WithoutPassword onSent={setSent} />
          )}
        </>
      )}
    </Section>
  );
}

/** Who has no password asks for a code to the present address first. */
function WithoutPassword({ onSent }: { onSent: (sent: Sent) => void }) {
  const { t } = useTranslation('settings');
  const { run, isRunning, refusal } = useCall('accounts/request-proof/');
  const [proofAt, setProofAt] = useState<string | null>(null);

  async function send() {
    const { answer } = await run({});
    setProofAt(answer?.requestProof.item?.sentTo ?? null);
  }

  if (proofAt !== null) {
    return (
      <>
        <p role="status">{t('email.proof_sent', { email: proofAt })}</p>
        <ChangeForm hasPassword={false} onSent={onSent} />
      </>
    );
  }
  return (
    <>
      <p>{t('email.proof_text')}</p>
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
      <div>
        <Button variant="quiet" isLoading={isRunning} onClick={() => void send()}>
          {t('email.proof_send')}
        </Button>
      </div>
    </>
  );
}

function ChangeForm({
  hasPassword,
  onSent,
}: {
  hasPassword: boolean;
  onSent: (sent: Sent) => void;
}) {
  const { t } = useTranslation('settings');
  const saved = useSavedMark();
  const form = useSecureqlForm(
    'accounts/request-email-change/',
    (data) => ({ email: textOf(data, 'email'), proof: textOf(data, 'proof') }),
    {
      fieldOf,
      onDone: ({ requestEmailChange: { item } }) => {
        if (item?.sentTo) onSent({ sentTo: item.sentTo, length: item.length ?? 0 });
      },
    },
  );
  return (
    <SettingsForm form={form} saved={saved} submit={t('email.submit')}>
      {hasPassword ? null : (
        <TextField
          name="proof"
          label={t('email.proof')}
          error={form.fieldErrors.proof}
          autoComplete="one-time-code"
          maxLength={20}
          required
        />
      )}
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
      {hasPassword ? (
        <PasswordField
          name="proof"
          label={t('password.current')}
          error={form.fieldErrors.proof}
          autoComplete="current-password"
          maxLength={LIMITS.passwordMax}
          required
        />
      ) : null}
    </SettingsForm>
  );
}
