import { Button } from '@/components/ui/buttons/Button';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useFavorite } from '@/hooks/favorites/useFavorite';
import type { Ticket } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';

interface FollowButtonsProps {
  creator: Ticket['party']['creator'];
  card: NonNullable<Ticket['card']>;
}

/** Follow the creator, and be told when they are live; each by one press, and back by another. */
export function FollowButtons({ creator, card }: FollowButtonsProps) {
  const { t } = useTranslation('card');
  const { id, name } = creator;
  const favorite = useFavorite(
    { targetType: 'CREATOR', targetId: id, notifyLive: card.hearsLive },
    { isFavorite: card.isFollower, failure: t('follow.failed') },
  );
  const { isFavorite, notifyLive, add, remove, setNotifyLive } = favorite;
  const hearsLive = isFavorite && notifyLive;
  return (
    <>
      <Button
        variant={isFavorite ? 'quiet' : 'primary'}
        size="large"
        isWide
        icon={isFavorite ? 'check' : 'plus'}
        aria-pressed={isFavorite}
        onClick={() => void (isFavorite ? remove() : add())}
      >
        {t('follow.button', { name })}
        <VisuallyHidden role="status">{isFavorite && t('follow.on')}</VisuallyHidden>
      </Button>
      <Button
        variant="quiet"
        isWide
        icon={hearsLive ? 'check' : undefined}
        aria-pressed={hearsLive}
        aria-label={t('follow.live_label', { name })}
        onClick={() => void setNotifyLive(!hearsLive)}
      >
        {t('follow.live')}
      </Button>
    </>
  );
}
