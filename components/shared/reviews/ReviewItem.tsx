import Link from 'next/link';
import { LocalTime } from '@/components/shared/LocalTime';
import { Avatar } from '@/components/ui/Avatar';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { servicePath } from '@/lib/navigation/tools/experiencePath';
import type { Review } from '@/lib/shared/reviews/views';
import { ReplyForm } from './ReplyForm';
import { Said } from './Reviews.styles';
import { Stars } from './Stars';
import { TagList } from './TagList';

interface Props {
  review: Review;
  /** What it is about stands on the page already. */
  isAtHome?: boolean;
  onReplied: (review: Review) => void;
}

/** A review with its stars, its words and what was replied. */
export function ReviewItem({ review, isAtHome = false, onReplied }: Props) {
  const { t } = useTranslation('reviews');
  const { author, subject, stars, tags, text, at, title, serviceId, creatorHandle } = review;
  const { reply, canReply } = review;
  const hasPage = serviceId !== null && creatorHandle !== null;
  return (
    <Said>
      <header>
        {author ? (
          <>
            <Avatar src={author.profilePhoto ?? ''} name={author.handle} />
            <Link href={`/${author.handle}`} prefetch={false}>
              <bdi>{author.name}</bdi>
            </Link>
          </>
        ) : (
          <b>{t('nobody')}</b>
        )}
        <Stars given={stars} />
        <span className="fine">
          <LocalTime at={at} as="date" />
        </span>
      </header>
      {!isAtHome && (
        <p className="fine">
          {hasPage ? (
            <Link href={servicePath(creatorHandle, serviceId)} prefetch={false}>
              <bdi>{title}</bdi>
            </Link>
          ) : (
            <bdi>{title}</bdi>
          )}
        </p>
      )}
      {text !== null && (
        <p className="text" dir="auto">
          {text}
        </p>
      )}
      <TagList tags={tags} />
      {reply && (
        <div className="reply">
          <p className="fine">
            {t('reply.by', { name: subject?.name ?? t('nobody') })},{' '}
            <LocalTime at={reply.at} as="date" />
          </p>
          <p className="text" dir="auto">
            {reply.text}
          </p>
        </div>
      )}
      {canReply && <ReplyForm review={review} onReplied={onReplied} />}
    </Said>
  );
}
