import { FileButton } from '@/components/shared/files/FileButton';
import { FileLine } from '@/components/shared/files/FileLine';
import { ChoiceCards } from '@/components/ui/forms/ChoiceCards';
import { FieldError } from '@/components/ui/forms/FieldError';
import { TextArea } from '@/components/ui/forms/TextArea';
import { TextField } from '@/components/ui/forms/TextField';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { IntakeKind } from '@/lib/shared/experiences/kinds';
import { LIMITS } from '@/lib/shared/limits';
import { FileQuestion } from './Form.styles';

/** A file that answers a question: chosen, on its way or sent. */
interface FileAnswer {
  name: string;
  bytes?: number;
  share: number | null;
  /** In the reader's language. */
  error: string | null;
}

interface Props {
  id: string;
  text: string;
  kind: IntakeKind;
  isRequired: boolean;
  choices: readonly string[];
  value: string;
  /** It was filled in from an earlier booking. */
  isRemembered?: boolean;
  /** In the reader's language. */
  error?: string;
  /** Of a question for a file; null: none is chosen. */
  file?: FileAnswer | null;
  onChange: (value: string) => void;
  onPick: (file: File) => void;
  onDrop: () => void;
}

/** One question of a creator to a buyer. Needs the namespace `intake`. */
export function IntakeField(props: Props) {
  const { id, text, kind, isRequired, choices, value, isRemembered = false, error } = props;
  const { t } = useTranslation('intake');
  const hint = isRemembered && value !== '' ? t('remembered') : undefined;
  const common = {
    ...{ name: id, label: text, error, hint, value, required: isRequired, dir: 'auto' },
    isOptional: !isRequired,
    maxLength: LIMITS.intakeAnswer,
    autoComplete: 'off',
  } as const;
  switch (kind) {
    case 'TEXT':
      return (
        <TextArea {...common} rows={2} onChange={({ target }) => props.onChange(target.value)} />
      );
    case 'CHOICE':
      return (
        <div>
          <ChoiceCards
            legend={isRequired ? text : `${text} (${t('common:field.optional')})`}
            name={id}
            defaultValue={value}
            options={choices.map((choice) => ({ value: choice, label: choice }))}
            onChange={props.onChange}
          />
          <FieldError isLive>{error}</FieldError>
        </div>
      );
    case 'FILE':
      return <FileField {...props} />;
    default:
      return (
        <TextField
          {...common}
          type={kind === 'LINK' ? 'url' : 'text'}
          inputMode={kind === 'LINK' ? 'url' : undefined}
          autoCapitalize={kind === 'GAME_ID' ? 'none' : undefined}
          spellCheck={kind === 'GAME_ID' ? false : undefined}
          onChange={({ target }) => props.onChange(target.value)}
        />
      );
  }
}

function FileField({ id, text, isRequired, file = null, error, onPick, onDrop }: Props) {
  const { t } = useTranslation('intake');
  return (
    <FileQuestion role="group" aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`}>
        {text} {isRequired ? null : <small>{t('common:field.optional')}</small>}
      </p>
      {file ? (
        <FileLine {...file} dropLabel={t('drop', { name: file.name })} onDrop={onDrop} />
      ) : (
        <div>
          <FileButton
            label={t('choose_file')}
            describedBy={`${id}-error`}
            isWrong={error !== undefined}
            onPick={([picked]) => picked && onPick(picked)}
          />
        </div>
      )}
      <FieldError id={`${id}-error`} isLive>
        {error}
      </FieldError>
    </FileQuestion>
  );
}
