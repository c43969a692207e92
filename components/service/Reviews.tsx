import styled from 'styled-components';
import { CreatorFigures } from '@/components/shared/reviews/CreatorFigures';
import { ReviewList } from '@/components/shared/reviews/ReviewList';
import { starsIn } from '@/components/shared/services/starsIn';
import { reviewsOfService, type ReviewPage } from '@/hooks/reviews/reviewLists';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ServicePage } from '@/lib/shared/experiences/views';
import type { CreatorRecord } from '@/lib/shared/reviews/views';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, size, space, weight } from '@/styles/tokens';

const Sum = styled.div`
  margin-bottom: ${space[6]};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[8]};
  ${tabularFigures}

  .number {
    font-size: 3.5rem;
    font-weight: ${weight.display};
    letter-spacing: -0.04em;
    line-height: 1;
  }

  ol {
    display: grid;
    flex: 1 1 12rem;
    gap: ${space[1]};
    max-width: 18rem;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: 1ch minmax(0, 1fr) 4ch;
    align-items: center;
    gap: ${space[3]};
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  svg {
    width: 100%;
    height: 0.5rem;
    overflow: hidden;
    border-radius: ${radius.round};
    background: ${color.sunken};
  }

  rect {
    fill: ${color.accent};
  }
`;

interface Props {
  page: ServicePage;
  first: ReviewPage;
  record: CreatorRecord | null;
}

const Record = styled.div`
  margin-top: ${space[6]};
`;

/** What those who had it say: how many gave how many stars, their words, and the creator's figures. */
export function Reviews({ page, first, record }: Props) {
  const { t, i18n } = useTranslation('service');
  const { rating, ratingCount, stars } = page;
  return (
    <section id="reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title">{t('reviews.title')}</h2>
      {rating === null ? (
        <p className="quiet">{t('reviews.none')}</p>
      ) : (
        <Sum>
          <div>
            <p className="number">{starsIn(rating, i18n.language)}</p>
            <p className="quiet">{t('reviews.count', { count: ratingCount })}</p>
          </div>
          <ol role="list">
            {stars
              .map((count, place) => ({ count, given: place + 1 }))
              .toReversed()
              .map(({ count, given }) => (
                <li key={given} aria-label={t('reviews.row', { given, number: count })}>
                  <span aria-hidden="true">{given}</span>
                  <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={(100 * count) / Math.max(1, ratingCount)} height="8" />
                  </svg>
                  <span aria-hidden="true">{count}</span>
                </li>
              ))}
          </ol>
        </Sum>
      )}
      <ReviewList first={first} readMore={reviewsOfService(page.id)} isAtHome />
      {record && (
        <Record>
          <CreatorFigures record={record} name={page.creator.name} />
        </Record>
      )}
    </section>
  );
}
