import { CreatorFigures } from '@/components/shared/reviews/CreatorFigures';
import { ReviewList } from '@/components/shared/reviews/ReviewList';
import { Rating } from '@/components/shared/services/Rating';
import { Cluster, Stack } from '@/components/ui/Stack';
import type { CreatorProfile } from '@/hooks/profile/types';
import { reviewsOfCreator, type ReviewPage } from '@/hooks/reviews/reviewLists';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { CreatorRecord } from '@/lib/shared/reviews/views';

interface Props {
  creator: CreatorProfile;
  first: ReviewPage;
  record: CreatorRecord | null;
}

/** What buyers said of a creator, and what their orders say; nothing before the first order. */
export function Reviews({ creator, first, record }: Props) {
  const { t } = useTranslation('reviews');
  const hasRecord = record !== null && record.ordersDone > 0;
  if (first.items.length === 0 && !hasRecord) return null;
  return (
    <Stack as="section" id="reviews" aria-labelledby="reviews-title">
      <Cluster>
        <h2 id="reviews-title">{t('title')}</h2>
        {record && record.rating !== null && (
          <Rating rating={record.rating} count={record.ratingCount} />
        )}
      </Cluster>
      {record && <CreatorFigures record={record} name={creator.name} />}
      <ReviewList first={first} readMore={reviewsOfCreator(creator.handle)} />
    </Stack>
  );
}
