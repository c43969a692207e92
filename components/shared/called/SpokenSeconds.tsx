import { useState } from 'react';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useTranslation } from '@/hooks/ui/useTranslation';

const SPOKEN: readonly number[] = [60, 30, 10];

/** Says how many seconds are left where that matters, instead of every one. */
export function SpokenSeconds({ left }: { left: number | null }) {
  const { t } = useTranslation('called');
  const [said, setSaid] = useState<number | null>(null);
  if (left !== null && SPOKEN.includes(left) && said !== left) setSaid(left);
  return (
    <VisuallyHidden role="status" aria-live="assertive">
      {said === null ? '' : t('seconds', { count: said })}
    </VisuallyHidden>
  );
}
