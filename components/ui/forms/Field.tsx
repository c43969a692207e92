import { useId, type ReactNode } from 'react';
import { useFieldProblem } from '@/hooks/ui/forms/useFieldChecks';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Icon } from '@/components/ui/icons/Icon';
import { FieldHint, FieldLabel, FieldNews, FieldRoot, Optional } from './Field.styles';
import { FieldError } from './FieldError';

/** What the control inside a field must carry so that it is named, described and marked. */
export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** What every kind of field takes beside its control's own attributes. */
export interface FieldWords {
  label: string;
  hint?: ReactNode;
  /** In the reader's language; shown under the control and read with it. */
  error?: string;
  /** What is known of what is typed, read out as it changes; empty while there is nothing to say. */
  news?: { text: string; isWrong: boolean };
  /** Adds the word "optional" to the label. */
  isOptional?: boolean;
}

interface FieldProps extends FieldWords {
  /** The control's: under it a checked form says what is wrong. */
  name?: string;
  children: (wiring: FieldWiring) => ReactNode;
}

/** Label, hint and error around any one control. */
export function Field(props: FieldProps) {
  const { name, label, hint, news, isOptional = false, children } = props;
  const { t } = useTranslation('common');
  const problem = useFieldProblem(name);
  const error = props.error || problem;
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const newsId = `${id}-news`;
  const isWrong = Boolean(error) || (news?.isWrong ?? false);
  const described = [hint ? hintId : '', error ? errorId : '', news?.text ? newsId : '']
    .filter(Boolean)
    .join(' ');
  return (
    <FieldRoot>
      <FieldLabel htmlFor={id}>
        {label} {isOptional ? <Optional>{t('field.optional')}</Optional> : null}
      </FieldLabel>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': isWrong ? true : undefined,
      })}
      {hint ? <FieldHint id={hintId}>{hint}</FieldHint> : null}
      <FieldError id={errorId}>{error}</FieldError>
      {news === undefined ? null : (
        <FieldNews id={newsId} role="status" aria-live="polite" $isWrong={news.isWrong}>
          {news.isWrong && news.text ? <Icon name="error" size={18} /> : null}
          <span>{news.text}</span>
        </FieldNews>
      )}
    </FieldRoot>
  );
}
