import type { SyntheticEvent } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { FormError } from '@/components/ui/forms/FormError';
import { Stack } from '@/components/ui/Stack';
import { useTranslation } from '@/hooks/ui/useTranslation';

interface LinkStepsProps {
  /** Token of the address; null when it has none. */
  token: string | null | undefined;
  form: {
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => Promise<void>;
    formError: string | null;
    isRunning: boolean;
  };
  text: string;
  submit: string;
}

/**
 * Asks for a press before a mailed link takes effect. Mail scanners open links, too, and must not
 * confirm in the reader's place.
 */
export function LinkSteps({ token, form, text, submit }: LinkStepsProps) {
  const { t } = useTranslation('auth');
  if (token === null) {
    return (
      <Stack>
        <FormError>{t('link.missing')}</FormError>
        <ButtonLink href="/" variant="quiet" isWide>
          {t('common:error_page.home')}
        </ButtonLink>
      </Stack>
    );
  }
  return (
    <form method="post" onSubmit={form.onSubmit}>
      <Stack>
        <p>{text}</p>
        <FormError>{form.formError}</FormError>
        <Button type="submit" size="large" isWide isLoading={form.isRunning}>
          {submit}
        </Button>
      </Stack>
    </form>
  );
}
