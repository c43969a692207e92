import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Notice } from '@/components/ui/Notice';
import { Cluster, Stack } from '@/components/ui/Stack';
import { TextField } from '@/components/ui/TextField';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { textOf } from '@/hooks/ui/formValues';
import { useFragment } from '@/hooks/ui/useFragment';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';

/** The way to a mailed link; open at once at `/login#forgot`, where used-up links lead. */
export function ForgotPassword() {
  const { t } = useTranslation('auth');
  const isAskedFor = useFragment() === 'forgot';
  const [choice, setChoice] = useState<boolean | null>(null);
  const isOpen = choice ?? isAskedFor;
  return (
    <>
      <Cluster $justify="center">
        <Button variant="link" onClick={() => setChoice(true)}>
          {t('forgot.open')}
        </Button>
      </Cluster>
      <Dialog isOpen={isOpen} onClose={() => setChoice(false)} title={t('forgot.title')}>
        <ForgotForm onClose={() => setChoice(false)} />
      </Dialog>
    </>
  );
}

// The button that had the focus went with the form.
const focus = (element: HTMLElement | null) => element?.focus();

function ForgotForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('auth');
  const [isSent, setIsSent] = useState(false);
  const { onSubmit, fieldErrors, formError, isRunning } = useSecureqlForm(
    'accounts/request-password-reset/',
    (data) => ({ email: textOf(data, 'email') }),
    { onDone: () => setIsSent(true) },
  );
  if (isSent) {
    return (
      <Stack>
        <Notice kind="good" title={t('forgot.sent_title')} isLive>
          <p>{t('forgot.sent')}</p>
        </Notice>
        <Button ref={focus} isWide onClick={onClose}>
          {t('forgot.close')}
        </Button>
      </Stack>
    );
  }
  return (
    <form method="post" onSubmit={onSubmit}>
      <Stack>
        <p>{t('forgot.text')}</p>
        {formError ? (
          <Notice kind="error" isLive>
            {formError}
          </Notice>
        ) : null}
        <TextField
          label={t('forgot.email')}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={LIMITS.email}
          error={fieldErrors.email}
        />
        <Button type="submit" isWide isLoading={isRunning}>
          {t('forgot.submit')}
        </Button>
      </Stack>
    </form>
  );
}
