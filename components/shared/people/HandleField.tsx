import { useRef, useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { Stack } from '@/components/ui/Stack';
import { TextField } from '@/components/ui/forms/TextField';
import { useHandleCheck } from '@/hooks/session/useHandleCheck';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { HANDLE_TYPED } from '@/lib/shared/limits';

interface HandleFieldProps {
  /** The one the reader has; empty for none, or for a made-up one that nobody wants to keep. */
  own: string;
  /** What the server said about the handle that was sent. */
  error: string | undefined;
  /** The handle was saved: says so until another one is typed. */
  isSaved?: boolean;
  onTyped?: () => void;
}

/** A handle, of which one hears while typing whether it can be had. Needs `handle`'s texts. */
export function HandleField({ own, error, isSaved = false, onTyped }: HandleFieldProps) {
  const { t } = useTranslation('handle');
  const { handle, state, idea, check } = useHandleCheck(own);
  const input = useRef<HTMLInputElement>(null);
  const [answered, setAnswered] = useState({ error, handle });
  if (answered.error !== error) setAnswered({ error, handle });
  // It was said of what was sent, not of what is typed since.
  const refusal = answered.handle === handle ? error : undefined;
  const words = isSaved && state === 'own' ? 'saved' : state;
  const isSilent = refusal !== undefined || words === 'own' || words === 'unknown';
  const text = idea === null ? t(`state.${words}`, { handle }) : t('state.taken_idea', { idea });

  function typed(value: string) {
    onTyped?.();
    check(value);
  }

  function take(wanted: string) {
    if (!input.current) return;
    input.current.value = wanted;
    input.current.focus();
    typed(wanted);
  }

  return (
    <Stack $gap={2}>
      <TextField
        ref={input}
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
        error={refusal}
        news={{ text: isSilent ? '' : text, isWrong: words === 'taken' }}
        onChange={({ currentTarget }) => typed(currentTarget.value)}
      />
      {idea === null ? null : (
        <div>
          <Button variant="quiet" size="small" onClick={() => take(idea)}>
            {t('idea.use', { idea })}
          </Button>
        </div>
      )}
    </Stack>
  );
}
