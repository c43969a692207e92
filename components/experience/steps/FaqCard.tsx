import { Question } from '@/components/forms/Form.styles';
import { Button } from '@/components/ui/buttons/Button';
import { TextArea } from '@/components/ui/forms/TextArea';
import { TextField } from '@/components/ui/forms/TextField';
import type { FaqDraft } from '@/hooks/experience/draft';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';

interface Props {
  faq: FaqDraft;
  /** 1 for the first. */
  number: number;
  onChange: (part: Partial<FaqDraft>) => void;
  onRemove: () => void;
}

/** Something that fans ask often, with its answer. */
export function FaqCard({ faq, number, onChange, onRemove }: Props) {
  const { t } = useTranslation('experienceEdit');
  const { key, question, answer } = faq;
  const isHalf = (question.trim() === '') !== (answer.trim() === '');
  return (
    <Question role="group" aria-label={t('faqs.one', { number })}>
      <TextField
        name={`faq-${key}`}
        label={t('faqs.question')}
        defaultValue={question}
        maxLength={LIMITS.faqQuestion}
        autoComplete="off"
        dir="auto"
        onChange={({ target }) => onChange({ question: target.value })}
      />
      <TextArea
        name={`answer-${key}`}
        label={t('faqs.answer')}
        hint={isHalf ? t('faqs.half') : undefined}
        defaultValue={answer}
        maxLength={LIMITS.faqAnswer}
        dir="auto"
        onChange={({ target }) => onChange({ answer: target.value })}
      />
      <div>
        <Button variant="link" size="small" onClick={onRemove}>
          {t('faqs.remove', { number })}
        </Button>
      </div>
    </Question>
  );
}
