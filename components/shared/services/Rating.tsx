import { DrawnIcon } from '@/components/ui/icons/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import { cardIcons } from './cardIcons';
import { starsIn } from './starsIn';

interface Props {
  /** Tenths of a star; null: no review yet. */
  rating: number | null;
  count: number;
}

/** Stars never stand without how many gave them. */
export function Rating({ rating, count }: Props) {
  const { t, i18n } = useTranslation('serviceWords');
  const star = <DrawnIcon drawing={cardIcons.star} size={16} isFilled />;
  if (rating === null) {
    return (
      <span className="rating">
        {star}
        <b>{t('card.new')}</b>
      </span>
    );
  }
  const stars = starsIn(rating, i18n.language);
  return (
    <span className="rating">
      {star}
      <VisuallyHidden>{t('card.rated', { stars, count })}</VisuallyHidden>
      <b aria-hidden="true">{stars}</b>
      <span aria-hidden="true">({numbersIn(i18n.language).format(count)})</span>
    </span>
  );
}
