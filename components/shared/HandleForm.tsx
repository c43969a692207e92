import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { FieldHint } from '@/components/ui/Field.styles';
import { Notice } from '@/components/ui/Notice';
import { Stack } from '@/components/ui/Stack';
import { TextField } from '@/components/ui/TextField';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { useHandleCheck } from '@/hooks/session/useHandleCheck';
import { textOf } from '@/hooks/ui/formValues';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { HANDLE_TYPED } from '@/lib/shared/limits';

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
  const { t } = useTranslation('handle');
  const { handle, state, check } = useHandleCheck(own);
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
  const news = isSaved && state === 'own' ? 'saved' : state;
  return (
    <form method="post" onSubmit={(event) => void form.onSubmit(event)}>
      <Stack>
        {form.formError ? (
          <Notice kind="error" isLive>
            {form.formError}
          </Notice>
        ) : null}
        <div>
          <TextField
            label={t('label')}
            hint={t('hint')}
            name="handle"
            defaultValue={own}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            minLength={3}
            maxLength={30}
            pattern={HANDLE_TYPED}
            error={form.fieldErrors.handle}
            onChange={({ currentTarget }) => {
              setSaved(false);
              check(currentTarget.value);
            }}
          />
          <FieldHint role="status">
            {news === 'own' || news === 'unknown' ? null : t(`state.${news}`, { handle })}
          </FieldHint>
        </div>
        <div>
          <Button type="submit" isLoading={form.isRunning}>
            {submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
