import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { TextField } from '@/components/ui/forms/TextField';
import { Stack } from '@/components/ui/Stack';
import { useProof } from '@/hooks/operator/useProof';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LineForm } from './Operator.styles';

/** Asks for the code of an app, or for one on paper. */
export function ProofForm({ onProven }: { onProven: () => void }) {
  const { t } = useTranslation('operator');
  const { round, refusal, isRunning, onSubmit } = useProof(onProven);
  return (
    <Stack>
      <p>{t('proof.hint')}</p>
      <LineForm method="post" noValidate onSubmit={onSubmit}>
        <TextField
          key={round}
          name="code"
          label={t('proof.code')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
        />
        <Button type="submit" isLoading={isRunning}>
          {t('proof.show')}
        </Button>
      </LineForm>
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
    </Stack>
  );
}
