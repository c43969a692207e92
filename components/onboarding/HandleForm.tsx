import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { Stack } from '@/components/ui/Stack';
import { TextField } from '@/components/ui/TextField';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { useHandleCheck } from '@/hooks/session/useHandleCheck';
import { useTranslation } from '@/hooks/ui/useTranslation';

interface HandleFormProps {
  /** The one the reader has; empty for a made-up one that nobody wants to keep. */
  handle: string;
  submit: string;
  onDone: (handle: string) => void;
}

const fieldOf = {
  'auth.handle_taken': 'handle',
  'auth.handle_reserved': 'handle',
} as const;

/** Chooses or changes a handle, and says while typing whether it is free. */
export function HandleForm({ handle, submit, onDone }: HandleFormProps) {
  const { t } = useTranslation('onboarding');
  const { isFree, check } = useHandleCheck();
  const [typed, setTyped] = useState(handle);
  const form = useSecureqlForm(
    'accounts/choose-handle/',
    (data) => {
      const value = data.get('handle');
      return { handle: typeof value === 'string' ? value : '' };
    },
    { fieldOf, onDone: ({ chooseHandle }) => onDone(chooseHandle.item?.handle ?? typed) },
  );
  return (
    <form method="post" onSubmit={form.onSubmit}>
      <Stack>
        {form.formError ? (
          <Notice kind="error" isLive>
            {form.formError}
          </Notice>
        ) : null}
        <TextField
          label={t('handle.label')}
          hint={
            <span role="status">
              {isFree === null
                ? t('handle.hint')
                : t(isFree ? 'handle.free' : 'handle.taken', { handle: typed })}
            </span>
          }
          name="handle"
          defaultValue={handle}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          minLength={3}
          maxLength={30}
          pattern="[A-Za-z0-9_\-]{3,30}"
          error={form.fieldErrors.handle}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            check(currentTarget.value);
          }}
        />
        <div>
          <Button type="submit" isLoading={form.isRunning}>
            {submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
