import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { Cluster, Stack } from '@/components/ui/Stack';
import { TextField } from '@/components/ui/forms/TextField';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { textOf } from '@/hooks/ui/formValues';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';

/** First the number, then the six digits that were texted to it. */
export function PhoneTask({ onDone }: { onDone: () => void }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? (
    <NumberForm onSent={setSentTo} />
  ) : (
    <CodeForm sentTo={sentTo} onDone={onDone} onBack={() => setSentTo(null)} />
  );
}

function NumberForm({ onSent }: { onSent: (sentTo: string) => void }) {
  const { t } = useTranslation('onboarding');
  const form = useSecureqlForm(
    'accounts/request-phone-code/',
    (data) => ({ phone: textOf(data, 'phone') }),
    {
      fieldOf: { 'auth.phone_taken': 'phone' },
      onDone: ({ requestPhoneCode }) => onSent(requestPhoneCode.item?.sentTo ?? ''),
    },
  );
  return (
    <form method="post" onSubmit={form.onSubmit}>
      <Stack>
        <p>{t('phone.text')}</p>
        <FormError code={form.errorCode}>{form.formError}</FormError>
        <TextField
          label={t('phone.label')}
          hint={t('phone.hint')}
          name="phone"
          type="tel"
          autoComplete="tel"
          required
          maxLength={LIMITS.phone}
          error={form.fieldErrors.phone}
        />
        <div>
          <Button type="submit" isLoading={form.isRunning}>
            {t('phone.send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

interface CodeFormProps {
  sentTo: string;
  onDone: () => void;
  onBack: () => void;
}

function CodeForm({ sentTo, onDone, onBack }: CodeFormProps) {
  const { t } = useTranslation('onboarding');
  const form = useSecureqlForm(
    'accounts/confirm-phone/',
    (data) => ({ code: textOf(data, 'code') }),
    { fieldOf: { 'auth.code_invalid': 'code' }, onDone },
  );
  return (
    <form method="post" onSubmit={form.onSubmit}>
      <Stack>
        <p role="status">{t('phone.sent', { number: sentTo })}</p>
        <FormError code={form.errorCode}>{form.formError}</FormError>
        <TextField
          label={t('phone.code')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          maxLength={20}
          error={form.fieldErrors.code}
        />
        <Cluster>
          <Button type="submit" isLoading={form.isRunning}>
            {t('phone.confirm')}
          </Button>
          <Button variant="link" onClick={onBack}>
            {t('phone.back')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
