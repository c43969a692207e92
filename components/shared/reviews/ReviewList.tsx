import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { Stack } from '@/components/ui/Stack';
import type { ReadMore, ReviewPage } from '@/hooks/reviews/reviewLists';
import { useReviews } from '@/hooks/reviews/useReviews';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { ReviewItem } from './ReviewItem';
import { List } from './Reviews.styles';

interface Props {
  first: ReviewPage;
  readMore: ReadMore;
  /** All are about what the page is about. */
  isAtHome?: boolean;
}

/** Reviews, the newest first, with more on demand; nothing where there are none. */
export function ReviewList({ first, readMore, isAtHome = false }: Props) {
  const { t } = useTranslation('reviews');
  const { reviews, hasMore, isLoading, hasFailed, loadMore, replace } = useReviews(first, readMore);
  if (reviews.length === 0) return null;
  return (
    <Stack>
      <List role="list">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewItem review={review} isAtHome={isAtHome} onReplied={replace} />
          </li>
        ))}
      </List>
      <FormError>{hasFailed && t('failed')}</FormError>
      {hasMore && (
        <div>
          <Button variant="quiet" isLoading={isLoading} onClick={() => void loadMore()}>
            {t(hasFailed ? 'common:retry' : 'more')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
