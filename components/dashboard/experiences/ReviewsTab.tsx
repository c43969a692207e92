import { ReviewList } from '@/components/shared/reviews/ReviewList';
import { EmptyResults } from '@/components/ui/EmptyResults';
import { Stack } from '@/components/ui/Stack';
import { reviewsOfMine, type ReviewPage } from '@/hooks/reviews/reviewLists';
import { useTranslation } from '@/hooks/ui/useTranslation';

/** What buyers said, the newest first; each can be replied to once. */
export function ReviewsTab({ first }: { first: ReviewPage }) {
  const { t } = useTranslation('reviews');
  if (first.items.length === 0) return <EmptyResults message={t('mine.none')} />;
  return (
    <Stack>
      <p>{t('mine.text')}</p>
      <ReviewList first={first} readMore={reviewsOfMine} />
    </Stack>
  );
}
