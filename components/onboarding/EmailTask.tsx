import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { Notice } from '@/components/ui/Notice';
import { Cluster, Stack } from '@/components/ui/Stack';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { useState } from 'react';

interface EmailTaskProps {
  email: string;
  onCheck: () => void;
}

/** The link was mailed at the sign-up; here it can be sent again. */
export function EmailTask({ email, onCheck }: EmailTaskProps) {
  const { t } = useTranslation('onboarding');
  const [isSent, setIsSent] = useState(false);
  const form = useSecureqlForm('accounts/request-email-verification/', () => ({}), {
    onDone: () => setIsSent(true),
  });
  return (
    <form method="post" onSubmit={form.onSubmit}>
      <Stack>
        <p>{t('email.text', { email })}</p>
        {form.formError ? (
          <FormError>{form.formError}</FormError>
        ) : isSent ? (
          <Notice kind="good" isLive>
            {t('email.sent')}
          </Notice>
        ) : null}
        <Cluster>
          <Button type="submit" isLoading={form.isRunning}>
            {t('email.send')}
          </Button>
          <Button variant="link" onClick={onCheck}>
            {t('email.check')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
