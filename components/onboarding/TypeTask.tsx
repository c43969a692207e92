import { Button } from '@/components/ui/buttons/Button';
import { ChoiceCards } from '@/components/ui/forms/ChoiceCards';
import { FormError } from '@/components/ui/forms/FormError';
import { Stack } from '@/components/ui/Stack';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { useTranslation } from '@/hooks/ui/useTranslation';

/** Asks users who came with Google for what others choose at the sign-up. */
export function TypeTask({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('auth');
  const form = useSecureqlForm(
    'accounts/choose-user-type/',
    (data) => ({
      userType: data.get('userType') === 'CREATOR' ? ('CREATOR' as const) : ('FAN' as const),
    }),
    { onDone },
  );
  return (
    <form method="post" onSubmit={form.onSubmit}>
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
        <div>
          <Button type="submit" isLoading={form.isRunning}>
            {t('onboarding:type.submit')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
