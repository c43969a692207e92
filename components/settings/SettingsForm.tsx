import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ReactNode, SyntheticEvent } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { Icon } from '@/components/ui/icons/Icon';
import { CheckedForm } from '@/components/ui/forms/CheckedForm';
import { FormError } from '@/components/ui/forms/FormError';
import { Cluster, Stack } from '@/components/ui/Stack';
import { Saved } from './Settings.styles';

interface SettingsFormProps {
  form: {
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => Promise<void>;
    formError: string | null;
    isRunning: boolean;
  };
  saved: { isSaved: boolean; markChanged: () => void };
  /** Text of the button. */
  submit: string;
  /** Text shown after a save; "Saved" by default. */
  done?: string;
  children: ReactNode;
}

/** An act of its own in the settings, such as a new password: it is no part of the tab's save. */
export function SettingsForm({ form, saved, submit, done, children }: SettingsFormProps) {
  const { t } = useTranslation('settings');
  return (
    <CheckedForm onSubmit={form.onSubmit} onInput={saved.markChanged}>
      <Stack>
        <FormError>{form.formError}</FormError>
        {children}
        <Cluster>
          <Button type="submit" isLoading={form.isRunning}>
            {form.isRunning ? t('save.running') : submit}
          </Button>
          <Saved role="status">
            {saved.isSaved ? (
              <>
                <Icon name="good" size={18} /> {done ?? t('save.done')}
              </>
            ) : null}
          </Saved>
        </Cluster>
      </Stack>
    </CheckedForm>
  );
}
