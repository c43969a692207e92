import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { Notice } from '@/components/ui/Notice';
import { Cluster, Stack } from '@/components/ui/Stack';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { useTranslation } from '@/hooks/ui/useTranslation';

interface HeldEmailProps {
  /** Of the account that holds the address. */
  handle: string;
  /** What proves the address: one of the two. */
  proof: { code: string | null; token: string | null };
  onDone: () => void;
  /** Goes back to the address, where one can be typed. */
  onOther?: () => void;
}

/** Tells the reader that they have an account with this address, and logs in to it. */
export function HeldEmail({ handle, proof, onDone, onOther }: HeldEmailProps) {
  const { t } = useTranslation('emailcode');
  const form = useSecureqlForm('accounts/log-in-instead/', () => proof, { onDone });
  return (
    <form method="post" onSubmit={(event) => void form.onSubmit(event)}>
      <Stack>
        <Notice title={t('held.title', { handle })} isLive>
          <p>{t('held.text')}</p>
        </Notice>
        <FormError code={form.errorCode}>{form.formError}</FormError>
        <Cluster>
          <Button type="submit" isLoading={form.isRunning}>
            {t('held.log_in', { handle })}
          </Button>
          {onOther ? (
            <Button variant="link" onClick={onOther}>
              {t('other')}
            </Button>
          ) : null}
        </Cluster>
      </Stack>
    </form>
  );
}
