import { DrawnIcon } from '@/components/ui/icons/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { FavoriteEdit } from '@/hooks/favorites/useFavorite';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { RoundButton } from './RoundButton';
import { cardIcons } from './cardIcons';

interface Props {
  favorite: FavoriteEdit;
  title: string;
  /** As it was when the page came. */
  wasKept: boolean;
}

/** The heart of a service: pressed while it is kept. */
export function HeartButton({ favorite: { isFavorite, add, remove }, title, wasKept }: Props) {
  const { t } = useTranslation('serviceWords');
  return (
    <>
      <RoundButton
        type="button"
        className="heart"
        aria-pressed={isFavorite}
        aria-label={t('keep.button', { title })}
        title={t('keep.short')}
        onClick={() => void (isFavorite ? remove() : add())}
      >
        <DrawnIcon drawing={cardIcons.heart} size={22} isFilled={isFavorite} />
      </RoundButton>
      <VisuallyHidden role="status">
        {isFavorite === wasKept ? '' : t(isFavorite ? 'keep.on' : 'keep.off')}
      </VisuallyHidden>
    </>
  );
}
