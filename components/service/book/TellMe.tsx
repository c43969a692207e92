import { Button } from '@/components/ui/buttons/Button';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { useFavorite } from '@/hooks/favorites/useFavorite';
import { useSession } from '@/hooks/session/useSession';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { servicePath } from '@/lib/navigation/tools/experiencePath';
import type { ServicePage } from '@/lib/shared/experiences/views';

interface Props {
  page: ServicePage;
  /** What is waited for: a free time, or that it can be had at all. */
  what: 'free' | 'back';
}

/** Has one told when something can be had again; it is kept among the favorites for that. */
export function TellMe({ page, what }: Props) {
  const { t } = useTranslation('service');
  const { isLoggedIn } = useSession();
  const { id, creator, isOwn, isFavorite, isTold } = page;
  const { notifySlots, isRunning, setAlerts } = useFavorite(
    { targetType: 'SERVICE', targetId: id, notifySlots: isTold },
    { isFavorite, failure: t('serviceWords:keep.failed') },
  );
  if (isOwn) return null;
  if (!isLoggedIn) {
    const next = encodeURIComponent(servicePath(creator.handle, id));
    return (
      <ButtonLink href={`/login?next=${next}`} variant="quiet" isWide>
        {t(`tell.${what}`)}
      </ButtonLink>
    );
  }
  return (
    <>
      <p role="status" className="quiet">
        {notifySlots ? t('tell.on') : ''}
      </p>
      <Button
        variant="quiet"
        isWide
        isLoading={isRunning}
        onClick={() => void setAlerts({ notifySlots: !notifySlots })}
      >
        {t(notifySlots ? 'tell.stop' : `tell.${what}`)}
      </Button>
    </>
  );
}
