import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { Stack } from '@/components/ui/Stack';
import { useRunAgain } from '@/hooks/party/host/useRunAgain';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { planPath } from '@/lib/navigation/tools/planPath';

/** Makes a draft like this queue and asks for its date. */
export function PlanNext({ partyId }: { partyId: string }) {
  const { t } = useTranslation('aftershow');
  const { run, isRunning, refusal } = useRunAgain(partyId, planPath);
  return (
    <Stack $gap={2}>
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
      <Button
        variant="quiet"
        size="large"
        icon="clock"
        data-second=""
        isLoading={isRunning}
        onClick={() => void run()}
      >
        {t('hero.plan')}
      </Button>
    </Stack>
  );
}
