import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ReactNode, RefObject, SyntheticEvent } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { Icon } from '@/components/ui/icons/Icon';
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
  /** The form element, for a caller that submits it again. */
  element?: RefObject<HTMLFormElement | null>;
  /** Text of the button; "Save" by default. */
  submit?: string;
  /** Text shown after a save; "Saved" by default. */
  done?: string;
  children: ReactNode;
}

/** A form of the settings: the error is shown above the fields, the success beside the button. */
export function SettingsForm({ form, saved, element, submit, done, children }: SettingsFormProps) {
  const { t } = useTranslation('settings');
  return (
    <form
      ref={element}
      method="post"
      onSubmit={(event) => void form.onSubmit(event)}
      onInput={saved.markChanged}
    >
      <Stack>
        <FormError>{form.formError}</FormError>
        {children}
        <Cluster>
          <Button type="submit" isLoading={form.isRunning}>
            {form.isRunning ? t('save.running') : (submit ?? t('save'))}
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
    </form>
  );
}
