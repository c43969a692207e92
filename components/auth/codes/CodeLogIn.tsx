import { useRouter } from 'next/router';
import { useState } from 'react';
import styled from 'styled-components';
import { SendAgain } from '@/components/shared/people/SendAgain';
import { Button } from '@/components/ui/buttons/Button';
import { CodeField } from '@/components/ui/forms/CodeField';
import { FormError } from '@/components/ui/forms/FormError';
import { TextField } from '@/components/ui/forms/TextField';
import { Cluster, Stack } from '@/components/ui/Stack';
import { useAfterLogIn } from '@/hooks/auth/useAfterLogIn';
import { useCall } from '@/hooks/secureql/useCall';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { textOf } from '@/hooks/ui/formValues';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { isLocaleCode } from '@/lib/navigation/locales';
import { LIMITS } from '@/lib/shared/limits';
import { color, size } from '@/styles/tokens';

/** A code that is on its way. */
interface Sent {
  sentTo: string;
  length: number;
}

const Fine = styled.p`
  color: ${color.textQuiet};
  font-size: ${size.small};
  text-align: center;
`;

/** Logs in without a password: an e-mail, then the code that comes there. */
export function CodeLogIn({ onBack }: { onBack: () => void }) {
  const [sent, setSent] = useState<Sent | null>(null);
  return sent === null ? (
    <EmailStep onSent={setSent} onBack={onBack} />
  ) : (
    <CodeStep sent={sent} onSent={setSent} onBack={() => setSent(null)} />
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

interface CodeStepProps {
  sent: Sent;
  onSent: (sent: Sent) => void;
  onBack: () => void;
}

function CodeStep({ sent: { sentTo, length }, onSent, onBack }: CodeStepProps) {
  const { t } = useTranslation('auth');
  const { locale } = useRouter();
  const goOn = useAfterLogIn();
  const again = useCall('accounts/request-code/');

  async function sendAgain() {
    const { answer } = await again.run({
      email: sentTo,
      locale: isLocaleCode(locale) ? locale : undefined,
    });
    if (answer?.requestCode.item) onSent(answer.requestCode.item);
  }

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
        <FormError>{formError ?? (again.refusal && t(`errors:${again.refusal}`))}</FormError>
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
        <Fine>
          <SendAgain onAgain={() => void sendAgain()} />
        </Fine>
        <Cluster $justify="center">
          <Button variant="link" onClick={onBack}>
            {t('code.other')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
