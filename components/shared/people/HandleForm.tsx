import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { CheckedForm } from '@/components/ui/forms/CheckedForm';
import { FormError } from '@/components/ui/forms/FormError';
import { Stack } from '@/components/ui/Stack';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { textOf } from '@/hooks/ui/formValues';
import { HandleField } from './HandleField';

interface HandleFormProps {
  /** The one the reader has; empty for a made-up one that nobody wants to keep. */
  handle: string;
  submit: string;
  onDone: () => void | Promise<void>;
}

const fieldOf = {
  'auth.handle_taken': 'handle',
  'auth.handle_reserved': 'handle',
  'auth.handle_changes_used_up': 'handle',
} as const;

/** Chooses or changes a handle, and says while typing whether it can be had. Needs `handle`'s texts. */
export function HandleForm({ handle: own, submit, onDone }: HandleFormProps) {
  const [isSaved, setSaved] = useState(false);
  const form = useSecureqlForm(
    'accounts/choose-handle/',
    (data) => ({ handle: textOf(data, 'handle') }),
    {
      fieldOf,
      onDone: async () => {
        await onDone();
        setSaved(true);
      },
    },
  );
  return (
    <CheckedForm onSubmit={form.onSubmit}>
      <Stack>
        <FormError code={form.errorCode}>{form.formError}</FormError>
        <HandleField
          own={own}
          error={form.fieldErrors.handle}
          isSaved={isSaved}
          onTyped={() => setSaved(false)}
        />
        <div>
          <Button type="submit" isLoading={form.isRunning}>
            {submit}
          </Button>
        </div>
      </Stack>
    </CheckedForm>
  );
}
