import { useState } from 'react';
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
  const { handle, state, check } = useHandleCheck(own);
  const [answered, setAnswered] = useState({ error, handle });
  if (answered.error !== error) setAnswered({ error, handle });
  // It was said of what was sent, not of what is typed since.
  const refusal = answered.handle === handle ? error : undefined;
  const words = isSaved && state === 'own' ? 'saved' : state;
  const isSilent = refusal !== undefined || words === 'own' || words === 'unknown';
  return (
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
      error={refusal}
      news={{ text: isSilent ? '' : t(`state.${words}`, { handle }), isWrong: words === 'taken' }}
      onChange={({ currentTarget }) => {
        onTyped?.();
        check(currentTarget.value);
      }}
    />
  );
}
