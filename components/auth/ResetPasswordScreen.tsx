import { useRouter } from 'next/router';
import { PageHead } from '@/components/shared/page/PageHead';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { PasswordField } from '@/components/ui/forms/PasswordField';
import { Stack } from '@/components/ui/Stack';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { textOf } from '@/hooks/ui/formValues';
import { useLinkToken } from '@/hooks/ui/page/useLinkToken';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { afterLogIn } from '@/lib/navigation/destination';
import { LIMITS } from '@/lib/shared/limits';
import { AuthFrame } from './AuthFrame';
import { ForgotPassword } from './ForgotPassword';

const fieldOf = { 'auth.password_too_common': 'password' } as const;

/** The page of the mailed link: sets a new password and logs in. */
export function ResetPasswordScreen() {
  const { t } = useTranslation('auth');
  const { locale } = useRouter();
  const token = useLinkToken();
  const form = useSecureqlForm(
    'accounts/reset-password/',
    (data) => ({ token: token ?? '', password: textOf(data, 'password') }),
    // `replace` removes the address with its token from the history.
    { fieldOf, onDone: () => window.location.replace(afterLogIn(undefined, locale)) },
  );
  const isUseless = token === null || form.errorCode === 'auth.link_invalid';
  return (
    <AuthFrame heading={t('reset.heading')} isInShell>
      <PageHead title={t('reset.title')} isPrivate />
      {isUseless ? (
        <Stack>
          <FormError>{form.formError ?? t('link.missing')}</FormError>
          <ForgotPassword isWide>{t('reset.again')}</ForgotPassword>
        </Stack>
      ) : (
        <form method="post" onSubmit={form.onSubmit}>
          <Stack>
            <p>{t('reset.text')}</p>
            <FormError code={form.errorCode}>{form.formError}</FormError>
            <PasswordField
              label={t('reset.password')}
              hint={t('field.password.hint', { least: LIMITS.passwordMin })}
              name="password"
              autoComplete="new-password"
              required
              minLength={LIMITS.passwordMin}
              maxLength={LIMITS.passwordMax}
              error={form.fieldErrors.password}
            />
            <Button type="submit" size="large" isWide isLoading={form.isRunning}>
              {t('reset.submit')}
            </Button>
          </Stack>
        </form>
      )}
    </AuthFrame>
  );
}
