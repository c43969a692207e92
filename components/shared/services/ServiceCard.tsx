import Link from 'next/link';
import type { ReactNode } from 'react';
import { PageBanner } from '@/components/shared/page/PageBanner';
import { Avatar } from '@/components/ui/Avatar';
import { StatusBadge } from '@/components/ui/StatusBadge';
import { useMoney } from '@/hooks/fund/useMoney';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { servicePath } from '@/lib/navigation/tools/experiencePath';
import type { ServiceCard as Card } from '@/lib/shared/experiences/views';
import { FreeAt } from './FreeAt';
import { Rating } from './Rating';
import { CardRoot } from './ServiceCard.styles';

interface Props {
  card: Card;
  /** Its face and name stand above already: on the creator's own page. */
  isAtHome?: boolean;
  /** The first ones are in sight at once. */
  isFirst?: boolean;
  /** Its picture stands on top on a phone, too: it has more to show below. */
  isTall?: boolean;
  /** Instead of when one has it. */
  soon?: ReactNode;
  /** On the picture: the heart. */
  heart?: ReactNode;
  children?: ReactNode;
}

/** A service in a list. Needs `serviceWords`. */
export function ServiceCard({ card, soon, heart, children, ...shape }: Props) {
  const { t } = useTranslation('serviceWords');
  const { isAtHome = false, isFirst = false, isTall = false } = shape;
  const money = useMoney(card.currency);
  const { id, handle, title, image, creatorName, creatorPhoto } = card;
  return (
    <CardRoot className={isTall ? 'tall' : undefined}>
      <div className="picture">
        {image ? (
          <img
            src={image}
            alt=""
            width={640}
            height={440}
            loading={isFirst ? undefined : 'lazy'}
            decoding="async"
          />
        ) : (
          <PageBanner className="none" photo={null} />
        )}
        {card.isCreatorLive && (
          <span className="live">
            <StatusBadge status="good">{t('card.live')}</StatusBadge>
          </span>
        )}
      </div>
      <div className="words">
        <h3>
          <Link href={servicePath(handle, id)} prefetch={false} dir="auto">
            {title}
          </Link>
        </h3>
        {!isAtHome && (
          <p className="by">
            <Avatar src={creatorPhoto ?? undefined} name={handle} />
            <bdi>{creatorName}</bdi>
          </p>
        )}
        <p className="foot">
          {t('card.from')} <b>{money.exact(card.priceFrom)}</b>
        </p>
        <p className="line">
          <Rating rating={card.rating} count={card.ratingCount} />
          {soon || <Soonest card={card} />}
        </p>
        {children}
      </div>
      {heart}
    </CardRoot>
  );
}

/** When one has it. */
function Soonest({ card: { kind, days, nextFreeAt, state } }: { card: Card }) {
  const { t } = useTranslation('serviceWords');
  if (state !== 'PUBLISHED') return <span>{t('card.away')}</span>;
  if (kind === 'INSTANT') return <span className="soon">{t('card.at_once')}</span>;
  if (kind === 'QUEUE') return <span className="soon">{t('card.in_queue')}</span>;
  if (kind === 'DELIVERY') {
    return days === null ? null : <span>{t('card.in_days', { count: days })}</span>;
  }
  return nextFreeAt === null ? <span>{t('card.no_time')}</span> : <FreeAt at={nextFreeAt} />;
}
