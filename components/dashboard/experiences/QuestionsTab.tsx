import { Button } from '@/components/ui/buttons/Button';
import { EmptyResults } from '@/components/ui/EmptyResults';
import { FormError } from '@/components/ui/forms/FormError';
import { Stack } from '@/components/ui/Stack';
import { useQuestionsToAnswer, type QuestionList } from '@/hooks/experiences/useQuestionsToAnswer';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { QuestionToAnswer } from './QuestionToAnswer';

/** What fans asked in public under one's services and nobody answered yet, the oldest first. */
export function QuestionsTab({ first }: { first: QuestionList }) {
  const { t } = useTranslation('experiences');
  const { questions, hasMore, isLoading, hasFailed, loadMore, leave } = useQuestionsToAnswer(first);
  if (questions.length === 0 && !hasMore) {
    return <EmptyResults message={t('questions.none')} />;
  }
  return (
    <Stack>
      <p>{t('questions.text')}</p>
      {questions.map((question) => (
        <QuestionToAnswer key={question.id} question={question} onDone={() => leave(question.id)} />
      ))}
      <FormError>{hasFailed && t('orders.failed')}</FormError>
      {hasMore && (
        <div>
          <Button
            variant="quiet"
            size="small"
            isLoading={isLoading}
            onClick={() => void loadMore()}
          >
            {t('orders.more')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
