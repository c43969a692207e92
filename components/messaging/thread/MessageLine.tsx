import { LocalTime } from '@/components/shared/LocalTime';
import { Button } from '@/components/ui/buttons/Button';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { Unsent } from '@/lib/messaging/drafts';
import type { Mark, Row } from '@/lib/messaging/rows';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Offer } from '@/lib/shared/offers/offer';
import { OfferCard } from './OfferCard';
import { Bubble, Foot, Line } from './Log.styles';

interface Props {
  row: Row;
  goesOn: boolean;
  /** The same sender's next message follows at once and shows the time for both. */
  isFollowed: boolean;
  mark: Mark;
  partnerName: string;
  /** Stands in it; undefined: none, or it is not read yet. */
  offer: Offer | undefined;
  onOffer: (offer: Offer) => void;
  onRetry: (unsent: Unsent) => void;
  onDrop: (clientId: string) => void;
}

/** One message: a bubble, and below it its time and whether it was sent or seen. */
export function MessageLine(props: Props) {
  const { row, goesOn, isFollowed, mark, partnerName, offer, onOffer, onRetry, onDrop } = props;
  const { t } = useTranslation('chat');
  const { isOwn, body, photo, unsent, createdAt } = row;
  const isFailed = unsent !== null && !unsent.isSending;
  return (
    <Line $isOwn={isOwn} $goesOn={goesOn}>
      <Bubble $isOwn={isOwn} $isFailed={isFailed}>
        <VisuallyHidden>
          {isOwn ? t('message.from_you') : t('message.from', { name: partnerName })}
        </VisuallyHidden>
        {photo && (
          <a href={photo.url} target="_blank" rel="noreferrer">
            <img
              src={photo.url}
              width={photo.width}
              height={photo.height}
              alt={isOwn ? t('photo.own') : t('photo.theirs', { name: partnerName })}
            />
            <VisuallyHidden>{t('common:link.new_tab')}</VisuallyHidden>
          </a>
        )}
        {offer && <OfferCard offer={offer} onChange={onOffer} />}
        {body !== '' && !offer && <p dir="auto">{body}</p>}
        {body === '' && photo === null && <p className="removed">{t('message.removed')}</p>}
      </Bubble>
      {isFailed ? (
        <Foot role="alert">
          <span className="why">
            {unsent.refusal ? t(`errors:${unsent.refusal}`) : t('message.not_sent')}
          </span>
          <Button variant="link" size="small" onClick={() => onRetry(unsent)}>
            {t('common:retry')}
          </Button>
          <Button variant="link" size="small" onClick={() => onDrop(unsent.clientId)}>
            {t('message.drop')}
          </Button>
        </Foot>
      ) : (
        (!isFollowed || mark !== null) && (
          <Foot>
            <LocalTime at={createdAt} as="time" />
            {mark && <span>{t(`mark.${mark}`)}</span>}
          </Foot>
        )
      )}
    </Line>
  );
}
