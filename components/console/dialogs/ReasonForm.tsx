import { useTranslation } from '@/hooks/ui/useTranslation';
import { useRef } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { Cluster, Stack } from '@/components/ui/Stack';
import { TextField } from '@/components/ui/forms/TextField';
import { LIMITS } from '@/lib/shared/limits';

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
          <Cluster $gap={2} role="group" aria-label={t('reason.presets')}>
            {presets.map((preset) => (
              <Button
                key={preset}
                size="small"
                variant="quiet"
                onClick={() => {
                  if (field.current) field.current.value = t(preset);
                }}
              >
                {t(preset)}
              </Button>
            ))}
          </Cluster>
        )}
      </Stack>
    </form>
  );
}
