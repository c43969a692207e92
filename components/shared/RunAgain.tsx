import type { ComponentProps } from 'react';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { FormError } from '@/components/ui/forms/FormError';
import { Button } from '@/components/ui/buttons/Button';
import { Stack } from '@/components/ui/Stack';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useRunAgain } from '@/hooks/party/host/useRunAgain';

type Looks = Pick<ComponentProps<typeof Button>, 'size' | 'variant' | 'isWide'>;

interface Props extends Looks {
  partyId: string;
  /** Read out where several such buttons stand on a page. */
  title?: string;
}

/** Makes a new draft set up like an ended queue, with one press. */
export function RunAgain({ partyId, title, ...looks }: Props) {
  const { t } = useTranslation('party');
  const { run, isRunning, refusal } = useRunAgain(partyId);
  return (
    <Stack $gap={2}>
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
      <Button {...looks} icon="play" isLoading={isRunning} onClick={() => void run()}>
        <span>
          {t('again.button')}
          {title && <VisuallyHidden>: {title}</VisuallyHidden>}
        </span>
      </Button>
    </Stack>
  );
}
