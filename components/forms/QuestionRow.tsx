import { useTranslation } from '@/hooks/ui/useTranslation';
import { IconButton } from '@/components/ui/buttons/IconButton';
import { NumberField } from '@/components/ui/forms/NumberField';
import { SelectField } from '@/components/ui/forms/SelectField';
import { Cluster } from '@/components/ui/Stack';
import { SwitchField } from '@/components/ui/forms/SwitchField';
import { TextField } from '@/components/ui/forms/TextField';
import { FIELD_KINDS, type EntryField } from '@/lib/shared/forms/entryFields';
import { LIMITS } from '@/lib/shared/limits';
import { Question } from './Form.styles';

interface Props {
  question: EntryField;
  /** 1 for the first. */
  number: number;
  count: number;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** One question: its words, whether it must be answered, what kind of answer, and how long. */
export function QuestionRow({ question, number, count, onMove, onRemove }: Props) {
  const { t } = useTranslation('console');
  const { key, kind, label, required, maxLength } = question;
  return (
    <Question role="group" aria-label={t('edit.field', { number })}>
      <TextField
        name={`label-${key}`}
        label={t('edit.field', { number })}
        defaultValue={label}
        maxLength={LIMITS.entryFieldLabel}
        dir="auto"
        required
      />
      <Cluster $justify="space-between">
        <SwitchField
          name={`required-${key}`}
          label={t('edit.field_required')}
          defaultChecked={required}
        />
        <Cluster $gap={1}>
          <IconButton
            icon="chevron-up"
            label={t('edit.field_up', { number })}
            disabled={number === 1}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon="chevron-down"
            label={t('edit.field_down', { number })}
            disabled={number === count}
            onClick={() => onMove(1)}
          />
          <IconButton
            icon="trash"
            tone="stop"
            label={t('edit.field_remove', { number })}
            onClick={onRemove}
          />
        </Cluster>
      </Cluster>
      <Cluster $gap={4}>
        <SelectField
          name={`kind-${key}`}
          label={t('edit.field_kind')}
          defaultValue={kind}
          options={FIELD_KINDS.map((value) => ({ value, label: t(`edit.kind_${value}`) }))}
        />
        <NumberField
          name={`length-${key}`}
          label={t('edit.field_max')}
          defaultValue={maxLength}
          min={1}
          max={LIMITS.entryFieldValue}
          required
        />
      </Cluster>
    </Question>
  );
}
