import { useState, type ComponentProps } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { FormError } from '@/components/ui/forms/FormError';
import { Notice } from '@/components/ui/Notice';
import { Stack } from '@/components/ui/Stack';
import { TextField } from '@/components/ui/forms/TextField';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { textOf } from '@/hooks/ui/formValues';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'isWide' | 'children'>;

/** A button that opens a dialog, which mails a link for setting a new password. */
export function ForgotPassword(press: Props) {
  const { t } = useTranslation('auth');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button {...press} onClick={() => setIsOpen(true)} />
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('forgot.title')}>
        <ForgotForm onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

// The focused button disappeared with the form, so the focus is set anew.
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
        <FormError>{formError}</FormError>
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
