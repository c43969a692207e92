import { useTranslation } from '@/hooks/ui/useTranslation';
import { useRef } from 'react';
import { Stack } from '@/components/ui/Stack';
import { TextField } from '@/components/ui/forms/TextField';
import { LIMITS } from '@/lib/shared/limits';
import { ReadyWords } from './ReadyWords';

interface Props {
  id: string;
  /** Keys of reasons that are often given. */
  presets: readonly string[];
  hint: string;
  onSubmit: (reason: string | null) => void;
}

/** Why a host does something: one of a few, or in their own words, or nothing. */
export function ReasonForm({ id, presets, hint, onSubmit }: Props) {
  const { t } = useTranslation('console');
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(field.current?.value.trim() || null);
      }}
    >
      <Stack $gap={2}>
        <TextField
          ref={field}
          label={t('reason.label')}
          hint={hint}
          isOptional
          maxLength={LIMITS.hostNote}
          autoComplete="off"
        />
        {presets.length > 0 && (
          <ReadyWords label={t('reason.presets')} presets={presets} field={field} />
        )}
      </Stack>
    </form>
  );
}
