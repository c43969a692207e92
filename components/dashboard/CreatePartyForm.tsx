import { useTranslation } from '@/hooks/ui/useTranslation';
import { useRouter } from 'next/router';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { Cluster, Stack } from '@/components/ui/Stack';
import { TextField } from '@/components/ui/forms/TextField';
import { textOf } from '@/hooks/ui/formValues';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { LIMITS } from '@/lib/shared/limits';

interface Props {
  requestKey: string;
  onCancel: () => void;
}

/** Title and game; leads to the new queue's console. */
export function CreatePartyForm({ requestKey, onCancel }: Props) {
  const { t } = useTranslation('dashboard');
  const router = useRouter();
  const form = useSecureqlForm(
    'party/create-party/',
    (data) => ({ title: textOf(data, 'title'), game: textOf(data, 'game'), requestKey }),
    {
      onDone: async ({ createParty }) => {
        if (createParty.item) await router.push(`/party/${createParty.item.id}/dashboard`);
      },
    },
  );
  return (
    <form method="post" onSubmit={(event) => void form.onSubmit(event)}>
      <Stack>
        <FormError code={form.errorCode}>{form.formError}</FormError>
        <TextField
          name="title"
          label={t('create.name')}
          hint={t('create.name_hint')}
          error={form.fieldErrors.title}
          maxLength={LIMITS.partyTitle}
          autoComplete="off"
          required
        />
        <TextField
          name="game"
          label={t('create.game')}
          hint={t('create.game_hint')}
          error={form.fieldErrors.game}
          maxLength={LIMITS.partyGame}
          autoComplete="off"
          required
        />
        <p>{t('create.next')}</p>
        <Cluster $justify="end">
          <Button variant="quiet" onClick={onCancel}>
            {t('create.cancel')}
          </Button>
          <Button type="submit" isLoading={form.isRunning}>
            {t(form.isRunning ? 'create.running' : 'create.submit')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
