import { useTranslation } from '@/hooks/ui/useTranslation';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import type { useQuestions } from '@/hooks/forms/useQuestions';
import { LIMITS } from '@/lib/shared/limits';
import { Section } from './Form.styles';
import { QuestionRow } from './QuestionRow';

interface Props {
  list: ReturnType<typeof useQuestions>;
  error?: string;
}

/** Adds, removes and orders the questions; the focus goes along. */
export function QuestionsEditor({ list, error }: Props) {
  const { t } = useTranslation('console');
  const root = useRef<HTMLFieldSetElement>(null);
  const focusName = useRef<string | null>(null);

  useEffect(() => {
    if (!focusName.current) return;
    const control = root.current?.querySelector<HTMLElement>(`[name="${focusName.current}"]`);
    focusName.current = null;
    control?.focus();
  }, [list.questions]);

  const focusQuestion = (key: string) => {
    focusName.current = `label-${key}`;
  };
  return (
    <Section ref={root}>
      <legend>
        <h2>{t('edit.fields')}</h2>
      </legend>
      <p>{t('edit.fields_hint', { count: LIMITS.entryFields })}</p>
      <FormError>{error}</FormError>
      {list.questions.length === 0 && <p>{t('edit.fields_empty')}</p>}
      {list.questions.map((question, index) => (
        <QuestionRow
          key={question.key}
          question={question}
          number={index + 1}
          count={list.questions.length}
          onMove={(by) => {
            focusQuestion(question.key);
            list.move(question.key, by);
          }}
          onRemove={() => {
            focusName.current = 'add-question';
            list.remove(question.key);
          }}
        />
      ))}
      {list.canAdd && (
        <div>
          <Button
            name="add-question"
            variant="quiet"
            icon="plus"
            onClick={() => focusQuestion(list.add())}
          >
            {t('edit.field_add')}
          </Button>
        </div>
      )}
    </Section>
  );
}
