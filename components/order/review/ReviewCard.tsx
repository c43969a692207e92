import dynamic from 'next/dynamic';
import { useState } from 'react';
import { LocalTime } from '@/components/shared/LocalTime';
import { marks, Told } from '@/components/shared/money/Told';
import { Button } from '@/components/ui/buttons/Button';
import { Card } from '@/components/ui/Card';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { useReview } from '@/hooks/order/useReview';
import { useSession } from '@/hooks/session/useSession';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { BookingPage } from '@/lib/shared/bookings/views';
import type { OrderReview, Review } from '@/lib/shared/reviews/views';
import { Letters } from './Letters';
import { Opened } from './Opened';
import { Middle } from './Review.styles';

// Most orders are read long before and after it is written.
const ReviewForm = dynamic(() => import('./ReviewForm').then((module) => module.ReviewForm));

interface Props {
  order: BookingPage;
  /** Null: the reader is none of those who can say how it was. */
  initial: OrderReview | null;
}

/** How both sides say how it was: to be written, sealed, or open. Nothing while it is not done. */
export function ReviewCard({ order, initial }: Props) {
  const { review, write } = useReview(order, initial);
  if (!review || review.state === 'NONE' || review.state === 'OVER') return null;
  return <Stage review={review} onChange={write} />;
}

interface StageProps {
  review: OrderReview;
  onChange: (review: OrderReview) => void;
}

function Stage({ review, onChange }: StageProps) {
  const { t } = useTranslation('reviewing');
  const { user } = useSession();
  const [isChanging, setIsChanging] = useState(false);
  const { state, closesAt, mine, opened } = review;
  const isWriting = state === 'OPEN' || (state === 'SEALED' && isChanging);
  const isSealed = state === 'SEALED' && !isChanging;
  const title = titleOf(review, isWriting);
  const replied = (said: Review) =>
    onChange({ ...review, opened: opened.map((one) => (one.id === said.id ? said : one)) });

  function sealed(next: OrderReview) {
    setIsChanging(false);
    onChange(next);
  }
  return (
    <Card id="review" aria-labelledby="review-title">
      <Middle>
        {isSealed && <Letters own={user?.firstName ?? ''} height={88} />}
        <h2 id="review-title">{t(title)}</h2>
        {isWriting && <ReviewForm review={review} onSealed={sealed} />}
        {isSealed && (
          <>
            <p className="fine">
              <Told
                text={t('sealed.text', marks('until'))}
                parts={{ until: closesAt && <LocalTime at={closesAt} as="date" /> }}
              />
            </p>
            <Button variant="quiet" onClick={() => setIsChanging(true)}>
              {t('sealed.change')}
            </Button>
          </>
        )}
        {state === 'OPENED' && (
          <Opened review={review} readerId={user?.id ?? null} onReplied={replied} />
        )}
        {mine?.hiddenReason && <p>{t('opened.hidden', { reason: mine.hiddenReason })}</p>}
      </Middle>
      <LiveRegion message={isWriting ? '' : t(title)} />
    </Card>
  );
}

function titleOf({ state, opened }: OrderReview, isWriting: boolean): string {
  if (isWriting) return 'write.title';
  if (state === 'SEALED') return 'sealed.title';
  return opened.length === 2 ? 'opened.both' : 'opened.one';
}
