import { ReviewList } from '@/components/shared/reviews/ReviewList';
import { Rating } from '@/components/shared/services/Rating';
import { Stack } from '@/components/ui/Stack';
import type { CreatorProfile } from '@/hooks/profile/types';
import { reviewsOfCreator, type ReviewPage } from '@/hooks/reviews/reviewLists';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { CreatorRecord } from '@/lib/shared/reviews/views';
import { Headed } from './Sections.styles';

interface Props {
  creator: CreatorProfile;
  first: ReviewPage;
  record: CreatorRecord | null;
}

/** What buyers said of a creator; nothing before the first of them. */
export function Reviews({ creator, first, record }: Props) {
  const { t } = useTranslation('reviews');
  if (first.items.length === 0) return null;
  return (
    <Stack as="section" id="reviews" aria-labelledby="reviews-title">
      <Headed>
        <h2 id="reviews-title">{t('title')}</h2>
        {record && record.rating !== null && (
          <Rating rating={record.rating} count={record.ratingCount} />
        )}
      </Headed>
      <ReviewList first={first} readMore={reviewsOfCreator(creator.handle)} />
    </Stack>
  );
}
