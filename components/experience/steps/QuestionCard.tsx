import { Pair } from '@/components/experience/Parts.styles';
import { Question } from '@/components/forms/Form.styles';
import { IconButton } from '@/components/ui/buttons/IconButton';
import { SelectField } from '@/components/ui/forms/SelectField';
import { SwitchField } from '@/components/ui/forms/SwitchField';
import { TextArea } from '@/components/ui/forms/TextArea';
import { TextField } from '@/components/ui/forms/TextField';
import { Cluster } from '@/components/ui/Stack';
import type { QuestionDraft } from '@/hooks/experience/draft';
import { linesOf } from '@/hooks/experience/settingsOf';
import { oneOf } from '@/hooks/ui/formValues';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { INTAKE_KINDS, INTAKE_TIMES } from '@/lib/shared/experiences/kinds';
import { LIMITS } from '@/lib/shared/limits';

interface Props {
  question: QuestionDraft;
  /** 1 for the first. */
  number: number;
  count: number;
  onChange: (part: Partial<QuestionDraft>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** One question: its words, what kind of answer, when it is asked, whether it must be answered. */
export function QuestionCard({ question, number, count, onChange, onMove, onRemove }: Props) {
  const { t } = useTranslation('experienceEdit');
  const { key, text, kind, isRequired, choices, when } = question;
  const isShort = kind === 'CHOICE' && linesOf(choices).length < 2;
  return (
    <Question role="group" aria-label={t('questions.one', { number })}>
      <TextField
        name={`text-${key}`}
        label={t('questions.one', { number })}
        defaultValue={text}
        maxLength={LIMITS.intakeQuestion}
        autoComplete="off"
        dir="auto"
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <Pair>
        <SelectField
          name={`kind-${key}`}
          label={t('questions.kind')}
          defaultValue={kind}
          onChange={({ target }) => onChange({ kind: oneOf(INTAKE_KINDS, target.value) })}
          options={INTAKE_KINDS.map((value) => ({ value, label: t(`questions.kind_${value}`) }))}
        />
        <SelectField
          name={`when-${key}`}
          label={t('questions.when')}
          defaultValue={when}
          onChange={({ target }) => onChange({ when: oneOf(INTAKE_TIMES, target.value) })}
          options={INTAKE_TIMES.map((value) => ({ value, label: t(`questions.when_${value}`) }))}
        />
      </Pair>
      {kind === 'CHOICE' && (
        <TextArea
          name={`choices-${key}`}
          label={t('questions.choices')}
          hint={t('questions.choices_hint', { count: LIMITS.intakeChoices })}
          error={isShort && choices !== '' ? t('questions.choices_few') : undefined}
          defaultValue={choices}
          maxLength={LIMITS.intakeChoices * (LIMITS.intakeChoice + 1)}
          dir="auto"
          onChange={({ target }) => onChange({ choices: target.value })}
        />
      )}
      <Cluster $justify="space-between">
        <SwitchField
          name={`required-${key}`}
          label={t('questions.required')}
          defaultChecked={isRequired}
          onChange={({ target }) => onChange({ isRequired: target.checked })}
        />
        <Cluster $gap={1}>
          <IconButton
            icon="chevron-up"
            label={t('questions.up', { number })}
            disabled={number === 1}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon="chevron-down"
            label={t('questions.down', { number })}
            disabled={number === count}
            onClick={() => onMove(1)}
          />
          <IconButton
            icon="trash"
            tone="stop"
            label={t('questions.remove', { number })}
            onClick={onRemove}
          />
        </Cluster>
      </Cluster>
    </Question>
  );
}
