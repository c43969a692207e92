import { useRouter } from 'next/router';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { CodeField } from '@/components/ui/forms/CodeField';
import { FormError } from '@/components/ui/forms/FormError';
import { TextField } from '@/components/ui/forms/TextField';
import { Cluster, Stack } from '@/components/ui/Stack';
import { useAfterLogIn } from '@/hooks/auth/useAfterLogIn';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { textOf } from '@/hooks/ui/formValues';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { isLocaleCode } from '@/lib/navigation/locales';
import { LIMITS } from '@/lib/shared/limits';

/** A code that is on its way. */
interface Sent {
  sentTo: string;
  length: number;
}

/** Logs in without a password: an e-mail, then the code that comes there. */
export function CodeLogIn({ onBack }: { onBack: () => void }) {
  const [sent, setSent] = useState<Sent | null>(null);
  return sent === null ? (
    <EmailStep onSent={setSent} onBack={onBack} />
  ) : (
    <CodeStep sent={sent} onBack={() => setSent(null)} />
  );
}

function EmailStep({ onSent, onBack }: { onSent: (sent: Sent) => void; onBack: () => void }) {
  const { t } = useTranslation('auth');
  const { locale } = useRouter();
  const { onSubmit, fieldErrors, formError, isRunning } = useSecureqlForm(
    'accounts/request-code/',
    (data) => ({
      email: textOf(data, 'email'),
      locale: isLocaleCode(locale) ? locale : undefined,
    }),
    {
      onDone: ({ requestCode: { item } }) => {
        if (item) onSent(item);
      },
    },
  );
  return (
    <form method="post" onSubmit={(event) => void onSubmit(event)}>
      <Stack>
        <FormError>{formError}</FormError>
        {/* Whoever pressed the button wants to type here. */}
        <TextField
          label={t('field.email')}
          hint={t('code.hint')}
          name="email"
          type="email"
          autoComplete="email"
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          required
          maxLength={LIMITS.email}
          error={fieldErrors.email}
        />
        <Button type="submit" size="large" isWide isLoading={isRunning}>
          {t('code.send')}
        </Button>
        <Cluster $justify="center">
          <Button variant="link" onClick={onBack}>
            {t('code.password')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

function CodeStep({ sent: { sentTo, length }, onBack }: { sent: Sent; onBack: () => void }) {
  const { t } = useTranslation('auth');
  const { locale } = useRouter();
  const goOn = useAfterLogIn();
  const { onSubmit, fieldErrors, formError, isRunning } = useSecureqlForm(
    'accounts/log-in-with-code/',
    (data) => ({
      email: sentTo,
      code: textOf(data, 'code'),
      locale: isLocaleCode(locale) ? locale : undefined,
    }),
    { onDone: () => goOn(), fieldOf: { 'auth.code_invalid': 'code' } },
  );
  return (
    <form method="post" onSubmit={(event) => void onSubmit(event)}>
      <Stack>
        <p role="status">{t(length > 6 ? 'code.sent_long' : 'code.sent', { email: sentTo })}</p>
        <FormError>{formError}</FormError>
        <CodeField
          name="code"
          label={t('code.label')}
          length={length}
          error={fieldErrors.code}
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        />
        <Button type="submit" size="large" isWide isLoading={isRunning}>
          {t('login.submit')}
        </Button>
        <Cluster $justify="center">
          <Button variant="link" onClick={onBack}>
            {t('code.other')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
