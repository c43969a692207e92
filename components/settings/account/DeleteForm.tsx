import { useRouter } from 'next/router';
import { useRef, type SyntheticEvent } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { CheckedForm } from '@/components/ui/forms/CheckedForm';
import { FormError } from '@/components/ui/forms/FormError';
import { PasswordField } from '@/components/ui/forms/PasswordField';
import { Cluster, Stack } from '@/components/ui/Stack';
import { TextField } from '@/components/ui/forms/TextField';
import { useRealtime } from '@/hooks/realtime/RealtimeContext';
import { textOf } from '@/hooks/ui/formValues';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import type { PersonalInfo } from '@/hooks/settings/types';
import { DEFAULT_LOCALE, isLocaleCode } from '@/lib/navigation/locales';
import { localePath } from '@/lib/navigation/path';
import { leave } from '@/lib/session/leave';
import { LIMITS } from '@/lib/shared/limits';

interface Props {
  info: PersonalInfo;
  onCancel: () => void;
}

const fieldOf = {
  'auth.wrong_password': 'confirmation',
  'auth.confirmation_wrong': 'confirmation',
} as const;

/** Asks for the password or a phrase, then deletes the account for good. */
export function DeleteForm({ info, onCancel }: Props) {
  const { t } = useTranslation('settings');
  const { locale } = useRouter();
  const realtime = useRealtime();
  const isDeleted = useRef(false);
  const form = useSecureqlForm(
    'accounts/delete-account/',
    (data) => ({ confirmation: textOf(data, 'confirmation') }),
    {
      fieldOf,
      onDone: async () => {
        isDeleted.current = true;
        const { default: Cookies } = await import('js-cookie');
        Cookies.set('flash', 'account_deleted', { sameSite: 'lax' });
        const code = isLocaleCode(locale) ? locale : DEFAULT_LOCALE;
        leave(localePath(code, '/'));
      },
    },
  );
  const field = {
    name: 'confirmation',
    error: form.fieldErrors.confirmation,
    maxLength: LIMITS.passwordMax,
    required: true,
  };

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    // As at a log-out: the token ends with the account, so real time must not use it any more.
    realtime?.pause();
    await form.onSubmit(event);
    if (!isDeleted.current) realtime?.resume();
  }

  return (
    <CheckedForm onSubmit={submit}>
      <Stack>
        <FormError code={form.errorCode}>{form.formError}</FormError>
        <p>{t('delete.final')}</p>
        {info.hasPassword ? (
          <PasswordField {...field} label={t('delete.password')} autoComplete="current-password" />
        ) : (
          <TextField
            {...field}
            label={t('delete.phrase', { handle: info.handle })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
        <Cluster $justify="end">
          <Button variant="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="danger" isLoading={form.isRunning}>
            {t(form.isRunning ? 'delete.running' : 'delete.confirm')}
          </Button>
        </Cluster>
      </Stack>
    </CheckedForm>
  );
}
