import { useEffect, useRef, useState } from 'react';
import type { StepProps } from '@/components/experience/wizard/StepContent';
import { Button } from '@/components/ui/buttons/Button';
import { Stack } from '@/components/ui/Stack';
import { emptyFaq, emptyQuestion } from '@/hooks/experience/draft';
import { listParts } from '@/hooks/experience/listParts';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';
import { FaqCard } from './FaqCard';
import { QuestionCard } from './QuestionCard';

/** What each buyer is asked, and what everybody can read. */
export function QuestionsStep({ editor: { draft, change } }: StepProps) {
  const { t } = useTranslation('experienceEdit');
  const root = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<{ name: string } | null>(null);
  useEffect(() => {
    if (focused) root.current?.querySelector<HTMLElement>(`[name="${focused.name}"]`)?.focus();
  }, [focused]);

  const questions = listParts(draft.questions, (next) => change({ questions: next }));
  const faqs = listParts(draft.faqs, (next) => change({ faqs: next }));
  return (
    <Stack $gap={8} ref={root}>
      <Stack as="section" aria-labelledby="asked-title">
        <h2 id="asked-title">{t('questions.asked')}</h2>
        {draft.questions.length === 0 && <p>{t('questions.none')}</p>}
        {draft.questions.map((question, index) => (
          <QuestionCard
            key={question.key}
            question={question}
            number={index + 1}
            count={draft.questions.length}
            onChange={(part) => questions.set(question.key, part)}
            onMove={(by) => questions.move(question.key, by)}
            onRemove={() => {
              questions.remove(question.key);
              setFocused({ name: 'add-question' });
            }}
          />
        ))}
        {draft.questions.length < LIMITS.intakeQuestions && (
          <div>
            <Button
              name="add-question"
              variant="quiet"
              icon="plus"
              onClick={() => setFocused({ name: `text-${questions.add(emptyQuestion())}` })}
            >
              {t('questions.add')}
            </Button>
          </div>
        )}
      </Stack>
      <Stack as="section" aria-labelledby="faq-title">
        <div>
          <h2 id="faq-title">{t('faqs.title')}</h2>
          <p>{t('faqs.text')}</p>
        </div>
        {draft.faqs.map((faq, index) => (
          <FaqCard
            key={faq.key}
            faq={faq}
            number={index + 1}
            onChange={(part) => faqs.set(faq.key, part)}
            onRemove={() => {
              faqs.remove(faq.key);
              setFocused({ name: 'add-faq' });
            }}
          />
        ))}
        {draft.faqs.length < LIMITS.serviceFaqs && (
          <div>
            <Button
              name="add-faq"
              variant="quiet"
              icon="plus"
              onClick={() => setFocused({ name: `faq-${faqs.add(emptyFaq())}` })}
            >
              {t('faqs.add')}
            </Button>
          </div>
        )}
      </Stack>
    </Stack>
  );
}
