import { useTranslation } from '@/hooks/ui/useTranslation';
import { Button } from '@/components/ui/buttons/Button';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { serviceIcons } from '@/components/shared/services/serviceIcons';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useFavorite } from '@/hooks/favorites/useFavorite';
import { useSession } from '@/hooks/session/useSession';

interface Props {
  creator: { id: string; handle: string; name: string };
  isFollowed: boolean;
}

const bell = <DrawnIcon drawing={serviceIcons.bell} size={20} />;

/** "Tell me when live"; a visitor goes through the log-in and comes back to it. */
export function FollowButton({ creator, isFollowed }: Props) {
  const { t } = useTranslation('profile');
  const { isLoggedIn } = useSession();
  const next = encodeURIComponent(`/${creator.handle}#follow`);
  return isLoggedIn ? (
    <MemberButton key={creator.id} creator={creator} isFollowed={isFollowed} />
  ) : (
    <ButtonLink href={`/login?next=${next}`}>
      {bell}
      {t('follow.button')}
    </ButtonLink>
  );
}

function MemberButton({ creator, isFollowed: isFollowedAtFirst }: Props) {
  const { t } = useTranslation('profile');
  const {
    isFavorite: isFollowed,
    remove,
    add,
  } = useFavorite(
    { targetType: 'CREATOR', targetId: creator.id, notifyLive: true },
    { isFavorite: isFollowedAtFirst, failure: t('follow.failed') },
  );
  return (
    <>
      <Button
        id="follow"
        variant={isFollowed ? 'quiet' : 'primary'}
        icon={isFollowed ? 'check' : undefined}
        aria-pressed={isFollowed}
        onClick={() => void (isFollowed ? remove() : add())}
      >
        {isFollowed ? null : bell}
        {t('follow.button')}
      </Button>
      <VisuallyHidden role="status">
        {isFollowed === isFollowedAtFirst
          ? ''
          : t(isFollowed ? 'follow.on' : 'follow.off', { name: creator.name })}
      </VisuallyHidden>
    </>
  );
}
