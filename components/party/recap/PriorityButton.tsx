import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/buttons/Button';
import { Icon } from '@/components/ui/icons/Icon';
import { isWithoutPriority, type RecapEntry } from '@/hooks/party/host/useRecap';
import { useTranslation } from '@/hooks/ui/useTranslation';

interface PriorityButtonProps {
  entry: RecapEntry;
  isBusy: boolean;
  /** Null where the caller may not give it. */
  onGive: (() => void) | null;
}

/** Priority next time for one person by one press, or that they have it. */
export function PriorityButton({ entry, isBusy, onGive }: PriorityButtonProps) {
  const { t } = useTranslation('aftershow');
  const { priority, handle } = entry;
  if (priority !== null) {
    return (
      <Badge $tone={priority === 'GIVEN' ? 'good' : undefined}>
        {priority === 'GIVEN' && <Icon name="check" size={16} />}
        {t(`priority.${priority}`)}
      </Badge>
    );
  }
  if (!onGive || !isWithoutPriority(entry)) return null;
  return (
    <Button
      size="small"
      variant="quiet"
      isLoading={isBusy}
      aria-label={t('priority.label', { handle })}
      onClick={onGive}
    >
      {t('priority.button')}
    </Button>
  );
}
