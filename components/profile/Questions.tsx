import { Stack } from '@/components/ui/Stack';
import type { CreatorProfile } from '@/hooks/profile/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Lines, QuestionList } from './Profile.styles';

/** What a creator is often asked; nothing where there is nothing. */
export function Questions({ faqs }: Pick<CreatorProfile, 'faqs'>) {
  const { t } = useTranslation('profile');
  if (faqs.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="faqs-title">
      <h2 id="faqs-title">{t('faqs.title')}</h2>
      <QuestionList>
        {faqs.map(({ id, question, answer }) => (
          <details key={id}>
            <summary dir="auto">{question}</summary>
            <Lines dir="auto">{answer}</Lines>
          </details>
        ))}
      </QuestionList>
    </Stack>
  );
}
