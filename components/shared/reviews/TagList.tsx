import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ReviewTag } from '@/lib/shared/reviews/review';
import { Tags } from './Reviews.styles';

/** What somebody said by a press; nothing where they did not. */
export function TagList({ tags }: { tags: readonly ReviewTag[] }) {
  const { t } = useTranslation('reviews');
  if (tags.length === 0) return null;
  return (
    <Tags role="list">
      {tags.map((tag) => (
        <li key={tag}>{t(`tag.${tag}`)}</li>
      ))}
    </Tags>
  );
}
