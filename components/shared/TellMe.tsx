import { useRouter } from 'next/router';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { TextField } from '@/components/ui/forms/TextField';
import { Stack } from '@/components/ui/Stack';
import { useCall } from '@/hooks/secureql/useCall';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { useSession } from '@/hooks/session/useSession';
import { textOf } from '@/hooks/ui/formValues';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { DEFAULT_LOCALE, isLocaleCode } from '@/lib/navigation/locales';

interface Props {
  toolId: string;
  /** Whether the reader asked already. */
  isAsked: boolean;
  /** What there is to wait for: it opens, or a place becomes free. */
  about: 'open' | 'free';
}

/** "Tell me when it opens": one press of a member, an address of a visitor. Needs `tellMe`. */
export function TellMe(props: Props) {
  const { isLoggedIn } = useSession();
  return isLoggedIn ? <Member {...props} /> : <Visitor {...props} />;
}

function Member({ toolId, isAsked, about }: Props) {
  const { t } = useTranslation('tellMe');
  const { run, isRunning, refusal } = useCall('hosting/tell-me/');
  const [isOn, setIsOn] = useState(isAsked);

  async function press() {
    const { answer } = await run({ toolId, isOn: !isOn });
    if (answer?.tellMe.item) setIsOn(answer.tellMe.item.isOn);
  }
  return (
    <Stack $gap={2}>
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
      <div>
        <Button
          size="large"
          isWide
          variant={isOn ? 'quiet' : 'primary'}
          icon={isOn ? 'check' : undefined}
          aria-pressed={isOn}
          isLoading={isRunning}
          onClick={() => void press()}
        >
          {t(about === 'open' ? 'button_open' : 'button_free')}
        </Button>
      </div>
      <p role="status">{isOn ? t('on') : ''}</p>
    </Stack>
  );
}

function Visitor({ toolId, about }: Props) {
  const { t } = useTranslation('tellMe');
  const { locale } = useRouter();
  const [isSent, setIsSent] = useState(false);
  const form = useSecureqlForm(
    'hosting/tell-me-by-mail/',
    (data) => ({
      toolId,
      email: textOf(data, 'email'),
      locale: isLocaleCode(locale) ? locale : DEFAULT_LOCALE,
    }),
    { onDone: () => setIsSent(true) },
  );
  if (isSent) return <p role="status">{t('sent')}</p>;
  return (
    <form method="post" onSubmit={(event) => void form.onSubmit(event)}>
      <Stack $gap={3}>
        <FormError code={form.errorCode}>{form.formError}</FormError>
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          label={t('email')}
          placeholder={t('email_example')}
          hint={t('email_hint')}
          error={form.fieldErrors.email}
          required
        />
        <Button type="submit" size="large" isWide isLoading={form.isRunning}>
          {t(about === 'open' ? 'button_open' : 'button_free')}
        </Button>
      </Stack>
    </form>
  );
}
