import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { Notice } from '@/components/ui/Notice';
import { Stack } from '@/components/ui/Stack';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { useTranslation } from '@/hooks/ui/useTranslation';

interface TakeOverProps {
  /** Of the account that claims the address. */
  handle: string;
  token: string;
  /** Called with the account's handle. */
  onDone: (handle: string) => void;
}

/** Offers an account to whoever reads its mailbox, in another browser than the one that made it. */
export function TakeOver({ handle, token, onDone }: TakeOverProps) {
  const { t } = useTranslation('auth');
  const form = useSecureqlForm('accounts/take-over-account/', () => ({ token }), {
    onDone: ({ takeOverAccount: { item } }) => onDone(item?.handle ?? handle),
  });
  return (
    <form method="post" onSubmit={(event) => void form.onSubmit(event)}>
      <Stack>
        <Notice title={t('takeover.title', { handle })} isLive>
          <p>{t('takeover.own')}</p>
        </Notice>
        <p>{t('takeover.text')}</p>
        <FormError code={form.errorCode}>{form.formError}</FormError>
        <Button type="submit" size="large" isWide isLoading={form.isRunning}>
          {t('takeover.submit')}
        </Button>
      </Stack>
    </form>
  );
}
