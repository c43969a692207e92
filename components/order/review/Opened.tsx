import { ReplyForm } from '@/components/shared/reviews/ReplyForm';
import { Stars } from '@/components/shared/reviews/Stars';
import { TagList } from '@/components/shared/reviews/TagList';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { OrderReview, Review } from '@/lib/shared/reviews/views';
import { Pair } from './Review.styles';

interface Props {
  review: OrderReview;
  /** Whoever reads. */
  readerId: string | null;
  onReplied: (review: Review) => void;
}

/** What both sides said, each beside the other; the one about oneself can be replied to. */
export function Opened({ review, readerId, onReplied }: Props) {
  const { t } = useTranslation('reviewing');
  const name = review.other?.name ?? t('reviews:nobody');
  // One's own first.
  const both = review.opened.toSorted(
    (one, other) => Number(other.author?.id === readerId) - Number(one.author?.id === readerId),
  );
  return (
    <Pair>
      {both.map((said) => (
        <section key={said.id} aria-labelledby={`said-${said.id}`}>
          <h3 id={`said-${said.id}`}>
            {t(said.author?.id === readerId ? 'opened.mine' : 'opened.theirs', { name })}
          </h3>
          <Stars given={said.stars} />
          {said.text !== null && (
            <p className="text" dir="auto">
              {said.text}
            </p>
          )}
          <TagList tags={said.tags} />
          {said.reply && (
            <blockquote>
              <p className="fine">
                {t('reviews:reply.by', { name: said.subject?.name ?? t('reviews:nobody') })}
              </p>
              <p className="text" dir="auto">
                {said.reply.text}
              </p>
            </blockquote>
          )}
          {said.canReply && <ReplyForm review={said} onReplied={onReplied} />}
        </section>
      ))}
    </Pair>
  );
}
