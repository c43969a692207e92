import { cardIcons } from '@/components/shared/services/cardIcons';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { StarRow } from './Reviews.styles';

/** The values a star can have. */
export const STARS = [1, 2, 3, 4, 5] as const;

/** How many stars somebody gave. */
export function Stars({ given }: { given: number }) {
  const { t } = useTranslation('reviews');
  return (
    <StarRow>
      <VisuallyHidden>{t('stars', { given })}</VisuallyHidden>
      {STARS.map((star) => (
        <DrawnIcon key={star} drawing={cardIcons.star} size={18} isFilled={star <= given} />
      ))}
    </StarRow>
  );
}
