import { useFavorite } from '@/hooks/favorites/useFavorite';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { HeartButton } from './HeartButton';

interface Props {
  serviceId: string;
  title: string;
  isKept: boolean;
}

/** Keeps a service among the favorites, or lets go of it. */
export function KeepButton({ serviceId, title, isKept }: Props) {
  const { t } = useTranslation('serviceWords');
  const favorite = useFavorite(
    { targetType: 'SERVICE', targetId: serviceId, notifyLive: false },
    { isFavorite: isKept, failure: t('keep.failed') },
  );
  return <HeartButton favorite={favorite} title={title} wasKept={isKept} />;
}
