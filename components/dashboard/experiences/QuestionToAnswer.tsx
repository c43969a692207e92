import Link from 'next/link';
import { useState, type SyntheticEvent } from 'react';
import { LocalTime } from '@/components/shared/LocalTime';
import { Button } from '@/components/ui/buttons/Button';
import { Card } from '@/components/ui/Card';
import { FormError } from '@/components/ui/forms/FormError';
import { TextArea } from '@/components/ui/forms/TextArea';
import { Cluster } from '@/components/ui/Stack';
import type { QuestionItem } from '@/hooks/experiences/useQuestionsToAnswer';
import { useCall } from '@/hooks/secureql/useCall';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { textOf } from '@/hooks/ui/formValues';
import { useToast } from '@/hooks/ui/toasts/useToast';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { servicePath } from '@/lib/navigation/tools/experiencePath';
import { LIMITS } from '@/lib/shared/limits';

interface Props {
  question: QuestionItem;
  onDone: () => void;
}

/** A question with the field for its answer, which everybody reads; or it is left out. */
export function QuestionToAnswer({ question, onDone }: Props) {
  const { t } = useTranslation('experiences');
  const toast = useToast();
  const { id: questionId, text, askedAt, title, handle, serviceId } = question;
  const [answer, setAnswer] = useState('');
  const hide = useCall('services/hide-question/');
  const form = useSecureqlForm(
    'services/answer-question/',
    (data) => ({ questionId, answer: textOf(data, 'answer') }),
    {
      onDone: () => {
        toast.success(t('questions.answered'));
        onDone();
      },
    },
  );

  async function leaveOut() {
    const outcome = await hide.run({ questionId, isHidden: true });
    if (!outcome.answer) return;
    toast.success(t('questions.hidden'));
    onDone();
  }
  return (
    <Card
      as="form"
      method="post"
      noValidate
      aria-labelledby={`question-${questionId}`}
      onSubmit={(event: SyntheticEvent<HTMLFormElement>) => void form.onSubmit(event)}
    >
      <div>
        <h2 id={`question-${questionId}`}>
          <bdi>{text}</bdi>
        </h2>
        <p>
          <Link href={servicePath(handle, serviceId)}>
            <bdi>{title}</bdi>
          </Link>{' '}
          · <LocalTime at={askedAt} as="date" />
        </p>
      </div>
      <TextArea
        name="answer"
        label={t('questions.answer')}
        error={form.fieldErrors.answer}
        maxLength={LIMITS.publicAnswer}
        dir="auto"
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
      <FormError>{form.formError ?? (hide.refusal && t(`errors:${hide.refusal}`))}</FormError>
      <Cluster>
        <Button type="submit" isLoading={form.isRunning} aria-disabled={answer.trim() === ''}>
          {t('questions.send')}
        </Button>
        <Button variant="link" isLoading={hide.isRunning} onClick={() => void leaveOut()}>
          {t('questions.hide')}
        </Button>
      </Cluster>
    </Card>
  );
}
