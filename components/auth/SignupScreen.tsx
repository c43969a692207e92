import Link from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from '@/hooks/ui/useTranslation';
import styled from 'styled-components';
import { HandleField } from '@/components/shared/people/HandleField';
import { LegalLinks } from '@/components/shared/page/LegalLinks';
import { PageHead } from '@/components/shared/page/PageHead';
import { Button } from '@/components/ui/buttons/Button';
import { CheckedForm } from '@/components/ui/forms/CheckedForm';
import { ChoiceCards } from '@/components/ui/forms/ChoiceCards';
import { FormError } from '@/components/ui/forms/FormError';
import { PasswordField } from '@/components/ui/forms/PasswordField';
import { Stack } from '@/components/ui/Stack';
import { TextField } from '@/components/ui/forms/TextField';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { textOf } from '@/hooks/ui/formValues';
import { nextQuery } from '@/lib/navigation/destination';
import { DEFAULT_LOCALE, isLocaleCode } from '@/lib/navigation/locales';
import { afterSignUp } from '@/lib/navigation/onboarding';
import { LIMITS } from '@/lib/shared/limits';
import { color, size, space } from '@/styles/tokens';
import { AuthFrame } from './AuthFrame';
import { GoogleWayIn } from './GoogleWayIn';

const Names = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  align-items: start;
  gap: ${space[4]};
`;

const Legal = styled.div`
  color: ${color.textQuiet};
  font-size: ${size.small};
`;

const fieldOf = {
  'auth.handle_taken': 'handle',
  'auth.handle_reserved': 'handle',
  'auth.password_too_common': 'password',
} as const;

export function SignupScreen({ googleClientId }: { googleClientId: string | null }) {
  const { t } = useTranslation('auth');
  const { query, locale } = useRouter();
  const form = useSecureqlForm(
    'accounts/sign-up/',
    (data) => ({
      firstName: textOf(data, 'firstName'),
      lastName: textOf(data, 'lastName'),
      email: textOf(data, 'email'),
      password: textOf(data, 'password'),
      userType: textOf(data, 'userType') === 'CREATOR' ? ('CREATOR' as const) : ('FAN' as const),
      handle: textOf(data, 'handle'),
      locale: isLocaleCode(locale) ? locale : DEFAULT_LOCALE,
    }),
    {
      fieldOf,
      onDone: ({ signUp: { item } }) =>
        window.location.assign(afterSignUp(item?.userType ?? 'FAN', query.next, locale)),
    },
  );
  return (
    <AuthFrame
      heading={t('signup.heading')}
      other={
        <>
          {t('signup.other')}{' '}
          <Link href={`/login${nextQuery(query.next)}`}>{t('login.title')}</Link>
        </>
      }
    >
      <PageHead title={t('signup.title')} description={t('signup.description')} />
      <CheckedForm onSubmit={form.onSubmit}>
        <Stack>
          <FormError code={form.errorCode}>{form.formError}</FormError>
          <ChoiceCards
            legend={t('role.legend')}
            name="userType"
            defaultValue="FAN"
            options={[
              { value: 'FAN', label: t('role.fan'), hint: t('role.fan.hint') },
              { value: 'CREATOR', label: t('role.creator'), hint: t('role.creator.hint') },
            ]}
          />
          <Names>
            <TextField
              label={t('field.first_name')}
              name="firstName"
              autoComplete="given-name"
              required
              maxLength={LIMITS.name}
              error={form.fieldErrors.firstName}
            />
            <TextField
              label={t('field.last_name')}
              name="lastName"
              autoComplete="family-name"
              required
              maxLength={LIMITS.name}
              error={form.fieldErrors.lastName}
            />
          </Names>
          <HandleField own="" error={form.fieldErrors.handle} />
          <TextField
            label={t('field.email')}
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={LIMITS.email}
            error={form.fieldErrors.email}
          />
          <PasswordField
            label={t('field.password')}
            hint={t('field.password.hint', { least: LIMITS.passwordMin })}
            name="password"
            autoComplete="new-password"
            required
            minLength={LIMITS.passwordMin}
            maxLength={LIMITS.passwordMax}
            error={form.fieldErrors.password}
          />
          <Button type="submit" size="large" isWide isLoading={form.isRunning}>
            {t('signup.submit')}
          </Button>
          <Legal>
            <p>{t('signup.legal')}</p>
            <LegalLinks />
          </Legal>
        </Stack>
      </CheckedForm>
      <GoogleWayIn clientId={googleClientId} purpose="signup" />
    </AuthFrame>
  );
}
