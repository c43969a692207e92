import { TextField } from '@/components/ui/forms/TextField';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { ANSWER_PATTERN } from '@/lib/shared/forms/answerPattern';
import type { EntryField, FieldKind } from '@/lib/shared/forms/entryFields';

/** What a phone's keyboard should know; the pattern is checked by the browser before anything goes out. */
const KEYBOARD = {
  TEXT: {},
  NUMBER: { inputMode: 'decimal' },
  GAME_ID: { autoCapitalize: 'none', spellCheck: false },
  LINK: { type: 'url', inputMode: 'url' },
} as const satisfies Record<FieldKind, object>;

interface Props {
  field: EntryField;
  /** What this fan answered to the same questions before. */
  remembered: readonly { key: string; value: string }[] | null;
  error?: string;
}

/** One question of the host, filled with what the fan answered the last time. */
export function AnswerField({ field, remembered, error }: Props) {
  const { t } = useTranslation('common');
  const { key, kind, label, required, maxLength } = field;
  const hint = kind === 'TEXT' ? undefined : t(`answer.${kind}`);
  return (
    <TextField
      {...KEYBOARD[kind]}
      name={key}
      label={label}
      hint={hint}
      error={error}
      title={hint}
      pattern={ANSWER_PATTERN[kind]}
      defaultValue={remembered?.find((answer) => answer.key === key)?.value}
      required={required}
      isOptional={!required}
      maxLength={maxLength}
      autoComplete="off"
      dir="auto"
    />
  );
}
