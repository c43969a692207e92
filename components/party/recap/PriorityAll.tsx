import { Button } from '@/components/ui/buttons/Button';
import { isWithoutPriority, type useRecap } from '@/hooks/party/host/useRecap';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';

interface PriorityAllProps {
  list: ReturnType<typeof useRecap>;
  /** How many the whole list holds. */
  count: number;
}

/** Priority next time for everybody of a list, by one press. */
export function PriorityAll({ list, count }: PriorityAllProps) {
  const { t } = useTranslation('aftershow');
  const { hasMore, items, isBusy, giveAll } = list;
  const without = items?.filter(isWithoutPriority).length ?? 0;
  const wanted = Math.min(hasMore ? count : without, LIMITS.priorityAtOnce);
  if (without === 0 || wanted < 2) return null;
  return (
    <Button size="small" variant="quiet" isLoading={isBusy} onClick={() => void giveAll()}>
      {t('priority.all', { count: wanted })}
    </Button>
  );
}
