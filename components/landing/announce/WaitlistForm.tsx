import { useTranslation } from '@/hooks/ui/useTranslation';
import { useRouter } from 'next/router';
import { useRef } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { Stack } from '@/components/ui/Stack';
import { TextField } from '@/components/ui/forms/TextField';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { DEFAULT_LOCALE, isLocaleCode } from '@/lib/navigation/locales';
import { LIMITS } from '@/lib/shared/limits';

/** Passes the address on to the parent, because the server's answer does not hold it. */
export function WaitlistForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('announce');
  const { locale } = useRouter();
  const email = useRef('');
  const { onSubmit, fieldErrors, formError, isRunning } = useSecureqlForm(
    'waitlist/join/',
    (data) => {
      const given = data.get('email');
      email.current = typeof given === 'string' ? given.trim() : '';
      return { email: email.current, locale: isLocaleCode(locale) ? locale : DEFAULT_LOCALE };
    },
    { onDone: () => onSent(email.current) },
  );
  return (
    <form method="post" onSubmit={onSubmit}>
      <Stack>
        <p>{t('waitlist.text')}</p>
        <noscript>{t('waitlist.script')}</noscript>
        <FormError>{formError}</FormError>
        <TextField
          label={t('waitlist.email')}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={LIMITS.email}
          error={fieldErrors.email}
          hint={t('waitlist.hint')}
        />
        <Button type="submit" size="large" isWide isLoading={isRunning}>
          {t('waitlist.submit')}
        </Button>
      </Stack>
    </form>
  );
}
