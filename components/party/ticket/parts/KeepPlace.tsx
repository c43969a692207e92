import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { CodeField } from '@/components/ui/forms/CodeField';
import { FormError } from '@/components/ui/forms/FormError';
import { TextField } from '@/components/ui/forms/TextField';
import { Stack } from '@/components/ui/Stack';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { textOf } from '@/hooks/ui/formValues';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LOCALES } from '@/lib/shared/accounts/account';
import { LIMITS } from '@/lib/shared/limits';

interface Sent {
  email: string;
  /** Signs of the code. */
  length: number;
}

const USUAL_LENGTH = 6;

/** For somebody whose place hangs on this browser alone: an e-mail, proven by a mailed code. */
export function KeepPlace() {
  const { t } = useTranslation('ticket');
  const [sent, setSent] = useState<Sent | null>(null);
  const [isKept, setIsKept] = useState(false);
  if (isKept) return <p role="status">{t('keep.done')}</p>;
  return (
    <Stack as="section" $gap={3} aria-labelledby="keep-title">
      <h2 id="keep-title">{t('keep.title')}</h2>
      <p>{t('keep.text')}</p>
      {sent === null ? (
        <Address onSent={setSent} />
      ) : (
        <Code sent={sent} onDone={() => setIsKept(true)} onOther={() => setSent(null)} />
      )}
    </Stack>
  );
}

function Address({ onSent }: { onSent: (sent: Sent) => void }) {
  const { t, i18n } = useTranslation('ticket');
  const [email, setEmail] = useState('');
  const form = useSecureqlForm(
    'accounts/request-code/',
    (data) => ({
      email: textOf(data, 'email'),
      locale: LOCALES.find((one) => one === i18n.language),
    }),
    {
      onDone: ({ requestCode: { item } }) =>
        onSent({ email: item?.sentTo ?? email, length: item?.length ?? USUAL_LENGTH }),
    },
  );
  return (
    <form method="post" onSubmit={(event) => void form.onSubmit(event)}>
      <Stack $gap={3}>
        <FormError code={form.errorCode}>{form.formError}</FormError>
        <TextField
          name="email"
          type="email"
          label={t('keep.email')}
          error={form.fieldErrors.email}
          onChange={(event) => setEmail(event.target.value)}
          autoComplete="email"
          maxLength={LIMITS.email}
          required
        />
        <div>
          <Button type="submit" variant="quiet" isLoading={form.isRunning}>
            {t('keep.send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

interface CodeProps {
  sent: Sent;
  onDone: () => void;
  onOther: () => void;
}

function Code({ sent, onDone, onOther }: CodeProps) {
  const { t } = useTranslation('ticket');
  const form = useSecureqlForm(
    'accounts/add-email/',
    (data) => ({ email: sent.email, code: textOf(data, 'code') }),
    { fieldOf: { 'auth.code_invalid': 'code' }, onDone },
  );
  return (
    <form method="post" onSubmit={(event) => void form.onSubmit(event)}>
      <Stack $gap={3}>
        <p role="status">{t('keep.sent', { email: sent.email })}</p>
        <FormError code={form.errorCode}>{form.formError}</FormError>
        <CodeField
          name="code"
          label={t('keep.code')}
          length={sent.length}
          error={form.fieldErrors.code}
        />
        <div>
          <Button type="submit" isLoading={form.isRunning}>
            {t('keep.confirm')}
          </Button>{' '}
          <Button variant="link" onClick={onOther}>
            {t('keep.other')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
