import { Button } from '@/components/ui/buttons/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { FormError } from '@/components/ui/forms/FormError';
import { PasswordField } from '@/components/ui/forms/PasswordField';
import { Stack } from '@/components/ui/Stack';
import type { GoogleProof } from '@/hooks/auth/useGoogleSignIn';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { textOf } from '@/hooks/ui/formValues';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';

interface LinkGoogleProps {
  proof: GoogleProof;
  onDone: (account: { hasChosenHandle: boolean; hasChosenType: boolean } | null) => void;
  onClose: () => void;
}

/** Asks for the password of the account that has the e-mail already: only its owner knows it. */
export function LinkGoogle({ proof, onDone, onClose }: LinkGoogleProps) {
  const { t } = useTranslation('auth');
  const { onSubmit, fieldErrors, formError, isRunning } = useSecureqlForm(
    'accounts/link-google/',
    (data) => ({ ...proof, password: textOf(data, 'password') }),
    { onDone: ({ linkGoogle }) => onDone(linkGoogle.item) },
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('google.link_title')}>
      <form method="post" onSubmit={onSubmit}>
        <Stack>
          <p>{t('google.link_text')}</p>
          <FormError>{formError}</FormError>
          <PasswordField
            label={t('field.password')}
            name="password"
            autoComplete="current-password"
            required
            maxLength={LIMITS.passwordMax}
            error={fieldErrors.password}
          />
          <Button type="submit" isWide isLoading={isRunning}>
            {t('google.link_submit')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
