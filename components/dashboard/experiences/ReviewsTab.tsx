import styled from 'styled-components';
import { ReviewList } from '@/components/shared/reviews/ReviewList';
import { List } from '@/components/shared/reviews/Reviews.styles';
import { EmptyResults } from '@/components/ui/EmptyResults';
import { Stack } from '@/components/ui/Stack';
import { reviewsOfMine, type ReviewPage } from '@/hooks/reviews/reviewLists';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { color, radius, shadow, space } from '@/styles/tokens';

/** Each on a ground of its own, as many beside each other as have room. */
const Beside = styled.div`
  ${List} {
    grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));
    gap: ${space[4]};
    max-width: none;
  }

  ${List} > li {
    padding: ${space[4]} ${space[5]};
    border-radius: ${radius.large};
    background: ${color.raised};
    box-shadow: ${shadow.low};
  }
`;

/** What buyers said, the newest first; each can be replied to once. */
export function ReviewsTab({ first }: { first: ReviewPage }) {
  const { t } = useTranslation('reviews');
  if (first.items.length === 0) return <EmptyResults message={t('mine.none')} />;
  return (
    <Stack>
      <p>{t('mine.text')}</p>
      <Beside>
        <ReviewList first={first} readMore={reviewsOfMine} />
      </Beside>
    </Stack>
  );
}
