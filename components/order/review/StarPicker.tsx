import { useId } from 'react';
import { STARS } from '@/components/shared/reviews/Stars';
import { cardIcons } from '@/components/shared/services/cardIcons';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Picker } from './Review.styles';

interface Props {
  /** Null: none is chosen yet. */
  given: number | null;
  onPick: (stars: number) => void;
}

/** Stars to choose from; the arrow keys move among them, as among all choices of a page. */
export function StarPicker({ given, onPick }: Props) {
  const { t } = useTranslation('reviewing');
  const id = useId();
  return (
    <Picker>
      <legend>{t('write.stars')}</legend>
      <div>
        {STARS.map((star) => (
          <span key={star}>
            <input
              type="radio"
              name="stars"
              id={`${id}-${star}`}
              value={star}
              checked={given === star}
              required
              onChange={() => onPick(star)}
            />
            <label htmlFor={`${id}-${star}`}>
              <DrawnIcon
                drawing={cardIcons.star}
                size={40}
                isFilled={given !== null && star <= given}
              />
              <VisuallyHidden>
                {t('reviews:stars', { given: star })}, {t(`write.word.${star}`)}
              </VisuallyHidden>
            </label>
          </span>
        ))}
      </div>
      <output aria-hidden="true">{given === null ? '' : t(`write.word.${given}`)}</output>
    </Picker>
  );
}
