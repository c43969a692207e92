import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { PageHead } from '@/components/shared/page/PageHead';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { PasswordField } from '@/components/ui/forms/PasswordField';
import { Cluster, Stack } from '@/components/ui/Stack';
import { TextField } from '@/components/ui/forms/TextField';
import { Notice } from '@/components/ui/Notice';
import { useAfterLogIn } from '@/hooks/auth/useAfterLogIn';
import { useSession } from '@/hooks/session/useSession';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { textOf } from '@/hooks/ui/formValues';
import { nextQuery } from '@/lib/navigation/destination';
import { LIMITS } from '@/lib/shared/limits';
import { AuthFrame } from './AuthFrame';
import { ForgotPassword } from './ForgotPassword';
import { GoogleWayIn } from './GoogleWayIn';

const CodeLogIn = dynamic(() => import('./codes/CodeLogIn').then((module) => module.CodeLogIn));

export function LoginScreen({ googleClientId }: { googleClientId: string | null }) {
  const { t } = useTranslation('auth');
  const { query } = useRouter();
  const { user } = useSession();
  const goOn = useAfterLogIn();
  const [isByCode, setIsByCode] = useState(false);
  const { onSubmit, fieldErrors, formError, isRunning } = useSecureqlForm(
    'accounts/log-in/',
    (data) => ({
      emailOrHandle: textOf(data, 'emailOrHandle'),
      password: textOf(data, 'password'),
    }),
    { onDone: () => goOn() },
  );
  return (
    <AuthFrame
      heading={t('login.heading')}
      other={
        <>
          {t('login.other')}{' '}
          <Link href={`/signup${nextQuery(query.next)}`}>{t('signup.title')}</Link>
        </>
      }
    >
      <PageHead title={t('login.title')} description={t('login.description')} />
      {user?.isQuick && <Notice>{t('along.before', { handle: user.handle })}</Notice>}
      {isByCode ? (
        <CodeLogIn onBack={() => setIsByCode(false)} />
      ) : (
        <>
          <form method="post" onSubmit={onSubmit}>
            <Stack>
              <FormError>{formError}</FormError>
              <TextField
                label={t('field.email_or_handle')}
                name="emailOrHandle"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                required
                maxLength={LIMITS.email}
                error={fieldErrors.emailOrHandle}
              />
              <PasswordField
                label={t('field.password')}
                name="password"
                autoComplete="current-password"
                required
                maxLength={LIMITS.passwordMax}
                error={fieldErrors.password}
              />
              <Button type="submit" size="large" isWide isLoading={isRunning}>
                {t('login.submit')}
              </Button>
            </Stack>
          </form>
          <Button variant="quiet" size="large" isWide onClick={() => setIsByCode(true)}>
            {t('code.instead')}
          </Button>
          <Cluster $justify="center">
            <ForgotPassword variant="link">{t('forgot.open')}</ForgotPassword>
          </Cluster>
        </>
      )}
      <GoogleWayIn clientId={googleClientId} purpose="signin" />
    </AuthFrame>
  );
}
