import { StatusBadge, type Status } from '@/components/ui/StatusBadge';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { LotteryState } from '@/lib/shared/lottery/states';

const STATUS_OF: Record<LotteryState, Status> = {
  DRAFT: 'quiet',
  SCHEDULED: 'quiet',
  OPEN: 'good',
  PAUSED: 'wait',
  CLOSED: 'wait',
  CLAIMING: 'accent',
  COMPLETED: 'accent',
  CANCELLED: 'stop',
};

/** The state of a draw in a word, a shape and a colour. Needs the namespace `draw`. */
export function DrawStateBadge({ state }: { state: LotteryState }) {
  const { t } = useTranslation('draw');
  return <StatusBadge status={STATUS_OF[state]}>{t(`state.${state}`)}</StatusBadge>;
}
